import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CaraBayar } from '#contract/pembayaran/payment-method.ts'
import {
  BarisDetail,
  cancelPesanan,
  getPesanan,
  listRiwayat,
  RincianPesanan,
  RiwayatPesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { answer, bare, garbage, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import RiwayatPage from './riwayat.page.tsx'

const PIKSEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const PESANAN = {
  midtrans_order_id: 'KS-1',
  created_at: '2026-03-10T03:00:00.000Z',
  batas_bayar: '2026-03-10T04:00:00.000Z',
  status_pembayaran: 'success' as StatusPembayaran,
  nama_produk: 'Vitamin A',
  gambar_produk: PIKSEL,
  jumlah: 2,
  harga: 25_000,
  nama_shipping: 'Reguler',
  total_harga: 62_000,
}

async function open(isi: Partial<typeof PESANAN> = {}) {
  const pesanan = { ...PESANAN, ...isi }
  answer(listRiwayat, { data: [contoh(RiwayatPesanan, pesanan)], page: 1, total: 1, totalPages: 1 })
  answer(getPesanan, contoh(RincianPesanan, pesanan))
  await show(screen(RiwayatPage), { at: '/riwayat-pembayaran' })
}
const dialog = () => page.getByRole('dialog', { name: 'Detail Pesanan' })

describe('history of a buyer', () => {
  beforeEach(async () => {
    signIn()
    await page.viewport(1440, 900)
    return () => page.viewport(390, 844)
  })

  test('is a table of orders §2.130 §2.131 §2.132 §2.133 §2.134 §2.135', async () => {
    await open()
    const judul = page.getByRole('columnheader')
    await expect.element(judul.first()).toBeVisible()
    expect(judul.elements().map(({ textContent }) => textContent)).toEqual([
      ...['Nomor Pesanan', 'Tanggal', 'Produk', 'Total Harga', 'Status', 'Aksi'],
    ])
    const sel = page.getByRole('cell')
    await expect.element(sel.nth(0)).toHaveTextContent('KS-1')
    await expect.element(sel.nth(1)).toHaveTextContent('10 Maret 2026')
    await expect.element(sel.nth(2).getByText('Vitamin A')).toBeVisible()
    expect(sel.nth(2).element().querySelector('img')).not.toBeNull()
    await expect.element(sel.nth(3)).toHaveTextContent('Rp 62.000')
    await expect.element(sel.nth(4).getByText('Berhasil')).toBeVisible()
    await press(sel.nth(5).getByRole('button', { name: 'Detail pesanan KS-1' }))
    await expect.element(dialog()).toBeVisible()
  })

  test('shows every detail of an order in its dialog, which closes §2.139 §2.140 §2.141 §2.142 §2.143 §2.144 §2.145 §2.146 §2.147', async () => {
    await open()
    await press('Detail pesanan KS-1')
    const isi = () => dialog().element().querySelector('dl')?.textContent
    await expect.poll(isi).toContain('Nomor PesananKS-1')
    expect(isi()).toMatch(/Tanggal Pesanan10 Maret 2026.*Status PembayaranBerhasilNama ProdukVitamin AJumlah2/)
    expect(isi()).toMatch(/Harga SatuanRp 25\.000Metode PengirimanRegulerTotal HargaRp 62\.000$/)
    await press(dialog().getByRole('button', { name: 'Tutup' }))
    await seeNot('Detail Pesanan')
  })

  test.each<[string, StatusPembayaran, string, string, string]>([
    ['success §4.40', 'success', 'Berhasil', 'hijau', 'hijau'],
    ['pending §4.41', 'pending', 'Menunggu Pembayaran', 'kuning', 'kuning'],
    ['failed §4.42', 'failed', 'Gagal', 'merah', 'merah'],
    ['cancelled §4.43 §4.44', 'cancelled', 'Dibatalkan', 'abu', 'merah'],
    ['expired §4.43 §4.44', 'expired', 'Kedaluwarsa', 'abu', 'merah'],
    ['refunded §4.43 §4.44', 'refunded', 'Dana Dikembalikan', 'abu', 'merah'],
  ])('colours the state of a payment: %s', async (_, status_pembayaran, nama, warna, warnaDialog) => {
    await open({ status_pembayaran })
    await expect
      .element(page.getByRole('table').getByText(nama, { exact: true }))
      .toHaveClass(`bg-${warna}-muda`, `text-${warna}`)
    await press('Detail pesanan KS-1')
    await expect
      .element(dialog().getByRole('definition').getByText(nama, { exact: true }))
      .toHaveClass(`bg-${warnaDialog}-muda`, `text-${warnaDialog}`)
  })
})

const MENUNGGU = {
  ...PESANAN,
  status_pembayaran: 'pending' as const,
  nama: 'Pak Budi',
  no_hp: '081234567890',
  alamat: 'Dermaga 3, Teluk Hurun, Lampung',
  catatan: 'Titip di pos dermaga',
  items: [
    contoh(BarisDetail, { produkId: 3, nama: 'Vitamin A', jumlah: 2, harga: 25_000 }),
    contoh(BarisDetail, { produkId: 4, nama: 'Garam', jumlah: 1 }),
  ],
  perjalanan: [{ waktu: PESANAN.created_at, teks: 'Pesanan dibuat, menunggu pembayaran.' }],
  dapat_dibayar: true,
  dapat_dibatalkan: true,
}
/** Opens the history, with its only order's detail if `at` names it. */
async function openRinci(detailed: Partial<RincianPesanan> = {}, at = '/riwayat-pembayaran?order=KS-1') {
  signIn()
  answer(listRiwayat, { data: [contoh(RiwayatPesanan, PESANAN)], page: 1, total: 1, totalPages: 1 })
  answer(getPesanan, contoh(RincianPesanan, { ...MENUNGGU, ...detailed }))
  return show(screen(RiwayatPage), { at })
}
const isiDialog = () => dialog().element().textContent.replaceAll('\u00a0', ' ')

describe('detail of an order', () => {
  test('shows goods, address, note and payment deadline', async () => {
    await openRinci()
    await expect.element(dialog().getByText('Riwayat Status')).toBeVisible()
    for (const kata of [
      '2 × Vitamin A',
      '1 × Garam',
      'Ongkir',
      'Pak Budi',
      '0812-3456-7890',
      'Dermaga 3, Teluk Hurun, Lampung',
      'Titip di pos dermaga',
      'Pilih cara bayar sebelum',
      'Pesanan dibuat, menunggu pembayaran.',
    ])
      expect(isiDialog()).toContain(kata)
    await expect.element(link('Nota')).toHaveAttribute('href', '/riwayat-pembayaran/nota/KS-1')
    await expect.element(link('Tanya pesanan ini')).toHaveAttribute('href', '/kontak?pesanan=KS-1')
    await expect.element(link('Ajukan Keluhan')).not.toBeInTheDocument()
  })

  test('shows the chosen method and its number, and links to its steps', async () => {
    const cara_bayar = contoh(CaraBayar, { metode: 'bri', nama: 'BRI Virtual Account', nomor: '1382812345678' })
    await openRinci({ cara_bayar })
    await expect.element(link('Cara Membayar')).toHaveAttribute('href', '/konfirmasi-pembayaran?order=KS-1')
    await expect.element(dialog().getByText('BRI Virtual Account').last()).toBeVisible()
    expect(isiDialog()).toContain('Nomor 1382812345678')
    expect(isiDialog()).toContain('Bayar sebelum')
  })

  test('puts its lines into the cart again', async () => {
    const { address } = await openRinci()
    await press('Beli Lagi')
    await expect.poll(address).toBe('/keranjang')
    const baris = JSON.parse(localStorage.getItem('keranjang') ?? '[]')
    expect(baris).toMatchObject([
      { produkId: 3, quantity: 2 },
      { produkId: 4, quantity: 1 },
    ])
  })

  test('cancels the order, and closes', async () => {
    const { address } = await openRinci()
    answer(cancelPesanan, { status: 'cancelled', message: 'Stoknya dilepas.' })
    answer(updatePaymentStatus, { status: 'cancelled', terverifikasi: true, message: '' })
    await press('Batalkan')
    await press('Ya, Batalkan')
    await press('OK')
    await expect.poll(address).toBe('/riwayat-pembayaran')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sent(cancelPesanan)).toHaveLength(1)
  })

  test('offers neither payment nor cancellation of a cancelled order', async () => {
    const perjalanan = [{ waktu: PESANAN.created_at, teks: 'Anda membatalkan pesanan.' }]
    await openRinci({ status_pembayaran: 'cancelled', dapat_dibayar: false, dapat_dibatalkan: false, perjalanan })
    await see('Anda membatalkan pesanan.')
    for (const nama of ['Batalkan', 'Lanjutkan Pembayaran']) await expect.element(button(nama)).not.toBeInTheDocument()
    await expect.element(link('Cara Membayar')).not.toBeInTheDocument()
  })

  test('shows courier and tracking number of a paid order', async () => {
    await openRinci({
      status_pembayaran: 'success',
      status_pesanan: 'Sedang Di Proses',
      kurir: 'JNE',
      resi: 'JNE0012345',
      dapat_dibayar: false,
      dapat_dibatalkan: false,
    })
    await see('Kurir: JNE')
    await expect.element(dialog().getByText('JNE0012345')).toBeVisible()
    await expect.element(button('Salin nomor resi')).toBeVisible()
    await expect.element(link('Ajukan Keluhan')).toHaveAttribute('href', '/riwayat-pembayaran/keluhan/KS-1')
  })

  test('closes by Escape, without a list to go back to', async () => {
    const { address } = await openRinci()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(address).toBe('/riwayat-pembayaran')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('closes by Back, and returns the focus to its button', async () => {
    const { router, address } = await openRinci({}, '/riwayat-pembayaran')
    await press('Detail pesanan KS-1')
    await expect.poll(address).toBe('/riwayat-pembayaran?order=KS-1')
    await expect.element(dialog()).toBeVisible()
    await router.navigate(-1)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Detail pesanan KS-1')).toHaveFocus()
  })

  test('reports a missing response, and retries', async () => {
    signIn()
    answer(listRiwayat, { data: [], page: 1, total: 0, totalPages: 0 })
    answer(getPesanan, silence)
    await show(screen(RiwayatPage), { at: '/riwayat-pembayaran?order=KS-1' })
    await see('Error: Tidak ada respon dari server')
    answer(getPesanan, contoh(RincianPesanan, MENUNGGU))
    await press('Coba Lagi')
    await see('Riwayat Status')
  })

  test('reports an order of another account as not found', async () => {
    signIn()
    answer(listRiwayat, { data: [], page: 1, total: 0, totalPages: 0 })
    answer(getPesanan, refuse('PESANAN_TIDAK_ADA'))
    await show(screen(RiwayatPage), { at: '/riwayat-pembayaran?order=KS-9' })
    await expect.element(dialog().getByText('Pesanan tidak ditemukan.')).toBeVisible()
  })
})

describe('list of the history', () => {
  const pesananKe = (nomor: number) =>
    contoh(RiwayatPesanan, { ...PESANAN, orderId: nomor, midtrans_order_id: `KS-${nomor}` })
  const rincian = page.getByRole('button', { name: /^Detail pesanan/ })

  test('links to the shop while it is empty §2.138', async () => {
    signIn()
    answer(listRiwayat, { data: [], page: 1, total: 0, totalPages: 0 })
    await show(screen(RiwayatPage), { at: '/riwayat-pembayaran' })
    await see('Anda belum memiliki riwayat pemesanan')
    await expect.element(link('Mulai belanja')).toHaveAttribute('href', '/produk')
  })

  test('shows ten orders a page, and links its pages §2.136 §2.137 §9.04', async () => {
    const semua = Array.from({ length: 12 }, (_, at) => pesananKe(at + 1))
    signIn()
    answer(listRiwayat, ({ query }) => {
      const [ke, limit] = [Number(query.page), Number(query.limit)]
      return { data: semua.slice((ke - 1) * limit, ke * limit), page: ke, total: 12, totalPages: Math.ceil(12 / limit) }
    })
    const { address } = await show(screen(RiwayatPage), { at: '/riwayat-pembayaran' })
    await expect.poll(() => rincian.elements().length).toBe(10)
    await expect.element(button('Sebelumnya')).toBeDisabled()
    await press(link('Selanjutnya'))
    await expect.poll(address).toBe('/riwayat-pembayaran?page=2')
    await expect.poll(() => rincian.elements().length).toBe(2)
    const current = page.getByRole('navigation', { name: 'Halaman' }).element().querySelector('[aria-current]')
    expect(current?.textContent).toBe('Halaman 2 dari 2')
    await expect.element(button('Selanjutnya')).toBeDisabled()
    await press(link('Sebelumnya'))
    await expect.poll(() => rincian.elements().length).toBe(10)
    expect(sent(listRiwayat)[1]?.query).toEqual({ page: '2', limit: '10' })
  })

  test.each([
    ['no answer', silence],
    ['an error of the server', () => bare(500, {})],
    ['a page instead of data', () => garbage(200)],
  ] as const)('reports a failure after %s, and retries §8.42', async (_, failure) => {
    signIn()
    answer(listRiwayat, failure)
    await show(screen(RiwayatPage), { at: '/riwayat-pembayaran' })
    await see('Gagal: Tidak dapat mengambil riwayat pemesanan.')
    answer(listRiwayat, { data: [pesananKe(1)], page: 1, total: 1, totalPages: 1 })
    await press('Coba Lagi')
    await expect.element(rincian).toBeVisible()
    await seeNot('Gagal: Tidak dapat mengambil riwayat pemesanan.')
  })
})
