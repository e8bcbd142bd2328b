import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PaymentWay } from '#contract/pembayaran/payment-method.ts'
import { getPesanan, LineDetail, RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { Nota } from '#contract/pesanan/nota.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import NotaPage from './nota.page.tsx'

const PESANAN = contoh(RincianPesanan, {
  midtrans_order_id: 'KS-1',
  status_pembayaran: 'success',
  nama: 'Pak Budi',
  items: [contoh(LineDetail, { produkId: 3, nama: 'Vitamin A', jumlah: 2, harga: 25_000 })],
  biaya_kirim: 12_000,
  total_harga: 62_000,
  nota: contoh(Nota, { nomor: '2026/11/0001' }),
  cara_bayar: contoh(PaymentWay, { metode: 'bca_virtual', nama: 'BCA Virtual Account' }),
})
const open = (simulated = false) => {
  signIn()
  return show(screen(NotaPage), {
    at: '/riwayat-pembayaran/nota/KS-1',
    path: '/riwayat-pembayaran/nota/:nomor',
    settings: { simulated },
  })
}
const nota = () => page.getByRole('article', { name: 'Nota' })
/** Text of the receipt, with plain spaces in amounts. */
const content = () => nota().element().textContent.replaceAll('\u00a0', ' ')

describe('receipt', () => {
  test('is not shown without a session', async () => {
    const { address } = await show(screen(NotaPage), { at: '/riwayat-pembayaran/nota/KS-1' })
    await see('Akses Dibatasi')
    await expect.poll(address).toBe('/login')
  })

  test('shows number, buyer, payment, goods and total, and prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    answer(getPesanan, PESANAN)
    await open()
    await see('No. 2026/11/0001')
    for (const words of ['Pesanan KS-1', 'Pak Budi', 'Berhasil', 'BCA Virtual Account', 'TotalRp 62.000'])
      expect(content()).toContain(words)
    expect(nota().getByRole('row').nth(1).element().textContent).toMatch(/^Vitamin A.*Rp 50\.000$/)
    expect(content()).not.toContain('CONTOH')
    expect(sent(getPesanan)[0]?.params).toEqual({ orderId: 'KS-1' })
    await press('Cetak')
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  test('marks a simulated payment', async () => {
    answer(getPesanan, PESANAN)
    await open(true)
    await see(/^CONTOH: pembayaran disimulasikan\./)
  })

  test('has no receipt number and no method before the payment', async () => {
    answer(getPesanan, { ...PESANAN, status_pembayaran: 'pending', nota: null, cara_bayar: null })
    await open()
    await see('Metode belum dipilih')
    expect(content()).not.toContain('No. ')
  })

  test('reports a missing response, and retries', async () => {
    answer(getPesanan, silence)
    await open()
    await see('Error: Tidak ada respon dari server')
    await expect.element(button('Cetak')).toBeDisabled()
    answer(getPesanan, PESANAN)
    await press('Coba Lagi')
    await see('Pembeli')
    await expect.element(button('Cetak')).toBeEnabled()
  })

  test('reports an order of another account as not found', async () => {
    answer(getPesanan, refuse('PESANAN_TIDAK_ADA'))
    await open()
    await see('Pesanan tidak ditemukan.')
    await expect.element(link('Riwayat Pembayaran')).toHaveAttribute('href', '/riwayat-pembayaran')
  })
})
