import { expectAccessible } from './accessibility.ts'
import { expectKabar, pesan } from './page.ts'
import { expect, test } from './test.ts'

test('a message is read, marked as handled, found among the handled ones, and deleted §1.04', async ({
  page,
  admin,
  build,
}) => {
  const { nama } = await build.laporan()
  await page.goto(`/laporan-pengguna?q=${encodeURIComponent(nama)}`)
  await expect(page.getByText('1 data')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Buka pesan dari ${nama}` }).click()
  await expect(page).toHaveURL(/pesan=\d+/)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: `Pesan dari ${nama}` })
  await expect(dialog).toContainText('Kapan kirim ke Lampung?')
  await expect(dialog).toContainText('Belum ada perubahan.')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Tandai Sudah Ditangani' }).click()
  await expect(dialog.getByText(`oleh ${admin.nama}, `)).toBeVisible()
  await expect(dialog.getByText(`Status diubah oleh ${admin.nama}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(page).not.toHaveURL(/pesan=/)

  await page.getByRole('button', { name: 'Saring' }).click()
  await page.getByLabel('Status').selectOption('Belum ditangani')
  await expect(page.getByText('Tidak ada pesan')).toBeVisible()
  await page.getByLabel('Status').selectOption('Sudah ditangani')
  await page.getByRole('button', { name: /^Tandai belum ditangani/ }).click()
  await expectKabar(page, 'Pesan ditandai belum ditangani')
  await page.getByLabel('Status').selectOption('Belum ditangani')
  await page.getByRole('button', { name: /^Hapus pesan/ }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Pesan telah dihapus.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Tidak ada pesan')).toBeVisible()
})
