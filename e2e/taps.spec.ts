import type { Page } from '@playwright/test'
import { newAkun } from './build-rows.ts'
import { readLayoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { leavePopup, popup } from './payment.ts'
import { expect, test } from './test.ts'

/*
 * Counts what a purchase costs the buyer: presses and filled-in fields on the shop's own pages, from the landing page until the
 * order is paid. The provider's page is not the shop's: its steps depend on the bank.
 */

const KNOWN = { taps: 4, fields: 0 }
const NEW = { taps: 9, fields: 6 }

/** Counts presses and changed fields in every document of the tab. */
function count(): void {
  if (window !== window.top) return
  const add = (name: string, value: string) =>
    sessionStorage.setItem(name, JSON.stringify([...JSON.parse(sessionStorage.getItem(name) ?? '[]'), value]))
  const controlOf = (target: EventTarget | null) =>
    (target as Element | null)?.closest('a, button, label, input, textarea, [role=option]')
  const nameOf = (control: Element) =>
    (control.textContent || (control as HTMLInputElement).labels?.[0]?.textContent || '?').trim()
  // A press beside every control changes nothing: Playwright repeats a press on what has just moved.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control = controlOf(target)
      if (control) add('taps', nameOf(control))
    },
    true,
  )
  addEventListener('change', ({ target }) => {
    const control = controlOf(target)
    if (control && (control as HTMLInputElement).type !== 'radio') add('fields', nameOf(control))
  })
}

const counted = (page: Page, name: 'taps' | 'fields'): Promise<string[]> =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '[]'), name)

/** Pays in the provider's popup, and expects the order to be paid by then. */
async function payInPopup(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  const orders = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const headers = { authorization: `Bearer ${token}` }
    return (await page.request.get('/api/pemesanan/riwayat', { headers })).json()
  }
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await expect.poll(async () => (await orders()).data[0]?.status_pembayaran).toBe('success')
}

/** Expects at most this many taps and fields, and lists them. */
async function expectAtMost(page: Page, most: typeof NEW): Promise<void> {
  const [taps, fields] = [await counted(page, 'taps'), await counted(page, 'fields')]
  test.info().annotations.push({ type: 'taps', description: `${taps.length}: ${taps.join(' | ')}` })
  test.info().annotations.push({ type: 'fields', description: `${fields.length}: ${fields.join(' | ')}` })
  expect(taps.length, taps.join(' | ')).toBeLessThanOrEqual(most.taps)
  expect(fields.length, fields.join(' | ')).toBeLessThanOrEqual(most.fields)
}

test.beforeEach(({ page }) => page.addInitScript(count))

test('a known buyer pays with at most four taps', { tag: '@wide' }, async ({ page, pelanggan, build }) => {
  await build.pesanan({ pembeli: pelanggan, lunas: true })
  await page.goto('/')
  await page.getByRole('link', { name: 'Pesan Sekarang' }).first().click()
  await page
    .getByRole('link', { name: /^Beli / })
    .first()
    .click()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
  await payInPopup(page)
  await expectAtMost(page, KNOWN)
})

test('a new buyer pays with at most nine taps and six fields', { tag: '@wide' }, async ({ page }) => {
  const { nama, email, no_hp } = newAkun()
  await page.goto('/')
  await page.getByRole('link', { name: 'Pesan Sekarang' }).first().click()
  await page.getByRole('link', { name: 'Lihat produk dulu' }).click()
  await page
    .getByRole('link', { name: /^Beli / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Login Sekarang' }).click()
  await page.getByRole('link', { name: 'Pesan tanpa login' }).click()
  await page.getByLabel('Nama lengkap').fill(nama)
  await page.getByLabel('Nomor HP').fill(no_hp)
  await page.getByRole('combobox', { name: 'Kecamatan' }).fill('tejakula')
  await page.getByRole('option', { name: /Tejakula/ }).click()
  await page.getByLabel('Alamat', { exact: true }).fill('Dermaga Tejakula')
  await page.getByLabel('Email (opsional)').fill(email)
  await page.getByRole('radio', { name: /Reguler/ }).check()
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await page.getByRole('button', { name: 'Ya, Bayar' }).click()
  await payInPopup(page)
  await expectAtMost(page, NEW)
  await leavePopup(page, 'Kembali ke toko')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/riwayat-pembayaran')
  await expect(page.getByText(`Halo, ${nama}`)).toBeAttached()
})

test('the checkout without a login moves nothing while it loads', { tag: '@wide' }, async ({ page, produk }) => {
  await watchLayoutShifts(page)
  await showLoading(page)
  await page.goto(`/pesan-tanpa-login?produk=${produk.produkId}&jumlah=2`)
  await expect(page.getByRole('radio', { name: /Reguler.*Rp/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { sum, moved } = await readLayoutShift(page)
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01)
})
