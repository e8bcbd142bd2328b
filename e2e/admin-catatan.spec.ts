import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { expectKabar, gotoUntil, pesan, searchRow } from './page.ts'
import { expect, logInAdmin, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const catatan = (page: Page) => page.getByRole('region', { name: 'Catatan dari toko' })

test("a writer adds the shop's note to a disease, and readers see it beside the card", async ({
  page,
  request,
  build,
}) => {
  const title = unique('Bacaan Lintah')
  await build.artikel({ judul: title, konten: 'Isi', status: 'published' })
  const sentence = `${unique('Keramba kami bebas lintah')}.`
  await logInAdmin(page, await build.petugas('konten'), 'konten')
  await page.goto('/catatan-penyakit')
  await searchRow(page, 'lintah')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tulis catatan lintah laut' }).click()
  const field = page.getByLabel('Catatan dari toko')
  await field.fill(`${sentence}\n\n- Periksa tali\n- Jangan menakar ml per ember`)
  await page.getByRole('combobox', { name: 'Tambah artikel' }).fill(title)
  await page.getByRole('option', { name: title }).click()
  await expectAccessible(page)
  await button(page, 'Simpan').click()
  await expect(pesan(page)).toContainText(
    'Takaran seharusnya ditulis di kartu produk dan resep, karena catatan ini tidak diperiksa dokter hewan. Tetap simpan?',
  )
  await expect(pesan(page)).toContainText('ml per ember')
  await expectAccessible(page)
  await button(page, 'Periksa Lagi').click()
  await expect(field).toHaveValue(/ml per ember/)
  await button(page, 'Simpan').click()
  await button(page, 'Ya, Simpan').click()
  await expectKabar(page, 'Catatan berhasil disimpan')

  await gotoUntil(page, '/layanan/penyakit/lintah-laut', page.getByText(sentence))
  await expect(catatan(page)).toContainText('Catatan ini bukan bagian kartu di atas.')
  await expect(catatan(page).getByRole('listitem').filter({ hasText: 'Periksa tali' })).toBeVisible()
  await expectAccessible(page)
  // The note stands in the page itself, in its copy for offline, and on paper.
  for (const path of ['/layanan/penyakit/lintah-laut', '/layanan/penyakit/lintah-laut?salinan=1'])
    await expect.poll(async () => (await request.get(path)).text()).toContain(sentence)
  await page.emulateMedia({ media: 'print' })
  await expect(catatan(page)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await catatan(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goto('/catatan-penyakit?catatan=ada&q=lintah+laut')
  await page.getByRole('link', { name: 'Tulis catatan lintah laut' }).click()
  await page.getByLabel('Catatan dari toko').fill('')
  await button(page, `Hapus ${title}`).click()
  await button(page, 'Simpan').click()
  await expectKabar(page, 'Catatan berhasil disimpan')
  await expect(async () => {
    await page.goto('/layanan/penyakit/lintah-laut')
    await expect(page.getByRole('heading', { name: 'Kenali' })).toBeVisible()
    await expect(catatan(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})
