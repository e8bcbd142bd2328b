import type { Page } from '@playwright/test'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

async function open(page: Page, nomor: string): Promise<void> {
  await page.goto(`/uang-titipan?q=${nomor}`)
  await page.getByRole('link', { name: `Buka uang titipan ${nomor}` }).click()
}

test('money without an order is attached to the order that it was for', async ({ page, admin, build }) => {
  const pesanan = await build.pesanan({ batal: true })
  const { total_harga: total } = await (await admin.api('get', `/api/admin/pesanan/${pesanan.orderId}`)).json()
  const nomor = await build.titipan({ jumlah: total, cara: 'bca_va' })
  await page.goto('/dasbor-admin')
  await page.getByRole('link', { name: /^Lihat uang titipan/ }).click()
  await open(page, nomor)
  await page.getByRole('button', { name: 'Pasangkan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasangkan ke Pesanan' })
  await dialog.getByRole('button', { name: 'Pasangkan' }).click()
  await expect(dialog.getByText('Tuliskan nomor pesanannya')).toBeVisible()
  await dialog.getByLabel('Nomor pesanan').fill('KS-TIDAK-ADA')
  await dialog.getByRole('button', { name: 'Pasangkan' }).click()
  await expect(dialog.getByText('Pesanan tidak ditemukan.')).toBeVisible()
  await dialog.getByLabel('Nomor pesanan').fill(pesanan.nomor)
  await dialog.getByRole('button', { name: 'Pasangkan' }).click()
  await expectKabar(page, 'Uang titipan dipasangkan. Pesanan itu lunas.')
  await page.getByRole('link', { name: pesanan.nomor }).click()
  await expect(page.getByText('Lunas').first()).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: `Nomor di Midtrans: ${nomor}` })).toBeVisible()
})

test('of another sum it is attached only by who is sure, and it can be given back', async ({
  page,
  admin: _,
  build,
}) => {
  const pesanan = await build.pesanan({ batal: true })
  await open(page, await build.titipan({ jumlah: 1234, cara: 'bca_va' }))
  await page.getByRole('button', { name: 'Pasangkan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasangkan ke Pesanan' })
  await dialog.getByLabel('Nomor pesanan').fill(pesanan.nomor)
  await dialog.getByRole('button', { name: 'Pasangkan' }).click()
  await expect(dialog.getByText(/Jumlahnya berbeda: uang titipan Rp 1\.234, total pesanan Rp/)).toBeVisible()
  await expect(dialog.getByLabel('Saya yakin, walaupun jumlahnya berbeda')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kembali' }).click()

  await page.getByRole('button', { name: 'Kembalikan', exact: true }).click()
  const kembali = page.getByRole('dialog', { name: 'Kembalikan Uang' })
  await kembali.getByLabel('Alasan').fill('Pesanannya tidak ada')
  await kembali.getByRole('button', { name: 'Catat Pengembalian' }).click()
  await expect(kembali.getByText('Tuliskan rekening tujuan dan nomor buktinya')).toBeVisible()
  await kembali.getByLabel('Rekening tujuan dan nomor bukti').fill('BCA 1234567890, bukti 77')
  await kembali.getByRole('button', { name: 'Catat Pengembalian' }).click()
  await expectKabar(page, 'Pengembalian Rp 1.234 dicatat')
  await expect(page.getByText('Ditransfer kembali').last()).toBeVisible()
})

test("another shop's money is put aside", async ({ page, admin: _, build }) => {
  await open(page, await build.titipan({ jumlah: 4321, cara: 'gopay' }))
  await page.getByRole('button', { name: 'Bukan Milik Toko' }).click()
  const lepas = page.getByRole('dialog', { name: 'Bukan Milik Toko Ini' })
  await lepas.getByLabel('Alasan').fill('Toko pakan')
  await lepas.getByRole('button', { name: 'Catat' }).click()
  await expectKabar(page, 'Uang titipan dicatat bukan milik toko ini')
})
