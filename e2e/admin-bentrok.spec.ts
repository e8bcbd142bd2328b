import type { Page } from '@playwright/test'
import { unique } from './build-rows.ts'
import { pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

/* Two administrators edit the same record. The test is the second one. */

test.use({ allowedErrors: /Failed to load resource/ })

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
/** The note under a field that another administrator changed. */
const bentrok = (page: Page, field: string) => page.getByRole('group', { name: `${field}: diubah orang lain` })
const BENTROK = 'Sebagian isian baru saja diubah orang lain. Pilih isian yang dipakai, lalu simpan lagi.'

test('a fee changed by another user is shown, and kept or replaced by a press', async ({ page, build, admin }) => {
  const { shippingId, nama } = await build.pengiriman()
  const address = `/api/admin/metode-pengiriman/${shippingId}`
  const read = async () => (await admin.api('get', address)).json()
  await page.goto(`/edit-pengiriman/${shippingId}`)
  await page.getByLabel('Biaya (rupiah)').fill('18000')
  await page.getByLabel('Estimasi').fill('6 hari')
  await admin.api('put', address, { data: { biaya: '15000', aktif: false, semula: { biaya: 12_500, aktif: true } } })

  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: BENTROK })).toBeVisible()
  await expect(bentrok(page, 'Biaya')).toContainText('Diubah orang lain menjadi')
  await expect(bentrok(page, 'Biaya')).toContainText('Rp 15.000')
  await expect(bentrok(page, 'Biaya')).toBeFocused()
  await expect(page.getByLabel('Biaya (rupiah)')).toHaveValue('18000')
  await expect(page.getByLabel('Estimasi')).toHaveValue('6 hari')
  expect(await read()).toMatchObject({ biaya: 15_000, estimasi: '7 hari' })
  // Saving without a choice shows the conflict again.
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: BENTROK })).toBeVisible()

  // Switching between the choices keeps the typed value.
  await bentrok(page, 'Biaya').getByRole('button', { name: 'Pakai yang ini' }).click()
  await expect(page.getByLabel('Biaya (rupiah)')).toHaveValue('15000')
  await expect(page.getByText(BENTROK)).toBeHidden()
  await bentrok(page, 'Biaya').getByRole('button', { name: 'Pakai isian saya' }).click()
  await expect(page.getByLabel('Biaya (rupiah)')).toHaveValue('18000')
  await save(page)

  // Untouched fields keep the other administrator's values, and the message says so.
  await expect(pesan(page)).toContainText('Metode pengiriman berhasil diperbarui')
  await expect(pesan(page)).toContainText('Orang lain baru saja mengubah: Aktif menjadi tidak.')
  await pesan(page).getByRole('button').click()
  await searchRow(page, nama)
  expect(await read()).toMatchObject({ biaya: 18_000, estimasi: '6 hari', aktif: false })
})

test("a long article survives another user's save, and takes over its title", async ({ page, build, admin }) => {
  const { artikelId, judul } = await build.artikel()
  const tulisan = `## Luka\n\n${'Kulit kerapu yang luka dibersihkan pelan-pelan. '.repeat(200).trim()}`
  const address = `/api/auth/artikel/${artikelId}`
  await page.goto(`/edit-artikel/${artikelId}`)
  await page.getByLabel('Judul').fill('Judul saya')
  const konten = page.getByRole('textbox', { name: 'Konten' })
  await konten.click()
  await konten.press('Control+a')
  await konten.pressSequentially('## Luka')
  await konten.press('Enter')
  await page.keyboard.insertText(tulisan.split('\n').at(-1) ?? '')
  const other = unique('Tulisan rekan')
  const theirs = 'Teks orang lain.\n\nDua paragraf.'
  const original = JSON.stringify({ judul, konten: '## Tanda\n\nLuka di kulit.' })
  await admin.api('put', address, { multipart: { judul: other, konten: theirs, semula: original } })

  await save(page)
  await expect(bentrok(page, 'Judul')).toContainText(other)
  await expect(bentrok(page, 'Konten')).toContainText('Dua paragraf.')
  await expect(konten).toContainText(tulisan.slice(-60))
  await bentrok(page, 'Judul').getByRole('button', { name: 'Pakai yang ini' }).click()
  await bentrok(page, 'Konten').getByRole('button', { name: 'Pakai isian saya' }).click()
  await save(page)
  await expect(pesan(page)).toContainText('Artikel berhasil diperbarui')
  expect(await (await admin.api('get', address)).json()).toMatchObject({ judul: other, konten: tulisan })
})
