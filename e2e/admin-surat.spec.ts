import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test('the mail to a buyer is found, and read', async ({ page, admin: _, build }) => {
  const { nomor } = await build.pesanan()
  await page.goto('/daftar-surat')
  await searchRow(page, nomor)
  await page.getByRole('link', { name: /Buka surat/ }).click()
  const dialog = page.getByRole('dialog', { name: `Pesanan diterima, menunggu pembayaran (${nomor})` })
  await expect(dialog.getByText(`Nomor pesanan: ${nomor}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(dialog).toBeHidden()
})

test('a mail that failed says why, and is sent again, alone or with all others', async ({ page, admin: _, build }) => {
  const { nomor } = await build.pesanan()
  const gagal = { status: 'gagal', percobaan: 1, kesalahan: "Can't send mail - all recipients were rejected: 550 no" }
  // The mail server of these tests rejects nothing, so the failure is simulated.
  await page.route('**/api/admin/surat?*', async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()).map((row: object) => ({ ...row, ...gagal }))
    await route.fulfill({ response, json: rows })
  })
  const asked: string[] = []
  await page.route('**/kirim-lagi', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/\d+/, 'ID'))
    const { suratId, ...surat } = { suratId: 1, kepada: 'a@b.id', subjek: nomor, ...gagal, teks: '' }
    const waktu = { dibuat: '2026-11-20T05:00:00.000Z', dicoba: null, berikutnya: null }
    await route.fulfill({ json: { suratId, ...surat, ...waktu, message: '1 surat dikirim lagi', jumlah: 1 } })
  })
  await page.goto(`/daftar-surat?q=${nomor}`)
  const row = page.getByRole('row').filter({ hasText: nomor })
  await expect(row).toContainText('Server surat tidak menerima alamat tujuan.')
  await row.getByRole('button', { name: /Kirim lagi surat/ }).click()
  await expectKabar(page, 'Surat dikirim lagi')
  await page.getByRole('button', { name: 'Kirim Lagi Semua' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Kirim' }).click()
  await expectKabar(page, '1 surat dikirim lagi')
  expect(asked).toEqual(['/api/admin/surat/ID/kirim-lagi', '/api/admin/surat/kirim-lagi'])
  // A reload of the list may still be in progress.
  await page.unrouteAll({ behavior: 'wait' })
})
