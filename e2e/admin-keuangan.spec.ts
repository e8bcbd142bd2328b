import { unique } from './build-rows.ts'
import { expect, test } from './test.ts'

test('the provider’s settlement is looked at, written down, and told beside the books', async ({ page, admin: _ }) => {
  const nomor = unique('KS-SETORAN').replaceAll(' ', '-')
  await page.goto('/keuangan')
  await expect(page.getByRole('region', { name: 'Hari ini' })).toContainText('Margin barang')
  await page.getByRole('link', { name: '7 hari' }).click()
  await expect(page.getByRole('link', { name: '7 hari' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Impor Setoran' }).click()
  const pilih = page.locator('input[type=file]')
  await pilih.setInputFiles({
    name: 'setoran.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Order ID,Amount,Fee,Net Amount\n${nomor},"52,000.00",364,51636\n`),
  })
  await expect(page.getByText('Berkas dapat dicatat.')).toContainText('tidak dikenal 1')
  await page.getByRole('button', { name: 'Catat 1 Baris' }).click()
  await expect(page.getByText('Setoran dicatat: 1 baris.')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat Setoran' }).click()
  const baris = page.getByRole('row').filter({ hasText: nomor })
  await expect(baris).toContainText('Tidak dikenal')
  await expect(baris).toContainText('51.636')
})
