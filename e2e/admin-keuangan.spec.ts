import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { expectKabar, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test("the provider's settlement is checked and stored, and a mismatch waits for the owner", async ({
  page,
  admin: _,
}) => {
  const nomor = unique('KS-SETORAN').replaceAll(' ', '-')
  await page.goto('/keuangan')
  await expect(page.getByRole('region', { name: 'Angka' })).toContainText('Laba kotor')
  await page.getByRole('link', { name: '7 hari' }).click()
  await expect(page.getByRole('link', { name: '7 hari' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Impor Setoran' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'setoran.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Order ID,Amount,Fee,Net Amount\n${nomor},"52,000.00",364,51636\n`),
  })
  await expect(page.getByText('Berkas bisa dicatat.')).toContainText('tidak dikenal 1')
  await page.getByRole('button', { name: 'Catat 1 Baris' }).click()
  await expect(page.getByText('Setoran dicatat: 1 baris.')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat Setoran' }).click()
  const row = page.getByRole('row').filter({ hasText: nomor })
  await expect(row).toContainText('Tidak dikenal')
  await expect(row).toContainText('51.636')

  await page.goto('/dasbor-admin')
  await expect(page.getByText('Baris setoran berbeda')).toBeVisible()
  await page.getByRole('link', { name: /^Periksa setoran/ }).click()
  await expect(page).toHaveURL('/setoran?periksa=belum')
  await expect(page.getByRole('link', { name: 'Hapus saringan' })).toBeVisible()
  await searchRow(page, nomor)
  await page.getByRole('link', { name: nomor }).click()
  await expect(page.getByText('Nomor ini tidak ada di toko.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Catatan').fill('Midtrans: uang toko lain')
  await page.getByLabel('Sudah diperiksa').check()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expectKabar(page, 'Setoran berhasil ditandai')
  // The list keeps its filter and its search.
  await expect(page.getByText('Tidak ada setoran')).toBeVisible()
  await page.goto(`/setoran?q=${nomor}`)
  await expect(row).toContainText('Diperiksa')
})
