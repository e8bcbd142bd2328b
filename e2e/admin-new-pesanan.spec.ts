import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { expectKabar } from './page.ts'
import { leavePopup, popup } from './payment.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('an order at the counter is entered for a new customer, and paid in cash', async ({ page, admin: _, build }) => {
  const produk = await build.produk()
  const name = unique('Pak Kasir')
  await page.goto('/pesanan-semua')
  await page.getByRole('link', { name: 'Tambah Pesanan' }).click()
  await page.getByLabel('Pesanan datang lewat').selectOption('Kasir')
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByLabel('Nomor HP').fill(`0813${String(Date.now()).slice(-8)}`)
  await page.getByRole('combobox', { name: 'Tambah barang' }).fill(produk.nama)
  await page.getByRole('option', { name: produk.nama }).click()
  await page.getByRole('button', { name: 'Tambah jumlah' }).click()
  await page.getByLabel('Potongan harga').fill('1000')
  await page.getByLabel('Alasan potongan').fill('Langganan')
  await page.getByLabel('Cara bayar').selectOption('Sudah dibayar tunai')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan Pesanan' }).click()
  await expectKabar(page, 'Pesanan tersimpan')
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)
  await expect(page.getByText('Belum punya email, jadi tidak menerima kabar lewat email.')).toBeVisible()
  await expect(page.getByText('Tunai: Dibayar')).toBeVisible()
  await expect(page.getByText('Ambil sendiri', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Kasir', { exact: true }).first()).toBeVisible()
})

test('a known customer is found by number, and pays by link without an account', async ({
  page,
  admin: _,
  build,
  browser,
  baseURL,
}) => {
  const produk = await build.produk()
  const pembeli = await build.pelanggan({ nama: unique('Bu Langganan') })
  await page.goto('/tambah-pesanan')
  await page.getByRole('combobox', { name: 'Cari pembeli' }).fill(pembeli.nama)
  await page.getByRole('option', { name: pembeli.nama }).click()
  await expect(page.getByLabel('Nama penerima')).toHaveValue(pembeli.nama)
  await page.getByRole('combobox', { name: 'Tambah barang' }).fill(produk.nama)
  await page.getByRole('option', { name: produk.nama }).click()
  await page.getByLabel('Cara kirim').selectOption({ index: 1 })
  await page.getByLabel('Ongkir').fill('21000')
  await page.getByLabel('Alamat', { exact: true }).fill('Dermaga 3, Teluk Hurun')
  await page.getByRole('button', { name: 'Simpan Pesanan' }).click()
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)
  await page.getByRole('button', { name: 'Buat tautan bayar' }).click()
  const wa = page.getByRole('link', { name: 'Kirim lewat WhatsApp' })
  await expect(wa).toHaveAttribute('href', /^https:\/\/wa\.me\/62.*bayar/)
  const tautan = /https?:\/\/\S+\/bayar\/[\w-]+/.exec(decodeURIComponent((await wa.getAttribute('href')) ?? ''))?.[0]

  const other = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const payer = await other.newPage()
  await payer.goto(new URL(tautan ?? '', baseURL).pathname)
  await expect(payer.getByText(produk.nama)).toBeVisible()
  await expect(payer.getByText(pembeli.nama)).toHaveCount(0)
  await expectAccessible(payer)
  await payer.getByRole('button', { name: 'Bayar sekarang' }).click()
  await popup(payer).getByRole('button', { name: 'QRIS' }).click()
  await popup(payer).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(payer, 'Kembali ke toko')
  await expect(payer.getByText('Pembayaran sudah kami terima.')).toBeVisible()
  await other.close()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Status pesanan' })).toHaveValue('Sedang Di Proses')
})
