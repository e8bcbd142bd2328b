import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens the checkout for one unit of a product and chooses a shipping method. */
export async function openCheckout(page: Page, { produkId }: { produkId: number }): Promise<void> {
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=1`)
  await page.getByRole('radio', { name: /Reguler/ }).check()
}

/** Opens the payment popup from the filled-in checkout. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
}

/** Returns the payment popup: the provider's page in its frame. */
export const popup = (page: Page): FrameLocator => page.frameLocator('#snap-midtrans')

/**
 * Presses a button that closes the popup.
 * Not by a mouse click, which would wait for a response from the removed frame.
 * Retries if the page had no script yet.
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
