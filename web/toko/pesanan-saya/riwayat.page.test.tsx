import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getPesanan, listRiwayat, RincianPesanan, RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { answer, bare, garbage, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
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

async function open(change: Partial<typeof PESANAN> = {}) {
  const pesanan = { ...PESANAN, ...change }
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
    const headings = page.getByRole('columnheader')
    await expect.element(headings.first()).toBeVisible()
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
      ...['Nomor Pesanan', 'Tanggal', 'Produk', 'Total Harga', 'Status', 'Aksi'],
    ])
    const cells = page.getByRole('cell')
    await expect.element(cells.nth(0)).toHaveTextContent('KS-1')
    await expect.element(cells.nth(1)).toHaveTextContent('10 Maret 2026')
    await expect.element(cells.nth(2).getByText('Vitamin A')).toBeVisible()
    expect(cells.nth(2).element().querySelector('img')).not.toBeNull()
    await expect.element(cells.nth(3)).toHaveTextContent('Rp 62.000')
    await expect.element(cells.nth(4).getByText('Berhasil')).toBeVisible()
    await press(cells.nth(5).getByRole('button', { name: 'Detail pesanan KS-1' }))
    await expect.element(dialog()).toBeVisible()
  })

  test('shows every detail of an order in its dialog, which closes §2.139 §2.140 §2.141 §2.142 §2.143 §2.144 §2.145 §2.146 §2.147', async () => {
    await open()
    await press('Detail pesanan KS-1')
    const content = () => dialog().element().querySelector('dl')?.textContent
    await expect.poll(content).toContain('Nomor PesananKS-1')
    expect(content()).toMatch(/Tanggal Pesanan10 Maret 2026.*Status PembayaranBerhasilNama ProdukVitamin AJumlah2/)
    expect(content()).toMatch(/Harga SatuanRp 25\.000Metode PengirimanRegulerTotal HargaRp 62\.000$/)
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
  ])('colors the state of a payment: %s', async (_, status_pembayaran, name, color, dialogColor) => {
    await open({ status_pembayaran })
    await expect
      .element(page.getByRole('table').getByText(name, { exact: true }))
      .toHaveClass(`bg-${color}-muda`, `text-${color}`)
    await press('Detail pesanan KS-1')
    await expect
      .element(dialog().getByRole('definition').getByText(name, { exact: true }))
      .toHaveClass(`bg-${dialogColor}-muda`, `text-${dialogColor}`)
  })
})

/** Opens the history, with its only order's detail if `at` names it. */
async function openRincian(at = '/riwayat-pembayaran?order=KS-1') {
  signIn()
  answer(listRiwayat, { data: [contoh(RiwayatPesanan, PESANAN)], page: 1, total: 1, totalPages: 1 })
  answer(getPesanan, contoh(RincianPesanan, PESANAN))
  return show(screen(RiwayatPage), { at })
}

describe('detail of an order', () => {
  test('has the specified fields only, and leads to the page of the order', async () => {
    const { address } = await openRincian()
    await expect.element(dialog()).toBeVisible()
    await expect.poll(() => dialog().getByRole('term').elements().length).toBe(8)
    const names = [...dialog().element().querySelectorAll('button, a')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Tutup', 'Lihat Pesanan'])
    await press(link('Lihat Pesanan'))
    await expect.poll(address).toBe('/riwayat-pembayaran/KS-1')
  })

  test('closes by Escape, without a list to go back to', async () => {
    const { address } = await openRincian()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(address).toBe('/riwayat-pembayaran')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('closes by Back, and returns the focus to its button', async () => {
    const { router, address } = await openRincian('/riwayat-pembayaran')
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
    answer(getPesanan, contoh(RincianPesanan, PESANAN))
    await press('Coba Lagi')
    await see('Nomor Pesanan')
  })

  test('reports an order of another account as not found', async () => {
    signIn()
    answer(listRiwayat, { data: [], page: 1, total: 0, totalPages: 0 })
    answer(getPesanan, refuse('PESANAN_TIDAK_ADA'))
    await show(screen(RiwayatPage), { at: '/riwayat-pembayaran?order=KS-9' })
    await expect.element(dialog().getByText('Pesanan tidak ditemukan.')).toBeVisible()
  })
})

describe('next step in the history', () => {
  const LATER = '2099-03-10T04:00:00.000Z'
  const row = (orderId: number, change: Partial<RiwayatPesanan>) =>
    contoh(RiwayatPesanan, { ...PESANAN, orderId, midtrans_order_id: `KS-${orderId}`, batas_bayar: LATER, ...change })
  const SENT = { status_pesanan: 'Sedang Di Proses', resi: 'JP1' } as const
  const coral = () =>
    [...document.querySelectorAll('.bg-karang')].flatMap((one) => one.getAttribute('aria-label') ?? [])
  const openList = async (data: RiwayatPesanan[]) => {
    signIn()
    answer(listRiwayat, { data, page: 1, total: data.length, totalPages: 1 })
    await show(screen(RiwayatPage), { at: '/riwayat-pembayaran' })
    await expect.element(button('Detail pesanan KS-1')).toBeVisible()
  }

  test('is the payment of the newest order that can be paid', async () => {
    await openList([
      row(1, SENT),
      row(2, { status_pembayaran: 'pending', menunggu_resep: true }),
      row(3, { status_pembayaran: 'pending', menunggu_ongkir: true }),
      row(4, { status_pembayaran: 'pending', batas_bayar: PESANAN.batas_bayar }),
      row(5, { status_pembayaran: 'pending', nomor_nota: 'N-5' }),
      row(6, { status_pembayaran: 'pending' }),
    ])
    expect(
      page
        .getByRole('link', { name: /^Bayar pesanan/ })
        .elements()
        .map((one) => one.getAttribute('href')),
    ).toEqual(['/konfirmasi-pembayaran?order=KS-5', '/konfirmasi-pembayaran?order=KS-6'])
    const deadlines = page.getByText(/^Batas waktu/).elements()
    expect(deadlines.filter((one) => one.checkVisibility())).toHaveLength(2)
    expect(new Set(coral())).toEqual(new Set(['Bayar pesanan KS-5']))
    expect(
      page
        .getByText('Nota N-5')
        .elements()
        .filter((one) => one.checkVisibility()),
    ).toHaveLength(1)
  })

  test('is the receipt of a shipped order, if none can be paid', async () => {
    await openList([row(1, {}), row(2, SENT), row(3, { ...SENT, status_pesanan: 'Pesanan Selesai' })])
    expect(new Set(coral())).toEqual(new Set(['Barang diterima, pesanan KS-2']))
    await expect.element(button('Barang diterima, pesanan KS-3')).not.toBeInTheDocument()
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
    const all = Array.from({ length: 12 }, (_, at) => pesananKe(at + 1))
    signIn()
    answer(listRiwayat, ({ query }) => {
      const [ke, limit] = [Number(query.page), Number(query.limit)]
      return { data: all.slice((ke - 1) * limit, ke * limit), page: ke, total: 12, totalPages: Math.ceil(12 / limit) }
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
