import { unique } from './build-rows.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('a search word without results gets its meaning, and finds it', async ({ page, request, admin: _ }) => {
  const word = unique('zzqx')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
    .padEnd(10, 'w')
  await request.get(`/api/cari?q=${word}`)
  await page.goto(`/pencarian-kosong?q=${word}`)
  await page.getByRole('link', { name: `Tambah ke kamus: ${word}` }).click()
  await expect(page.getByLabel('Kata pembudidaya')).toHaveValue(word)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Dicari sebagai' })).toBeVisible()
  await page.getByLabel('Dicari sebagai').fill('lintah laut')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Kata berhasil ditambahkan')
  await expect.poll(async () => (await request.get(`/api/cari?q=${word}`)).text()).toContain('/layanan/penyakit/lintah')

  await searchRow(page, word)
  await page.getByRole('link', { name: `Edit ${word}` }).click()
  await page.getByLabel('Dicari sebagai').fill('kutu ikan')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Kata berhasil diperbarui')
  await searchRow(page, word)
  await page.getByRole('button', { name: `Hapus ${word}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(page.getByText('Tidak ada kata')).toBeVisible()
})
