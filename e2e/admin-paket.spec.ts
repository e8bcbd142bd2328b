import type { Page } from '@playwright/test'
import { unique } from './build-rows.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const content = (page: Page, nomor: number) => page.getByRole('group', { name: `Isi ${nomor}`, exact: true })
const contentsNames = (page: Page, nomor: number) => content(page, nomor).getByLabel('Nama', { exact: true })
const bound = (page: Page, nomor: number) =>
  content(page, nomor).getByRole('combobox', { name: 'Produk terkait (opsional)' })

test('a package is added, rejected with reasons, edited, checked from the dashboard, archived and sold again §1.04 §2.217 §8.77', async ({
  page,
  admin,
  build,
}) => {
  const title = unique('Paket Karantina')
  // Characters that no other test's product contains.
  const mark = unique('').trim()
  const obat = await build.produk({ nama: `Zurkonium ${mark}`, stok: '7' })
  const resep = await build.produk({ nama: `Rutenikon${mark}`, golongan: 'obat_keras' })

  await test.step('put together, with a part named like a product', async () => {
    await page.goto('/manajemen-paket')
    await page.getByRole('link', { name: 'Tambah Paket' }).click()
    await expect(page).toHaveURL('/tambah-paket')
    await page.getByLabel('Nama Paket').fill(title)
    await page.getByLabel('Harga', { exact: true }).fill('650000')
    await page.getByLabel('Deskripsi').fill(`Rutenicon${mark}, Zurconium, Buku saku`)
    await button(page, 'Simpan').click()
    await expect(pesan(page)).toContainText(
      `${resep.nama} perlu resep dokter hewan, jadi tidak boleh ada di dalam paket.`,
    )
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(content(page, 1).getByText(`${resep.nama} perlu resep, tidak boleh di dalam paket`)).toBeVisible()
    await button(page, 'Hapus isi 1').click()
    await button(page, 'Simpan').click()
    await expect(pesan(page)).toContainText(`mirip produk ${obat.nama}.`)
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(
      content(page, 1).getByText(`Mirip ${obat.nama}: ikat ke produk itu, atau tulis nama lain`),
    ).toBeVisible()
    await contentsNames(page, 1).fill(obat.nama.toUpperCase())
    await button(page, 'Simpan').click()
    await expectKabar(page, 'Paket berhasil ditambahkan')
    await searchRow(page, title)
    await expect(page.getByText('7 paket')).toBeVisible()
  })

  await test.step('changed, and back in the list as it was left', async () => {
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(page).toHaveURL(/\/edit-paket\/\d+$/)
    await expect(bound(page, 1)).toHaveValue(obat.nama)
    await expect(bound(page, 2)).toHaveValue('')
    await bound(page, 2).fill(obat.nama.toLowerCase())
    await page.getByRole('option', { name: obat.nama }).click()
    await content(page, 2).getByLabel('Jumlah').fill('2')
    await page.getByLabel('Harga', { exact: true }).fill('600000')
    await button(page, 'Simpan').click()
    await expect(pesan(page)).toContainText('Berhasil')
    await expect(pesan(page)).toContainText('Paket berhasil diupdate')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/manajemen-paket\?q=/)
    await expect(page.getByText('Rp 600.000')).toBeVisible()
    await expect(page.getByText('2 paket')).toBeVisible()
  })

  await test.step('checked after a part was archived', async () => {
    expect((await admin.api('delete', `/api/produks/${obat.produkId}`)).ok()).toBe(true)
    await page.goto('/dasbor-admin')
    await page.getByRole('link', { name: /Lihat paket/ }).click()
    await expect(page).toHaveURL(/\/manajemen-paket\?status=periksa/)
    await page.getByRole('searchbox').fill(title)
    await expect(page.getByText(`${obat.nama} diarsipkan`).first()).toBeVisible()
  })

  await test.step('archived and sold again', async () => {
    await button(page, `Hapus ${title}`).click()
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
    await expectKabar(page, 'Paket dipindahkan ke arsip')
    await expect(page.getByText('Tidak ada paket ditemukan')).toBeVisible()
    await page.getByRole('button', { name: 'Saring' }).click()
    await page.getByLabel('Status').selectOption('Diarsipkan')
    await button(page, `Pulihkan ${title}`).click()
    await pesan(page).getByRole('button', { name: 'Ya, Pulihkan' }).click()
    await expectKabar(page, 'Paket dijual lagi')
  })
})
