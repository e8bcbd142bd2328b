import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getKeamanan, Keamanan, proveAdmin } from '#contract/akun/keamanan-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import {
  archivePesanan,
  countPesanan,
  exportPesanan,
  findPesanan,
  listPesanan,
  PesananSummary,
  refreshPesanan,
  restorePesanan,
} from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { listTampilan } from '#contract/pesanan-admin/tampilan-admin.ts'
import { answer, bare, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PesananListPage from './pesanan-list.page.tsx'

const EMPTY = { items: [], total: 0 }
const pesanan = (nomor: string, change: Partial<PesananSummary> = {}) =>
  contoh(PesananSummary, { orderId: 5, midtrans_order_id: nomor, nama: 'Bu Wati', nama_produk: 'Iodin', ...change })
const list = (...items: PesananSummary[]) => ({ items, total: items.length })
/** Stubs the list, and its refresh by itself. */
function listed(body: Parameters<typeof answer<typeof listPesanan>>[1]): void {
  answer(listPesanan, body)
  answer(refreshPesanan, body)
}
const open = (at: string) => showAdmin(<PesananListPage />, { at })
const CARI = 'Cari nomor, pembeli, HP, resi, produk, atau catatan'

beforeEach(() => {
  listed(EMPTY)
  answer(countPesanan, { menunggu_pembayaran: 1, menunggu_respon: 2, diproses: 3, selesai: 4, perhatian: 5 })
  answer(listTampilan, [])
  answer(listPenanda, [])
  answer(findPesanan, [])
})

describe('list of orders', () => {
  test('has tables of single orders and of packages §2.205 §2.206', async () => {
    listed(({ query }) => list(pesanan(`KS-${query.jenis}`, { jenis: query.jenis as 'satuan' })))
    const { address } = await open('/daftar-pesanan')
    for (const name of ['Pesanan Satuan', 'Pesanan Paketan'])
      await expect.element(page.getByRole('heading', { name })).toBeVisible()
    await expect.element(link('Detail KS-satuan')).toHaveAttribute('href', '/detail-pesanan-satuan/5')
    await expect.element(link('Detail KS-paketan')).toHaveAttribute('href', '/detail-pesanan-paketan/5')
    await press('Saring')
    await press(link('Pesanan Paketan'))
    await expect.poll(address).toBe('/daftar-pesanan?jenis=paketan')
    await expect.element(link('Detail KS-paketan')).toBeInTheDocument()
    await expect.element(link('Detail KS-satuan')).not.toBeInTheDocument()
  })

  test('is known as a saved view on each page of both tables', async () => {
    answer(listTampilan, [{ tampilanId: 4, nama: 'Grosir', alamat: '/daftar-pesanan?penanda=grosir' }])
    await open('/daftar-pesanan?penanda=grosir&page=2&paketan=3')
    await press('Saring (1 dipakai)')
    await expect.element(link('Grosir')).toHaveAttribute('aria-current', 'true')
    await seeNot('Simpan tampilan ini')
  })

  test('says that the search of the other lists failed', async () => {
    listed(() => EMPTY)
    answer(findPesanan, silence)
    await open('/daftar-pesanan?q=KS-7')
    await see('Pencarian di daftar lain dan arsip gagal. Coba lagi nanti.')
  })

  test('says in which other list a search finds an order, and leads there', async () => {
    listed(({ query }) =>
      query.jenis === 'paketan' && !query.pembayaran ? list(pesanan('KS-7', { jenis: 'paketan' })) : EMPTY,
    )
    answer(findPesanan, [{ jenis: 'paketan', arsip: false, jumlah: 1 }])
    const filters = 'pembayaran=success&status=Menunggu+Respon&dari=2026-03-01&sampai=2026-03-31&penanda=grosir'
    const { address } = await open(`/daftar-pesanan?jenis=satuan&${filters}`)
    await see('Tidak ada pesanan')
    expect(sent(findPesanan)).toEqual([])
    await fill(CARI, 'KS-7')
    await press(link('1 di Pesanan Paketan'))
    await expect.element(link('Detail KS-7')).toBeInTheDocument()
    expect(address()).toBe('/daftar-pesanan?jenis=paketan&q=KS-7')
    await see('Kedua daftar dan arsip sudah dicari; tidak ada yang lain.')
    expect(sent(findPesanan).at(-1)?.query).toEqual({ q: 'KS-7' })
    await press('Saring')
    await fill('Pembayaran', 'success')
    await press(link('1 di Pesanan Paketan tanpa saringan'))
    await expect.poll(address).toBe('/daftar-pesanan?jenis=paketan&q=KS-7')
    await expect.element(link('Detail KS-7')).toBeInTheDocument()
  })

  test.each([
    [/^Menunggu Pembayaran 1$/, 'pembayaran=pending'],
    [/^Menunggu Respon 2$/, 'pembayaran=success&status=Menunggu+Respon'],
    [/^Sedang Di Proses 3$/, 'pembayaran=success&status=Sedang+Di+Proses'],
    [/^Pesanan Selesai 4$/, 'pembayaran=success&status=Pesanan+Selesai'],
    [/^Perlu perhatian 5$/, 'lihat=perhatian'],
  ])('leads from the number %s to its orders', async (name, filter) => {
    const { address } = await open('/daftar-pesanan?jenis=satuan')
    await press('Saring')
    await press(page.getByRole('list', { name: 'Jumlah pesanan' }).getByRole('link', { name: name }))
    await expect.poll(address).toBe(`/daftar-pesanan?jenis=satuan&${filter}`)
    const query = Object.fromEntries(new URLSearchParams(filter))
    await expect.poll(() => sent(listPesanan).at(-1)?.query).toMatchObject(query)
  })

  test('loads the orders up to a day', async () => {
    await open('/daftar-pesanan?jenis=satuan')
    await press('Saring')
    await fill('Sampai tanggal', '2020-01-01')
    await expect.poll(() => sent(listPesanan).at(-1)?.query).toMatchObject({ sampai: '2020-01-01' })
  })

  test.each([
    ['no answer', silence, 'Gagal memuat pesanan'],
    ['a failure without a message', () => bare(400, {}), 'Gagal memuat pesanan'],
    ['a failure with a message', () => bare(403, { message: 'Server sedang dirawat' }), 'Server sedang dirawat'],
  ] as const)('says that it did not load after %s, and loads when asked to', async (_, failure, words) => {
    listed(failure)
    await open('/pesanan-semua')
    await see(words)
    listed(list(pesanan('KS-7')))
    await press('Coba Lagi')
    await expect.element(link('Detail KS-7')).toBeInTheDocument()
  })
})

describe('archiving', () => {
  test.each([
    ['paid', { status_pembayaran: 'success' }],
    ['payable', { status_pembayaran: 'pending' }],
    ['ended, but flagged', { status_pembayaran: 'expired', perhatian: ['dibayar dua kali'] }],
  ] as const)('is not offered for an order that is %s', async (_, content) => {
    listed(list(pesanan('KS-7', content as Partial<PesananSummary>)))
    await open('/pesanan-semua')
    await expect.element(link('Detail KS-7')).toBeInTheDocument()
    await expect.element(button('Hapus KS-7')).not.toBeInTheDocument()
  })

  test.each(['cancelled', 'expired', 'failed'] as const)(
    'is offered for an order that is %s, with a confirmation, and reports a failure §2.207',
    async (status_pembayaran) => {
      listed(list(pesanan('KS-7', { status_pembayaran })))
      await open('/pesanan-semua')
      await press('Hapus KS-7')
      await press('Batal')
      await seeNot('Hapus pesanan ini dari daftar?')
      expect(sent(archivePesanan)).toEqual([])
      answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
      answer(archivePesanan, () => bare(500, {}))
      await press('Hapus KS-7')
      await press('Ya, Hapus')
      await see(/^Gagal menghapus pesanan/)
      await press('OK')
      answer(archivePesanan, { message: 'ok' })
      listed(EMPTY)
      await press('Hapus KS-7')
      await press('Ya, Hapus')
      await see('Tidak ada pesanan')
      expect(sent(archivePesanan).at(-1)?.params).toEqual({ orderId: '5' })
    },
  )

  test('is undone from the archive', async () => {
    listed(({ query }) =>
      query.lihat === 'arsip' ? list(pesanan('KS-7', { status_pembayaran: 'cancelled', diarsipkan: true })) : EMPTY,
    )
    await open('/pesanan-semua')
    await press('Saring')
    await fill('Tampilkan', 'arsip')
    answer(restorePesanan, { message: 'ok' })
    await press('Pulihkan KS-7')
    await press('Ya, Pulihkan')
    await see('Pesanan dikembalikan ke daftar')
    expect(sent(restorePesanan)).toMatchObject([{ params: { orderId: '5' } }])
  })
})

describe('download', () => {
  const ask = async () => {
    await open('/daftar-pesanan?q=KS-7&pembayaran=success&page=2')
    await press('Tindakan lain')
    await press('Unduh CSV')
    await press(page.getByRole('radio', { name: /^Satu baris per barang/ }))
    await press('Unduh')
  }

  test('loads the filtered list in the chosen format', async () => {
    answer(exportPesanan, new Blob(['a']) as never)
    await ask()
    await expect.poll(() => sent(exportPesanan).length).toBe(1)
    const query = { q: 'KS-7', pembayaran: 'success', bentuk: 'baris', jenis: 'semua' }
    expect(sent(exportPesanan)[0]?.query).toEqual(query)
    await expect.element(page.getByRole('dialog', { name: 'Unduh Pesanan' })).not.toBeInTheDocument()
  })

  test('says that it failed', async () => {
    answer(exportPesanan, () => bare(500, {}) as never)
    await ask()
    await see('Gagal mengunduh pesanan')
  })

  test('requires the password first, and then starts', async () => {
    answer(getKeamanan, contoh(Keamanan))
    answer(proveAdmin, { message: 'ok' })
    answer(exportPesanan, () => (sent(proveAdmin).length > 0 ? new Blob(['a']) : refuse('PERLU_BUKTI')) as never)
    await ask()
    await see('Pastikan ini Anda')
    await fill(field('Kata sandi'), 'rahasia')
    await press('Lanjutkan')
    await expect.poll(() => sent(exportPesanan).length).toBe(2)
    await seeNot('Gagal mengunduh pesanan')
  })
})
