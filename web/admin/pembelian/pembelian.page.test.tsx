import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { endPembelian, getPembelian, Pembelian, pesanPembelian } from '#contract/pembelian/admin.ts'
import { listPemasok, PemasokAdmin } from '#contract/pembelian/pemasok-admin.ts'
import { listReorder, ReorderLine } from '#contract/pembelian/reorder-admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { formatDate } from '#contract/wib.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PembelianDetailPage from './pembelian-detail.page.tsx'
import ReorderPage from './reorder.page.tsx'

const LINE = Pembelian.shape.baris.element
const LOT = contoh(Pembelian.shape.lot.element, {
  lotId: 9,
  produkId: 3,
  nomor: 'LB-1',
  diterima: '2026-03-12',
  jumlah: 1400,
})
const PEMBELIAN = contoh(Pembelian, {
  pembelianId: 7,
  pemasok: 'CV Laut',
  no_hp: '081234567890',
  nilai: 80_000,
  status: 'sebagian',
  dibuat: '2026-03-10T03:00:00.000Z',
  baris: [
    contoh(LINE, { produkId: 3, nama: 'Iodin', jumlah: 2000, datang: 1400, harga: 40 }),
    contoh(LINE, { produkId: 4, nama: 'Garam', jumlah: 5, datang: 0, harga: null }),
  ],
  lot: [LOT, { ...LOT, lotId: 10, nomor: 'LB-2', jumlah: 1, kedaluwarsa: '2027-04-01', harga_modal: 8000 }],
})

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(listTemplat, [])
  answer(listPemasok, { items: [contoh(PemasokAdmin, { pemasokId: 6, nama: 'CV Laut' })], total: 1 } as never)
})
const open = (change: Partial<Pembelian> = {}) => {
  answer(getPembelian, { ...PEMBELIAN, ...change })
  return showAdmin(screen(PembelianDetailPage, { pembelianId: '7' }), { at: '/pembelian/7' })
}
const actions = () =>
  page
    .getByRole('button')
    .or(page.getByRole('link'))
    .elements()
    .map(({ textContent }) => textContent)

describe('an order to a supplier', () => {
  test.each<[Pembelian['status'], string[]]>([
    ['draf', ['Tandai sudah dipesan', 'Kirim lewat WhatsApp', 'Ubah', 'Batalkan']],
    ['dipesan', ['Catat barang masuk', 'Kirim lewat WhatsApp', 'Batalkan']],
    ['sebagian', ['Catat barang masuk', 'Kirim lewat WhatsApp', 'Selesaikan tanpa sisanya']],
    ['diterima', ['Kirim lewat WhatsApp']],
    ['batal', []],
  ])('has the steps of its state: %s', async (status, steps) => {
    await open({ status })
    await expect.element(button('Cetak atau simpan PDF')).toBeVisible()
    const all = [
      'Tandai sudah dipesan',
      'Catat barang masuk',
      'Kirim lewat WhatsApp',
      'Ubah',
      'Batalkan',
      'Selesaikan tanpa sisanya',
    ]
    expect(actions().filter((name) => all.includes(name ?? ''))).toEqual(steps)
    const hasArrival = status !== 'draf' && status !== 'batal'
    expect(page.getByRole('heading', { name: 'Barang yang datang' }).elements()).toHaveLength(hasArrival ? 1 : 0)
  })

  test('shows what came of each product, in which lots', async () => {
    await open({ alasan: 'Kosong' })
    await see('Datang sebagian')
    await see('Alasan: Kosong')
    const arrival = page.getByRole('region', { name: 'Barang yang datang' })
    await seeIn(
      arrival,
      `Iodin1.400 dari 2.000Lot LB-1: 1.400, diterima ${formatDate('2026-03-12')}Lot LB-2: 1, diterima ${formatDate('2026-03-12')}, kedaluwarsa ${formatDate('2027-04-01')}, Rp 8.000 per satuanGaram0 dari 5`,
    )
    await expect.element(link('Lot LB-2')).toHaveAttribute('href', '/lot/10')
    await expect.element(link('Catat barang masuk')).toHaveAttribute('href', '/terima-pembelian/7')
    await seeIn(page.getByRole('row').last(), 'Jumlah yang sudah ada harganyaRp 80.000')
  })

  test('asks for the number of a supplier who has none', async () => {
    await open({ status: 'draf', no_hp: '' })
    await see('Isi nomor WhatsApp pemasok supaya pembelian bisa dikirim dari sini.')
    await expect.element(link('Kirim lewat WhatsApp')).not.toBeInTheDocument()
    await expect.element(link('Ubah')).toHaveAttribute('href', '/edit-pembelian/7')
  })

  test('is marked as sent, and says if it was not', async () => {
    await open({ status: 'draf' })
    await seeNot('Isi nomor WhatsApp pemasok supaya pembelian bisa dikirim dari sini.')
    answer(pesanPembelian, refuse('PEMBELIAN_BUKAN_DRAF'))
    await press('Tandai sudah dipesan')
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer(pesanPembelian, () => {
      answer(getPembelian, { ...PEMBELIAN, status: 'dipesan' })
      return { ...PEMBELIAN, status: 'dipesan' as const, message: 'Sudah ditandai' }
    })
    await press('Tandai sudah dipesan')
    await see('Sudah ditandai')
    await expect.element(link('Catat barang masuk')).toBeVisible()
  })

  test.each([
    ['sebagian', 'Selesaikan tanpa sisanya', 'Selesaikan pembelian ini?', 'Selesaikan', /tidak lagi ditunggu/],
    ['dipesan', 'Batalkan', 'Batalkan pembelian ini?', 'Batalkan Pembelian', /tetap tercatat/],
  ] as const)('ends with a reason: %s', async (status, name, title, confirm, meaning) => {
    await open({ status })
    await press(name)
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
    await see(meaning)
    await fill('Alasan', 'Kosong')
    answer(endPembelian, { ...PEMBELIAN, status: 'batal', message: 'Diakhiri' })
    await press(confirm)
    await see('Diakhiri')
    expect(sent(endPembelian)[0]).toMatchObject({ params: { pembelianId: '7' }, body: { alasan: 'Kosong' } })
  })
})

describe('products to reorder', () => {
  const line = (produkId: number, change: Partial<ReorderLine>) =>
    contoh(ReorderLine, { produkId, nama: `Produk ${produkId}`, ...change })
  const row = (produkId: number) => page.getByRole('row').filter({ hasText: `Produk ${produkId}` })
  const PEMASOK = { pemasokId: 6, nama: 'CV Laut', hariTunggu: 14 }
  const FULL = line(1, {
    terjual: 1234,
    perHari: 1.256,
    stok: 50,
    kurang: 2,
    ditahan: 3,
    diJalan: 4,
    habisDalam: 14,
    usul: 1500,
    pemasok: PEMASOK,
    hargaModal: 8000,
  })
  const openList = async (items: ReorderLine[], at = '/isi-ulang') => {
    await page.viewport(1440, 900)
    answer(listReorder, { items, total: items.length })
    const shown = await showAdmin(<ReorderPage />, { at })
    await expect.element(row(1)).toBeVisible()
    return shown
  }
  beforeEach(() => () => page.viewport(390, 844))

  test('are bought one by one, with the proposal and the last cost', async () => {
    const { router } = await openList([FULL])
    await press(link('Beli Produk 1'))
    const lines = [{ produk: { produkId: 1, nama: 'Produk 1' }, jumlah: '1500', harga: '8000' }]
    await expect
      .poll(() => router.state.location)
      .toMatchObject({
        ...{ pathname: '/tambah-pembelian', search: '?pemasok=6', state: { baris: lines } },
      })
  })

  test('have their sales, stock, days left, supplier and proposal', async () => {
    await openList([
      FULL,
      line(2, { habisDalam: 0, pemasok: null }),
      line(3, { habisDalam: 15, pemasok: PEMASOK }),
      line(4, { habisDalam: 8 }),
      line(5, { habisDalam: null }),
    ])
    await seeIn(
      row(1),
      'Produk 11.2341,26 per hari502 ditunggu pesanan3 ditahan4 belum datang14 hariCV Laut14 hari, Rp 8.0001.500',
    )
    await seeIn(row(2), /^Produk 200 per hari0Habis––/)
    const tone = (produkId: number) =>
      row(produkId)
        .getByText(/^(Habis|\d+ hari)$/)
        .first()
    await expect.element(tone(1)).toHaveClass('text-merah')
    await expect.element(tone(3)).not.toHaveClass('text-merah')
    await expect.element(tone(4)).not.toHaveClass('text-merah')
    await expect.element(link('Beli Produk 1')).toHaveAttribute('href', '/tambah-pembelian?pemasok=6')
    await expect.element(link('Beli Produk 2')).toHaveAttribute('href', '/tambah-pembelian')
    await expect.element(link(/^Buat pembelian/)).not.toBeInTheDocument()
  })

  test('are ordered together if one supplier is chosen', async () => {
    const { router, address } = await openList([FULL, line(2, { usul: 0 })], '/isi-ulang?pemasokId=6')
    await press(link('Buat pembelian, 1 barang'))
    await expect.poll(address).toBe('/tambah-pembelian?pemasok=6')
    expect(router.state.location.state).toEqual({
      baris: [{ produk: { produkId: 1, nama: 'Produk 1' }, jumlah: '1500', harga: '8000' }],
    })
  })
})
