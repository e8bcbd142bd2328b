import { afterEach, describe, expect, test, vi } from 'vitest'
import { getPesanan, listRiwayat, RincianPesanan, RiwayatPesanan, receivePesanan } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { listMyUlasan } from '#contract/ulasan/mine.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import { Countdown } from '#web/toko/pembayaran/deadline.tsx'
import PesananPage from './pesanan.page.tsx'
import RiwayatPage from './riwayat.page.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const PESANAN = {
  midtrans_order_id: 'KS-1',
  created_at: '2026-03-10T03:00:00.000Z',
  batas_bayar: '2026-03-10T04:00:00.000Z',
  status_pembayaran: 'success' as StatusPembayaran,
  nama_produk: 'Vitamin A',
  gambar_produk: PIXEL,
  jumlah: 2,
  harga: 25_000,
  nama_shipping: 'Reguler',
  total_harga: 62_000,
}

describe('tab of the history', () => {
  const halaman = (quantity: number, totalPages = 1) => ({
    data: Array.from({ length: quantity }, (_, index) =>
      contoh(RiwayatPesanan, { ...PESANAN, orderId: index + 1, midtrans_order_id: `KS-${index + 1}` }),
    ),
    page: 1,
    total: quantity,
    totalPages,
  })
  const show1 = async (search: string) => {
    signIn()
    return show(screen(RiwayatPage), { at: `/riwayat-pembayaran${search}` })
  }

  test('shows the orders of its state, and leads back to all if there are none', async () => {
    answer(listRiwayat, ({ query }) => halaman(query.status ? 0 : 2))
    const { address } = await show1('?status=dikirim')
    await see('Tidak ada pesanan di sini')
    expect(sent(listRiwayat)[0]?.query).toMatchObject({ status: 'dikirim' })
    await press(link('Lihat semua pesanan'))
    await expect.poll(address).toBe('/riwayat-pembayaran')
    await expect.element(button('Detail pesanan KS-2')).toBeVisible()
  })

  test('shows all orders for a state that there is none of', async () => {
    answer(listRiwayat, halaman(2))
    await show1('?status=hilang')
    await expect.element(button('Detail pesanan KS-2')).toBeVisible()
    expect(sent(listRiwayat)[0]?.query).not.toHaveProperty('status')
  })

  test.each([
    ['?page=9', '/riwayat-pembayaran?page=2'],
    ['?status=dibatalkan&page=9', '/riwayat-pembayaran?status=dibatalkan&page=2'],
  ])('leads from %s, beyond the last page, to %s', async (search, to) => {
    answer(listRiwayat, ({ query }) => halaman(query.page === '2' ? 1 : 0, 2))
    const { address } = await show1(search)
    await expect.poll(address).toBe(to)
    await expect.element(button('Detail pesanan KS-1')).toBeVisible()
    expect(sent(listRiwayat).map(({ query }) => query.page)).toEqual(['9', '2'])
  })

  test('shows that it is empty for a page that it never had', async () => {
    answer(listRiwayat, halaman(0, 1))
    await show1('?status=selesai&page=9')
    await see('Tidak ada pesanan di sini')
  })
})

describe('parcel of a buyer', () => {
  const KIRIMAN = { ...PESANAN, status_pesanan: 'Sedang Di Proses' as const, kurir: 'JNE', resi: 'JP0123456789' }

  test.each([
    [
      'its page',
      { Page: PesananPage, at: '/riwayat-pembayaran/KS-1', path: '/riwayat-pembayaran/:nomor' },
      () => button('Barang Diterima'),
    ],
    ['the list', { Page: RiwayatPage, at: '/riwayat-pembayaran' }, () => button('Barang diterima, pesanan KS-1')],
  ] as const)('is received from %s after a yes, and not after a no', async (_, { Page, ...place }, buttonName) => {
    answer(listRiwayat, { data: [contoh(RiwayatPesanan, KIRIMAN)], page: 1, total: 1, totalPages: 1 })
    answer(getPesanan, contoh(RincianPesanan, KIRIMAN))
    signIn()
    await show(screen(Page), place)
    await press(buttonName())
    await see('Barang sudah Anda terima?')
    await press('Belum')
    await seeNot('Barang sudah Anda terima?')
    expect(sent(receivePesanan)).toEqual([])
    answer(listMyUlasan, [])
    answer(receivePesanan, () => {
      const finished = { ...KIRIMAN, status_pesanan: 'Pesanan Selesai' as const }
      answer(listRiwayat, { data: [contoh(RiwayatPesanan, finished)], page: 1, total: 1, totalPages: 1 })
      answer(getPesanan, contoh(RincianPesanan, finished))
      return { status_pesanan: finished.status_pesanan, message: 'Terima kasih. Pesanan ini selesai.' }
    })
    await press(buttonName())
    await press('Ya, Sudah Diterima')
    await see('Terima kasih. Pesanan ini selesai.')
    await press('Nanti')
    expect(sent(receivePesanan).map(({ params }) => params)).toEqual([{ orderId: 'KS-1' }])
    await expect.element(buttonName()).not.toBeInTheDocument()
  })
})

describe('countdown to a deadline', () => {
  afterEach(() => vi.useRealTimers())

  test('goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await show(<Countdown deadline={new Date(Date.now() + 55 * 60_000).toISOString()} />)
    await see(/^55 menit lagi/)
    vi.advanceTimersByTime(10 * 60_000)
    await see(/^45 menit lagi/)
  })
})
