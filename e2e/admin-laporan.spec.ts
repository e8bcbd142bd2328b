import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { breakApi, expectKabar, pesan } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

async function searchLaporan(page: Page, nama: string): Promise<void> {
  await page.goto(`/laporan-pengguna?q=${encodeURIComponent(nama)}`)
  await expect(page.getByText('1 data')).toBeVisible()
}

test('a message is read, answered by mail, marked as handled, and leaves the list of those that wait', async ({
  page,
  admin,
  build,
}) => {
  const { nama } = await build.laporan()
  await searchLaporan(page, nama)
  await page.getByRole('link', { name: `Buka pesan dari ${nama}` }).click()
  await expect(page).toHaveURL(/pesan=\d+/)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: `Pesan dari ${nama}` })
  await expect(dialog).toContainText('Kapan kirim ke Lampung?')
  await expect(dialog.getByRole('link', { name: 'Balas' })).toHaveAttribute(
    'href',
    /^mailto:sari@contoh\.id\?subject=Balasan.*&body=.*Lampung/,
  )

  await dialog.getByRole('button', { name: 'Tandai Sudah Ditangani' }).click()
  await expect(dialog.getByText(`oleh ${admin.nama}, `)).toBeVisible()
  await expect(dialog.getByText(`Status diubah oleh ${admin.nama}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(page).not.toHaveURL(/pesan=/)

  await page.getByLabel('Status').selectOption('Belum ditangani')
  await expect(page.getByText('Tidak ada pesan')).toBeVisible()
  await page.getByLabel('Status').selectOption('Sudah ditangani')
  await page.getByRole('button', { name: /^Tandai belum ditangani/ }).click()
  await expectKabar(page, 'Pesan ditandai belum ditangani')
})

test('a message is deleted after a question, from its dialog too §1.04 §5.63 §8.90', async ({
  page,
  admin: _,
  build,
}) => {
  const { nama } = await build.laporan()
  await searchLaporan(page, nama)
  await page.getByRole('link', { name: `Buka pesan dari ${nama}` }).click()
  await page
    .getByRole('dialog', { name: `Pesan dari ${nama}` })
    .getByRole('button', { name: 'Hapus' })
    .click()
  await expect(pesan(page)).toContainText('Apakah Anda yakin ingin menghapus pesan ini?')
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Dihapus!')
  await expect(pesan(page)).toContainText('Pesan telah dihapus.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).not.toHaveURL(/pesan=/)
  await expect(page.getByText('Tidak ada pesan')).toBeVisible()
})

for (const [how, text] of [
  ['away', 'Error: Tidak ada respon dari server'],
  [{ status: 400, body: '{"message":"Basis data dirawat"}' }, 'Error: Basis data dirawat'],
  [{ status: 400, body: '<html>' }, 'Error: Terjadi kesalahan'],
] as const) {
  test(`a list that does not load says so and can be tried again: ${JSON.stringify(how)} §8.88`, async ({
    page,
    admin: _,
  }) => {
    await breakApi(page, '/api/auth/laporan', how)
    await page.goto('/laporan-pengguna')
    await expect(page.getByRole('alert')).toContainText(text)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })
}

test('a message that cannot be deleted, marked or read says so, and stays §8.89', async ({ page, admin: _, build }) => {
  const { nama } = await build.laporan()
  await searchLaporan(page, nama)
  await breakApi(page, '/api/auth/laporan', { status: 500, body: '{}' })
  await page.getByRole('button', { name: /^Hapus pesan/ }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Gagal!')
  await expect(pesan(page)).toContainText('Terjadi kesalahan saat menghapus pesan.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await page.getByRole('button', { name: /^Tandai sudah ditangani/ }).click()
  await expect(pesan(page)).toContainText('Status pesan tidak dapat disimpan.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('1 data')).toBeVisible()

  await page.unrouteAll()
  await page.goto('/laporan-pengguna?pesan=999999')
  await expect(page.getByRole('dialog')).toContainText('Error: Pesan tidak ditemukan.')
})

test('everybody can use the list and the dialog', async ({ page, admin: _, build }) => {
  const { nama } = await build.laporan()
  await searchLaporan(page, nama)
  await expectAccessible(page)
  await page.getByRole('link', { name: `Buka pesan dari ${nama}` }).click()
  await expect(page.getByRole('dialog')).toContainText('Belum ada perubahan.')
  await expectAccessible(page)
})
