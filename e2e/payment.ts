import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens the checkout for one of a product, with one way of shipping chosen. */
export async function openCheckout(page: Page, { produkId }: { produkId: number }): Promise<void> {
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=1`)
  await page.getByRole('radio', { name: /Reguler/ }).check()
}

/** From the filled checkout to the open payment popup. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
}

/** The payment popup: the provider's page in its frame. */
export const popup = (page: Page): FrameLocator => page.frameLocator('#snap-midtrans')

/**
 * Presses a button that takes the popup away. Not by a click of the mouse, whose answer would be waited for from a frame
 * that is gone; and again where its page had no script yet.
 */
export async function leavePopup(page: Page, button: string): Promise<void> {
  const found = popup(page).getByRole('button', { name: button })
  await expect(found).toBeVisible()
  const frame = page.locator('#snap-midtrans')
  await expect(async () => {
    if ((await frame.count()) > 0)
      await found.evaluate((element: HTMLElement) => element.click(), undefined, { timeout: 1000 })
    await expect(frame).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}
