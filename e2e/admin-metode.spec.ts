import { unique } from './build-rows.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('buyers are offered a payment method and a way of shipping while they are active §2.219 §2.220', async ({
  page,
  request,
  admin: _,
  pelanggan: __,
  produk,
}) => {
  const name = unique('Bank BSI')
  await page.goto('/metode-pembayaran')
  await page.getByRole('link', { name: 'Tambah Metode' }).click()
  await page.getByLabel('Metode', { exact: true }).fill(name)
  await page.getByLabel('Deskripsi').fill('Transfer ke BSI')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Metode pembayaran berhasil ditambahkan')
  await expect(page).toHaveURL('/metode-pembayaran')

  await openCheckout(page, produk)
  await pay(page)
  await expect(popup(page).getByRole('button', { name: 'BSI Virtual Account' })).toBeVisible()
  await expect(popup(page).getByRole('button', { name: 'CIMB Niaga Virtual Account' })).toBeHidden()

  await page.goto(`/metode-pembayaran?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByLabel('Aktif').uncheck()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Metode pembayaran berhasil diperbarui')
  await expect(page.getByText('Tidak aktif')).toBeVisible()
  await page.getByRole('button', { name: `Hapus ${name}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(page.getByText('Tidak ada metode pembayaran')).toBeVisible()

  const ship = unique('Kapal')
  const kode = ship.toLowerCase().replace(' ', '-')
  const listOffered = async () => JSON.stringify(await (await request.get('/api/shipping-methods')).json())
  await page.goto('/tambah-pengiriman')
  await page.getByLabel('Nama').fill(ship)
  await page.getByLabel('Kode').fill('reguler')
  await page.getByLabel('Estimasi').fill('7 hari')
  await page.getByLabel('Biaya').fill('12500')
  await page.getByLabel('Urutan').fill('90')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Kode ini sudah dipakai metode lain. Pakai kode lain.').first()).toBeVisible()
  await expect(page.getByLabel('Kode')).toBeFocused()
  await page.getByLabel('Kode').fill(kode)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL('/metode-pengiriman')
  await expect.poll(listOffered).toContain(kode)

  await searchRow(page, ship)
  await page.getByRole('link', { name: `Edit ${ship}` }).click()
  await page.getByLabel('Aktif').uncheck()
  await page.getByRole('button', { name: 'Simpan' }).click()
  // The list keeps its search.
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => `${pathname} ${searchParams.get('q')}` === `/metode-pengiriman ${ship}`,
  )
  await expect.poll(listOffered).not.toContain(kode)
  await page.getByRole('button', { name: `Hapus ${ship}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Metode pengiriman berhasil dihapus')
})
