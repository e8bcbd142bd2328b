import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cancelPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { HeldPesanan, listHeld } from '#contract/pesanan-admin/held-admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import HeldPage from './held.page.tsx'

const goods = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ produkId: at + 1, nama: `Barang ${at + 1}`, jumlah: 1200 }))
const held = (orderId: number, change: Partial<HeldPesanan>) =>
  contoh(HeldPesanan, {
    orderId,
    jenis: 'satuan',
    midtrans_order_id: `KS-${orderId}`,
    nama: `Pembeli ${orderId}`,
    no_hp: '081234567890',
    sejak: '2026-03-10T03:00:00.000Z',
    sampai: '2026-03-11T03:00:00.000Z',
    ...change,
  })

test('stock held by unpaid orders is listed, and released by cancelling an order', async () => {
  await page.viewport(1440, 900)
  answer(listHeld, {
    items: [held(1, { barang: goods(1), pembeliBaru: true }), held(2, { barang: goods(6), caraBayar: 'BCA' })],
    total: 2,
  })
  await showAdmin(<HeldPage />, { at: '/stok-ditahan' })
  const row = (at: number) => page.getByRole('row').nth(at)
  await seeIn(row(1), /1\.200.*Barang 1.*Pembeli 1.*0812-3456-7890 · belum pernah bayar.*KS-1.*Belum dipilih/)
  await seeIn(row(2), /Barang 4(?!.*Barang 5).*2.*Pembeli 2.*0812-3456-7890(?! · ).*KS-2.*BCA/)
  await expect.element(link('KS-1')).toHaveAttribute('href', '/detail-pesanan-satuan/1')
  await press('Lepaskan stok pesanan KS-2')
  await see(/Pesanan Pembeli 2 dibatalkan, juga di Midtrans, dan 6 jenis barang bisa dijual lagi/)
  await press(page.getByRole('alertdialog').getByRole('button').first())
  expect(sent(cancelPesananAdmin)).toEqual([])
  await press('Lepaskan stok pesanan KS-1')
  await see(/dan 1\.200 Barang 1 bisa dijual lagi/)
  answer(cancelPesananAdmin, refuse('PESANAN_TIDAK_ADA'))
  await press('Ya, Lepaskan')
  await expect.element(page.getByRole('alertdialog').or(page.getByRole('alert')).first()).toBeVisible()
  expect(sent(cancelPesananAdmin)[0]?.params).toEqual({ orderId: '1' })
  await expect.element(button('Lepaskan stok pesanan KS-1')).toBeInTheDocument()
  await page.viewport(390, 844)
})
