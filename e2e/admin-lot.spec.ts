import type { Page } from '@playwright/test'
import { dateAhead, type Produk, unique } from './build-rows.ts'
import { breakApi, expectKabar, pesan } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

async function choose(page: Page, at: number, name: string) {
  const row = page.getByRole('group', { name: `Barang ${at}` })
  await row.getByRole('combobox').fill(name)
  await page.getByRole('option', { name: name }).click()
  return row
}

test('goods are received, lots near expiry are set aside, and goods without a number get one and are corrected', async ({
  page,
  admin: _,
  build,
}) => {
  const [old, created] = [await build.produk({ stok: '0' }), await build.produk({ stok: '0' })]
  await page.goto('/lot')
  await page.getByRole('link', { name: 'Barang Masuk' }).click()
  await page.getByLabel('Pemasok').fill('CV Bahari')
  const one = await choose(page, 1, created.nama)
  await page.getByRole('button', { name: 'Catat Barang Masuk' }).click()
  await expect(one).toContainText('Nomor lot tidak boleh kosong!')
  const nomor = unique('N')
  await one.getByLabel('Nomor lot').fill(nomor)
  await one.getByLabel('Kedaluwarsa').fill(dateAhead(400))
  await one.getByLabel('Jumlah').fill('24')
  await one.getByLabel('Harga modal').fill('20000')
  await page.getByRole('button', { name: 'Tambah Barang' }).click()
  const two = await choose(page, 2, old.nama)
  await two.getByLabel('Nomor lot').fill('DEKAT-1')
  await two.getByLabel('Kedaluwarsa').fill(dateAhead(30))
  await expect(two).toContainText('Hampir kedaluwarsa: akan disisihkan, tidak dijual.')
  await two.getByLabel('Jumlah').fill('6')
  await page.getByRole('button', { name: 'Catat Barang Masuk' }).click()
  await expect(pesan(page)).toContainText(`${old.nama}, lot DEKAT-1`)
  await pesan(page).getByRole('button', { name: 'Ya, Catat' }).click()
  await expectKabar(page, 'Barang masuk dicatat: 2 lot, 1 disisihkan')

  await page.getByPlaceholder('Cari produk atau nomor lot').fill(nomor)
  await expect(page.getByRole('row').filter({ hasText: nomor })).toContainText('CV Bahari')
  await page.goto(`/edit-produk/${old.produkId}`)
  await expect(page.getByRole('heading', { name: 'Stok: 0' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lot produk ini' })).toContainText('DEKAT-1')

  await numberAndCorrect(page, await build.produk({ stok: '10' }))
})

/** Gives goods without a number one, and mends and corrects the new lot. */
async function numberAndCorrect(page: Page, { nama }: Produk): Promise<void> {
  await page.goto(`/lot?keadaan=tanpa-nomor&q=${encodeURIComponent(nama)}`)
  await page.getByRole('link', { name: 'Tanpa nomor', exact: true }).click()
  await page.getByRole('button', { name: 'Beri Nomor Lot' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jumlah').fill('7')
  const nomor = unique('P')
  await dialog.getByLabel('Nomor lot').fill(nomor)
  await dialog.getByLabel('Kedaluwarsa').fill(dateAhead(500))
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, `Lot ${nomor} berhasil dibuat`)
  await expect(page.getByRole('heading', { name: 'Isi: 3' })).toBeVisible()

  await page.goto(`/lot?q=${nomor}`)
  await page.getByRole('link', { name: nomor }).click()
  await page.getByRole('button', { name: 'Koreksi Isi' }).click()
  await dialog.getByLabel('Hasil hitungan').fill('6')
  await dialog.getByLabel('Alasan').fill('Satu pecah')
  await dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
  await expect(page.getByRole('heading', { name: 'Isi: 6' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Mutasi lot' })).toContainText('Satu pecah')
  await page.getByLabel('Harga modal per satuan').fill('9000')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expectKabar(page, 'Lot berhasil diperbarui')
}

test('a shelf is counted on a phone, and nothing is lost by a reload or a lost signal', async ({
  page,
  admin: _,
  build,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { kategoriId, produk } = await build.rak(2, { stok: '8' })
  const [one, two] = produk
  await page.goto(`/opname?kategori=${kategoriId}`)
  const calculate = (name = '') => page.getByLabel(`Hitungan ${name}, lot Tanpa nomor`, { exact: true })
  await calculate(one?.nama).fill('5')
  await page.getByRole('button', { name: `${two?.nama}, lot Tanpa nomor: cocok` }).click()
  await page.reload()
  await expect(calculate(one?.nama)).toHaveValue('5')
  await expect(calculate(two?.nama)).toHaveValue('8')
  await expect(page.getByText('2 lot dihitung')).toBeVisible()

  await page.getByRole('button', { name: 'Periksa dan Simpan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 lot cocok.')
  await expect(dialog).toContainText('tercatat 8, dihitung 5')
  await breakApi(page, '/opname', 'away')
  await dialog.getByRole('button', { name: 'Simpan Opname' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await expect(calculate(one?.nama)).toHaveValue('5')
  await dialog.getByRole('button', { name: 'Simpan Opname' }).click()
  await expectKabar(page, 'Opname disimpan: 1 lot dikoreksi, 1 cocok')
  await expect(calculate(one?.nama)).toHaveValue('')
  await expect(page.getByText('Tercatat 5')).toBeVisible()
})
