import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { PaymentWay } from '#contract/pembayaran/payment-method.ts'
import {
  cancelPesanan,
  getPesanan,
  LineDetail,
  RincianPesanan,
  receivePesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import { listMyUlasan, MyUlasan } from '#contract/ulasan/mine.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import PesananPage from './pesanan.page.tsx'

const DEADLINE = '2099-03-10T04:00:00.000Z'
const VA = contoh(PaymentWay, {
  metode: 'bri',
  nama: 'BRI Virtual Account',
  nomor: '1382812345678',
  bayar_sebelum: DEADLINE,
})
const QRIS = contoh(PaymentWay, { metode: 'qris', nama: 'QRIS', bayar_sebelum: DEADLINE })
const PESANAN: Partial<RincianPesanan> = {
  midtrans_order_id: 'KS-1',
  created_at: '2026-03-10T03:00:00.000Z',
  batas_bayar: DEADLINE,
  nama_produk: 'Vitamin A (+1 lainnya)',
  jumlah: 3,
  nama_shipping: 'Reguler',
  total_harga: 62_000,
  estimasi: '3-5 hari',
  nama: 'Pak Budi',
  no_hp: '081234567890',
  alamat: 'Dermaga 3, Teluk Hurun, Lampung',
  catatan: 'Titip di pos dermaga',
  items: [
    contoh(LineDetail, { produkId: 3, nama: 'Vitamin A', jumlah: 2, harga: 25_000 }),
    contoh(LineDetail, { produkId: 4, nama: 'Garam', jumlah: 1 }),
  ],
  perjalanan: [{ waktu: '2026-03-10T03:00:00.000Z', teks: 'Pesanan dibuat, menunggu pembayaran.' }],
}
const PENDING = { status_pembayaran: 'pending', dapat_dibayar: true, dapat_dibatalkan: true } as const
const PAID = { status_pembayaran: 'success', cara_bayar: QRIS } as const
const SENT = {
  ...PAID,
  status_pesanan: 'Sedang Di Proses',
  kurir: 'JNE',
  resi: 'JP0123456789',
  selesai_sendiri: '2026-03-20T03:00:00.000Z',
} as const
const RECEIVED = { ...SENT, status_pesanan: 'Pesanan Selesai', selesai_sendiri: null } as const

const make = (change: Partial<RincianPesanan>) => contoh(RincianPesanan, { ...PESANAN, ...change })
/** @param reviewed ids of the products of the order that the buyer has reviewed */
async function open(change: Partial<RincianPesanan>, reviewed: readonly number[] = []) {
  signIn()
  const review = contoh(MyUlasan.shape.ulasan.unwrap())
  const mine = (id: number) => contoh(MyUlasan, { jenis: 'produk', id, ulasan: reviewed.includes(id) ? review : null })
  answer(listMyUlasan, [mine(3), mine(4)])
  answer(getPesanan, make(change))
  answer(updatePaymentStatus, { status: 'pending', terverifikasi: true, message: 'Belum ada pembayaran.' })
  const shown = await show(screen(PesananPage), { at: '/riwayat-pembayaran/KS-1', path: '/riwayat-pembayaran/:nomor' })
  await see('Riwayat Status')
  return shown
}
const text = () => (document.querySelector('.wadah')?.textContent ?? '').replaceAll('\u00a0', ' ')

const NUMBER = 'Nomor virtual account'

describe('page of an order', () => {
  test('names a refund of the shipping fee alone', async () => {
    const dana = { waktu: '2026-03-11T03:00:00.000Z', jumlah: 12_000, barang: [], ongkir: 12_000 }
    await open({ ...RECEIVED, kembali: [dana] })
    expect(text()).toContain('Ongkir: Rp 12.000')
  })

  test.each<[string, Partial<RincianPesanan>, string, string, string[]]>([
    ['unpaid', PENDING, 'Menunggu Pembayaran', 'Lanjutkan Pembayaran', ['Ganti cara bayar', 'Ajukan Keluhan']],
    [
      'with a virtual account',
      { ...PENDING, cara_bayar: VA },
      'Menunggu Pembayaran',
      'Saya sudah bayar, cek status',
      ['Lanjutkan Pembayaran', 'Pengiriman', 'Ajukan Keluhan', 'Pembayaran Menunggu'],
    ],
    [
      'with QRIS',
      { ...PENDING, cara_bayar: QRIS },
      'Menunggu Pembayaran',
      'Lanjutkan Pembayaran',
      [NUMBER, 'Ganti cara bayar'],
    ],
    [
      'past its deadline',
      { ...PENDING, cara_bayar: VA, dapat_dibayar: false },
      'Menunggu Pembayaran',
      'Saya sudah bayar, cek status',
      ['Ganti cara bayar', 'Cara Membayar'],
    ],
    [
      'with an undecided prescription',
      { ...PENDING, dapat_dibayar: false, menunggu_resep: true, resepId: 3 },
      'Menunggu Resep',
      'Lihat Resep',
      ['Lanjutkan Pembayaran', 'Cara Membayar'],
    ],
    [
      'without a shipping fee',
      { ...PENDING, dapat_dibayar: false, menunggu_ongkir: true },
      'Menunggu Ongkir',
      'Tanya pesanan ini',
      ['Lanjutkan Pembayaran'],
    ],
    ['paid', PAID, 'Dibayar', 'Tanya pesanan ini', ['Batalkan', 'Barang Diterima', NUMBER]],
    ['packed', { ...PAID, status_pesanan: 'Sedang Di Proses' }, 'Disiapkan', 'Tanya pesanan ini', ['Barang Diterima']],
    ['shipped', SENT, 'Dikirim', 'Barang Diterima', ['Beri Ulasan', 'Batalkan']],
    ['with a complaint', { ...SENT, keluhan: 'terbuka' }, 'Dikirim', 'Lihat Keluhan', ['Ajukan Keluhan']],
    ['received', RECEIVED, 'Selesai', 'Beri Ulasan', ['Barang Diterima', 'Estimasi tiba', 'Lacak di situs']],
    [
      'cancelled',
      { status_pembayaran: 'cancelled' },
      'Dibatalkan',
      'Beli Lagi',
      ['Batalkan', 'Lanjutkan Pembayaran', 'Pengiriman', 'Ajukan Keluhan'],
    ],
    ['expired', { status_pembayaran: 'expired', cara_bayar: VA }, 'Dibatalkan', 'Beli Lagi', [NUMBER, 'Cara Membayar']],
    ['withdrawn by the bank', { status_pembayaran: 'failed' }, 'Dibatalkan', 'Tanya pesanan ini', ['Barang Diterima']],
    ['refunded', { ...RECEIVED, status_pembayaran: 'refunded' }, 'Dibatalkan', 'Beli Lagi', ['Beri Ulasan']],
  ])('has one word and one next step: %s', async (_, change, words, primary, hidden) => {
    await open(change)
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent(words)
    const step = document.querySelector('[aria-current=step]')
    if (step) expect(step.textContent).toBe(words)
    const coral = [...document.querySelectorAll('.bg-karang')].map(({ textContent }) => textContent)
    expect(coral).toEqual([primary])
    const names = [...document.querySelectorAll('.wadah :is(h2, a, button, dt)')].map((one) => one.textContent)
    for (const label of hidden) expect(names.filter((name) => name?.startsWith(label))).toEqual([])
    // Two screens of a phone, less the frame above the page.
    expect(document.querySelector('.wadah')?.scrollHeight).toBeLessThan(2 * 844 - 72)
  })

  test.each<[string, Partial<RincianPesanan>, string | RegExp]>([
    [
      'with an undecided prescription',
      { ...PENDING, dapat_dibayar: false, menunggu_resep: true },
      /^Anda membayar setelah resepnya disetujui, paling lambat .*10 Mar/,
    ],
    [
      'without a shipping fee',
      { ...PENDING, dapat_dibayar: false, menunggu_ongkir: true },
      /^Ongkir sedang kami pastikan, paling lambat .*10 Mar.* Anda membayar setelah itu\.$/,
    ],
    ['past its deadline', { ...PENDING, dapat_dibayar: false }, /^Batas waktu bayar sudah lewat\. Kami memeriksa/],
    ['expired', { status_pembayaran: 'expired' }, 'Batas waktu bayar sudah lewat. Jangan bayar ke nomor yang lama.'],
    ['withdrawn', { status_pembayaran: 'failed' }, 'Bank menarik kembali pembayaran ini. Kami akan menghubungi Anda.'],
    ['paid', PAID, 'Anda kami kabari setelah pesanan dikirim.'],
    ['packed', { ...PAID, status_pesanan: 'Sedang Di Proses' }, 'Anda kami kabari setelah pesanan dikirim.'],
  ])('says what comes next: %s', async (_, change, words) => {
    await open(change)
    await expect.element(page.getByText(words)).toBeVisible()
  })

  test('says nothing about a next event once it has arrived', async () => {
    await open(RECEIVED)
    expect(text()).not.toMatch(/Anda kami kabari|Batas waktu|otomatis/)
  })

  test('asks for a review until every product has one', async () => {
    await open(RECEIVED, [3])
    await expect.element(link('Beri Ulasan')).toHaveAttribute('href', '/ulasan-saya')
    await cleanup()
    await open(RECEIVED, [3, 4])
    await expect.poll(() => document.querySelector('.bg-karang')?.textContent).toBe('Beli Lagi')
    await expect.element(link('Beri Ulasan')).not.toBeInTheDocument()
  })

  test('shows goods, address and note, each once', async () => {
    await open(PENDING)
    for (const words of [
      '2 × Vitamin A',
      '1 × Garam',
      'Ongkir (Reguler)',
      'Pak Budi',
      '0812-3456-7890',
      'Dermaga 3, Teluk Hurun, Lampung',
      'Titip di pos dermaga',
      'Pilih cara bayar sebelum',
      'Rp 62.000',
      'Pesanan dibuat, menunggu pembayaran.',
    ])
      expect(text().split(words), words).toHaveLength(2)
    await expect.element(link('Nota')).toHaveAttribute('href', '/riwayat-pembayaran/nota/KS-1')
    await expect.element(link('Tanya pesanan ini')).toHaveAttribute('href', '/kontak?pesanan=KS-1')
  })

  test('shows the number to pay to, and offers another method', async () => {
    await open({ ...PENDING, cara_bayar: VA })
    expect(text()).toContain('BRI Virtual Account')
    expect(text()).toContain('1382812345678')
    expect(text()).toContain('Bayar sebelum')
    expect(text().split('Rp 62.000')).toHaveLength(2)
    await expect.element(button('Ganti cara bayar')).toBeVisible()
    await expect.element(link('Cara Membayar')).toHaveAttribute('href', '/konfirmasi-pembayaran?order=KS-1')
  })

  test('checks a payment, and shows its result', async () => {
    const { queries } = await open({ ...PENDING, cara_bayar: VA })
    await press('Saya sudah bayar, cek status')
    await see('Pembayaran belum masuk')
    await see('Belum ada pembayaran.')
    await press('OK')
    answer(updatePaymentStatus, () => {
      answer(getPesanan, make(PAID))
      return { status: 'success' as const, terverifikasi: true, message: 'Pembayaran diterima.' }
    })
    const queryKey = ['milik-saya', 'riwayat', 'jumlah']
    queries.setQueryData(queryKey, {})
    await press('Saya sudah bayar, cek status')
    await see('Status sudah diperbarui')
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
    await press('OK')
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Dibayar')
  })

  test('reports a check that failed', async () => {
    await open({ ...PENDING, cara_bayar: VA })
    answer(updatePaymentStatus, silence)
    await press('Saya sudah bayar, cek status')
    await see('Gagal memeriksa pembayaran')
    await press('OK')
    await expect.element(button('Saya sudah bayar, cek status')).toBeEnabled()
  })

  test('puts its lines into the cart again', async () => {
    const { address } = await open(RECEIVED)
    await press('Beli Lagi')
    await expect.poll(address).toBe('/keranjang')
    expect(JSON.parse(localStorage.getItem('keranjang') ?? '[]')).toMatchObject([
      { produkId: 3, quantity: 2 },
      { produkId: 4, quantity: 1 },
    ])
  })

  test('cancels the order, and shows that', async () => {
    await open(PENDING)
    answer(cancelPesanan, () => {
      answer(getPesanan, make({ status_pembayaran: 'cancelled' }))
      return { status: 'cancelled' as const, message: 'Stoknya dilepas.' }
    })
    await press('Batalkan')
    await press('Ya, Batalkan')
    await press('OK')
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Dibatalkan')
    expect(sent(cancelPesanan)).toHaveLength(1)
  })

  test("shows the courier's events in order, and folds the older ones", async () => {
    const at = (hour: number) => `2026-03-11T0${hour}:00:00.000Z`
    await open({
      ...SENT,
      perjalanan: [1, 3, 4].map((hour) => ({ waktu: at(hour), teks: `Toko ${hour}` })),
      perjalanan_kurir: [2, 5].map((hour) => ({ waktu: at(hour), teks: `Kurir ${hour}` })),
    })
    expect(text()).toMatch(/Toko 1.*Kurir 2.*Toko 3.*Toko 4.*Kurir 5/)
    await expect.element(page.getByText('Toko 1')).not.toBeVisible()
    await press(page.getByText('Lihat 2 kejadian sebelumnya'))
    await see('Toko 1')
  })

  test('reports an order of another account as not found', async () => {
    signIn()
    answer(getPesanan, refuse('PESANAN_TIDAK_ADA'))
    await show(screen(PesananPage), { at: '/riwayat-pembayaran/KS-9', path: '/riwayat-pembayaran/:nomor' })
    await see('Pesanan tidak ditemukan.')
  })

  test('reports a missing response, and retries', async () => {
    signIn()
    answer(getPesanan, silence)
    await show(screen(PesananPage), { at: '/riwayat-pembayaran/KS-1', path: '/riwayat-pembayaran/:nomor' })
    await see('Error: Tidak ada respon dari server')
    answer(getPesanan, make(PAID))
    await press('Coba Lagi')
    await see('Riwayat Status')
  })
})

describe('parcel on the page of an order', () => {
  test('is tracked at its courier', async () => {
    await open(SENT)
    const track = page.getByRole('link', { name: /Lacak di situs JNE/ })
    await expect.element(track).toHaveAttribute('href', 'https://www.jne.co.id/tracking-package')
    await expect.element(track).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
    await see('Kurir: JNE')
    await expect.element(button('Salin nomor resi')).toBeVisible()
    expect(text()).toMatch(/Pesanan otomatis selesai pada 20 Maret 2026 jika tidak ada kabar dari Anda/)
    await expect.element(link('Ajukan Keluhan')).toHaveAttribute('href', '/riwayat-pembayaran/keluhan/KS-1')
  })

  test('has its number once it is sent', async () => {
    await open({ ...PAID, kurir: '', resi: '' })
    await see('Nomor resi muncul di sini setelah pesanan dikirim.')
  })

  test('by an unknown courier shows its number only', async () => {
    await open({ ...SENT, kurir: 'Perahu Pak Amir', resi: 'A-1' })
    await expect.element(button('Salin nomor resi')).toBeVisible()
    await seeNot(/Lacak di situs/)
  })

  test('can be confirmed again if that was not saved, and then leads to the reviews', async () => {
    answer(receivePesanan, silence)
    const { address } = await open(SENT)
    await press('Barang Diterima')
    await press('Ya, Sudah Diterima')
    await see('Gagal menyimpan')
    await press('OK')
    answer(receivePesanan, { status_pesanan: 'Pesanan Selesai', message: 'Pesanan ini selesai.' })
    await press('Barang Diterima')
    await press('Ya, Sudah Diterima')
    await press('Beri Ulasan')
    await expect.poll(address).toBe('/ulasan-saya')
  })

  test.each([
    ['is expected until it arrived', SENT, true],
    ['is not expected any more after receipt', RECEIVED, false],
  ] as const)('%s', async (_, content, expected) => {
    await open({ ...content, tiba: { dari: '2026-11-27', sampai: '2026-12-01' } })
    expect(text().includes('Tiba 27 November–1 Desember')).toBe(expected)
  })
})
