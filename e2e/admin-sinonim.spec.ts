import { unique } from './build-rows.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

test('a search word without results gets its meaning, and finds it', async ({ page, request, admin: _ }) => {
  const kata = unique('zzqx')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
    .padEnd(10, 'w')
  await request.get(`/api/cari?q=${kata}`)
  await page.goto(`/pencarian-kosong?q=${kata}`)
  await page.getByRole('link', { name: `Tambah ke kamus: ${kata}` }).click()
  await expect(page.getByLabel('Kata pembudidaya')).toHaveValue(kata)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Dicari sebagai' })).toBeVisible()
  await page.getByLabel('Dicari sebagai').fill('lintah laut')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Kata berhasil ditambahkan')
  await expect.poll(async () => (await request.get(`/api/cari?q=${kata}`)).text()).toContain('/layanan/penyakit/lintah')

  await searchRow(page, kata)
  await page.getByRole('link', { name: `Edit ${kata}` }).click()
  await page.getByLabel('Dicari sebagai').fill('kutu ikan')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Kata berhasil diperbarui')
  await searchRow(page, kata)
  await page.getByRole('button', { name: `Hapus ${kata}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(page.getByText('Tidak ada kata')).toBeVisible()
})
