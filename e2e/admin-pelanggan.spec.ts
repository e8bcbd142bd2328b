import { formatTanggal } from '#contract/wib.ts'
import { expectAccessible } from './accessibility.ts'
import { hariLagi } from './build-rows.ts'
import { expectKabar, kabar, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

test('a voucher is made, changed, and its limits are told where they do not fit', async ({ page, admin: _ }) => {
  const kode = `UJI-${Date.now()}`.slice(0, 24)
  const [mulai, sampai] = [hariLagi(30), hariLagi(60)]
  await page.goto('/voucher')
  await page.getByRole('link', { name: 'Tambah Voucher' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Nama tidak boleh kosong')).toBeVisible()
  await page.getByLabel('Kode', { exact: true }).fill(kode.toLowerCase())
  await page.getByLabel('Nama', { exact: true }).fill('Promo panen')
  await page.getByLabel('Nilai', { exact: true }).fill('5000')
  await page.getByLabel('Berlaku mulai').fill(mulai)
  await page.getByLabel('Berlaku sampai').fill(hariLagi(1))
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Berlaku sampai tidak boleh sebelum berlaku mulai')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Berlaku sampai').fill(sampai)
  await page.getByRole('button', { name: 'Simpan' }).click()
  // A confirmation appears if the discounted price is below the purchase price of the demo's goods.
  const tanya = page.getByRole('button', { name: 'Ya, Simpan' })
  await expect(tanya.or(kabar(page, 'Voucher berhasil ditambahkan'))).toBeVisible()
  if (await tanya.isVisible()) await tanya.click()
  await expectKabar(page, 'Voucher berhasil ditambahkan')

  await searchRow(page, kode)
  const row = page.getByRole('row').filter({ hasText: kode })
  await expect(row).toContainText(`${formatTanggal(mulai)} – ${formatTanggal(sampai)}`)
  await row.getByRole('link', { name: `Edit ${kode}` }).click()
  await page.getByLabel('Batas pemakaian').fill('20')
  await page.getByRole('button', { name: 'Simpan' }).click()
  if (await tanya.isVisible()) await tanya.click()
  await expect(page.getByRole('row').filter({ hasText: kode })).toContainText('0 dari 20')
})

test('the office looks at a customer, writes a note, and gives a group', async ({ page, admin: _, build }) => {
  const { nama: namaGrup } = await build.grup()
  const pembeli = await build.pelanggan({ nama: `Bu Tambak ${Date.now()}` })
  const { nomor } = await build.pesanan({ pembeli, lunas: true })
  await page.goto('/pelanggan')
  await searchRow(page, pembeli.nama)
  await page.getByRole('link', { name: pembeli.nama }).click()
  await expect(page.getByRole('heading', { name: pembeli.nama, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: nomor })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan Catatan' }).click()
  await expect(page.getByText('Tuliskan catatannya')).toBeVisible()
  await page.getByLabel('Catatan baru').fill('Suka ditelepon pagi')
  await page.getByRole('button', { name: 'Simpan Catatan' }).click()
  await expectKabar(page, 'Catatan disimpan')
  await expect(page.getByRole('listitem').filter({ hasText: 'Suka ditelepon pagi' })).toBeVisible()
  await page.getByLabel(`Grup ${pembeli.nama}`).selectOption(namaGrup)
  await expectKabar(page, 'Pelanggan berhasil diperbarui')
})
