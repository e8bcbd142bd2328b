import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getBeranda } from '#contract/beranda/endpoints.ts'
import { Dasbor, getDasbor } from '#contract/dasbor/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { listGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKategori, Kategori, listKategori, listPaket, Paket } from '#contract/katalog/endpoints.ts'
import {
  createKategori,
  deleteKategori,
  KategoriRow,
  listKategoriAdmin,
  updateKategori,
} from '#contract/katalog/kategori-admin.ts'
import {
  archivePaket,
  createPaket,
  getPaketAdmin,
  listPaketAdmin,
  PaketAdmin,
  restorePaket,
  updatePaket,
} from '#contract/katalog/paket-admin.ts'
import {
  archiveProduk,
  createProduk,
  exportProduk,
  getProdukAdmin,
  listPaketOfProduk,
  listProdukAdmin,
  ProdukAdmin,
  restoreProduk,
  updateProduk,
} from '#contract/katalog/produk-admin.ts'
import { deleteLaporan, getLaporan, Laporan, listLaporan, resolveLaporan } from '#contract/kontak/admin.ts'
import { ArtikelRow, deleteArtikel, listArtikelAdmin, updateArtikel } from '#contract/konten/admin.ts'
import { FullArtikel, getArtikel } from '#contract/konten/endpoints.ts'
import {
  createMetode,
  deleteMetode,
  getMetode,
  listMetode,
  MetodePembayaran,
  updateMetode,
} from '#contract/pembayaran/metode-admin.ts'
import { deleteSinonim, listSinonim, SinonimAdmin } from '#contract/pencarian/admin.ts'
import { getPengaturan, Pengaturan } from '#contract/pengaturan/admin.ts'
import { AkunPengguna, deletePengguna, getPengguna, listPengguna } from '#contract/pengguna/admin.ts'
import {
  createPengiriman,
  deletePengiriman,
  getPengirimanAdmin,
  listPengirimanAdmin,
  PengirimanAdmin,
  updatePengiriman,
} from '#contract/pengiriman/admin.ts'
import { deleteTarif, getTarif, listTarif, TarifOngkir } from '#contract/pengiriman/tarif-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { getLot, listLot } from '#contract/stok/lot-list-admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { getVoucher } from '#contract/voucher/admin.ts'
import { answer, bare, garbage, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { expectHiddenInNextTry } from '#web/testing/next-try.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import DasborPage from './dasbor/dasbor.page.tsx'
import KategoriAddPage from './katalog/kategori/kategori-add.page.tsx'
import KategoriEditPage from './katalog/kategori/kategori-edit.page.tsx'
import KategoriListPage from './katalog/kategori/kategori-list.page.tsx'
import PaketAddPage from './katalog/paket/paket-add.page.tsx'
import PaketEditPage from './katalog/paket/paket-edit.page.tsx'
import PaketListPage from './katalog/paket/paket-list.page.tsx'
import PaketOrderPage from './katalog/paket/paket-urutan.page.tsx'
import ProdukAddPage from './katalog/produk/produk-add.page.tsx'
import ProdukEditPage from './katalog/produk/produk-edit.page.tsx'
import ProdukListPage from './katalog/produk/produk-list.page.tsx'
import LaporanListPage from './kontak/laporan-list.page.tsx'
import ArtikelEditPage from './konten/artikel-edit.page.tsx'
import ArtikelListPage from './konten/artikel-list.page.tsx'
import MetodeAddPage from './pembayaran/metode-add.page.tsx'
import MetodeEditPage from './pembayaran/metode-edit.page.tsx'
import MetodeListPage from './pembayaran/metode-list.page.tsx'
import PrintPage from './pemenuhan/print.page.tsx'
import SinonimListPage from './pencarian/sinonim-list.page.tsx'
import PengaturanTokoPage from './pengaturan/pengaturan-toko.page.tsx'
import PenggunaEditPage from './pengguna/pengguna-edit.page.tsx'
import PenggunaListPage from './pengguna/pengguna-list.page.tsx'
import PengirimanAddPage from './pengiriman/pengiriman-add.page.tsx'
import PengirimanEditPage from './pengiriman/pengiriman-edit.page.tsx'
import PengirimanListPage from './pengiriman/pengiriman-list.page.tsx'
import TarifEditPage from './pengiriman/tarif-edit.page.tsx'
import TarifListPage from './pengiriman/tarif-list.page.tsx'
import PesananDetailPage from './pesanan-admin/pesanan-detail.page.tsx'
import LotDetailPage from './stok/lot-detail.page.tsx'
import VoucherEditPage from './voucher/voucher-edit.page.tsx'

/* Messages of the office if the server fails to load a list or record, to save a form, or to delete a record. */

const LABELS = 'Server sedang menolak.'

/** Failures between browser and server. */
const METHOD = {
  diam: silence,
  kata: () => bare(400, { message: LABELS }),
  rusak: () => bare(500, {}),
  bukanJson: () => garbage(200),
}
type Method = keyof typeof METHOD
const ALL = Object.keys(METHOD) as Method[]

/** Message per kind of failure: one for all, or one per kind. */
type Sentences = string | Record<Method, string>
const sentence = (sentences: Sentences, method: Method) =>
  typeof sentences === 'string' ? sentences : sentences[method]
/** The server's message, and else one text. */
const failureWords = (text: string, words = LABELS): Sentences => ({
  diam: text,
  rusak: text,
  bukanJson: text,
  kata: words,
})

/** The element that a screen reader announces: an alert or the message dialog. */
const heard = (text: string) => page.getByRole('alert').or(page.getByRole('alertdialog')).filter({ hasText: text })
const hears = (text: string, message: string) => expect.element(heard(text).first(), { message }).toBeVisible()

const ZERO = { items: [], total: 0 }
const one = (item: object) => ({ items: [item], total: 1 })

const KATEGORI = contoh(Kategori, { kategoriId: 4, nama: 'Vitamin', deskripsi: 'Untuk daya tahan' })
const PRODUK = contoh(ProdukAdmin, {
  ...{ produkId: 4, kategoriId: 4, nama: 'Kaporit', harga: 25_000, stok: 5, aktif: true, versi: 7 },
})
const PAKET = contoh(PaketAdmin, { paketId: 4, title: 'Paket Bakteri', harga: 800_000, aktif: true, versi: 7 })
const DOKUMEN = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Isi' }] }],
}
const ARTIKEL = contoh(FullArtikel, { artikelId: 4, id: 4, judul: 'Mutu air', konten: 'Isi', dokumen: DOKUMEN })
const METODE = contoh(MetodePembayaran, { metodeId: 4, method: 'QRIS', aktif: true, versi: 7 })
const SEND_LABEL = contoh(PengirimanAdmin, {
  shippingId: 4,
  nama: 'Kapal',
  kode: 'kapal',
  estimasi: '3 hari',
  aktif: true,
  versi: 7,
})
const LAPORAN = contoh(Laporan, { laporanId: 4, name: 'Sari' })

beforeEach(() => {
  answer(listJejak, ZERO)
  answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
  answer(listKategori, [KATEGORI])
  answer(listKategoriAdmin, one(contoh(KategoriRow, { kategoriId: 4, nama: 'Vitamin', versi: 7 })) as never)
  answer(listProdukAdmin, { items: [PRODUK, { ...PRODUK, produkId: 5, nama: 'Kapur', aktif: false }], total: 2 })
  answer(listPaketAdmin, { items: [PAKET, { ...PAKET, paketId: 5, title: 'Paket Lama', aktif: false }], total: 2 })
  answer(listArtikelAdmin, one(contoh(ArtikelRow, { artikelId: 4, judul: 'Mutu air', versi: 7 })) as never)
  const rate = { ongkirId: 4, nama_metode: 'Kapal', wilayah: 'Lampung', kode_wilayah: '18', versi: 7 }
  answer(listTarif, one(contoh(TarifOngkir, rate)) as never)
  answer(listSinonim, one(contoh(SinonimAdmin, { sinonimId: 4, kata: 'betadin', versi: 7 })) as never)
  answer(listPengguna, one(contoh(AkunPengguna, { userId: 4, nama: 'Bu Sari', versi: 7 })) as never)
  answer(listMetode, { items: [METODE], total: 1 })
  answer(listPengirimanAdmin, { items: [SEND_LABEL], total: 1 })
  answer(listLaporan, { items: [LAPORAN], total: 1 })
  answer(getKategori, KATEGORI)
  answer(getProdukAdmin, PRODUK)
  answer(getPaketAdmin, PAKET)
  answer(getArtikel, ARTIKEL)
  answer(getMetode, METODE)
  answer(getPengirimanAdmin, SEND_LABEL)
  answer(listMutasiStok, ZERO)
  answer(listLot, ZERO)
  answer(listTemplat, [])
  answer(listPaketOfProduk, [])
  answer(listGrup, ZERO)
  answer(getVoucher, contohResponse(getVoucher, { voucherId: 4 }))
})

describe('a list or a record that does not load is announced, and loads again', () => {
  interface Load {
    endpoint: Endpoint
    screen: ReactNode
    sentences: Sentences
    /** Text of the screen that is shown then. */
    present: string
    /** Response of another try. Default: the response of `beforeEach`. */
    render?: unknown
  }
  const has = (label: string) => expect.element(page.getByText(label).or(field(label)).first()).toBeVisible()

  const LOADS: Record<string, Load> = {
    'categories §8.60': {
      endpoint: listKategoriAdmin,
      screen: <KategoriListPage />,
      sentences: 'Gagal memuat kategori',
      present: 'Vitamin',
      render: one(contoh(KategoriRow, { kategoriId: 4, nama: 'Vitamin' })),
    },
    'products §8.67': {
      endpoint: listProdukAdmin,
      screen: <ProdukListPage />,
      sentences: 'Gagal Mengambil Data',
      present: 'Kaporit',
      render: one(PRODUK),
    },
    'packages §8.72': {
      endpoint: listPaketAdmin,
      screen: <PaketListPage />,
      sentences: 'Gagal mengambil data paket',
      present: 'Paket Bakteri',
      render: one(PAKET),
    },
    'the order of the packages': {
      endpoint: listPaket,
      screen: <PaketOrderPage />,
      sentences: 'Gagal mengambil data paket',
      present: 'Paket Satu',
      render: [contoh(Paket, { paketId: 1, title: 'Paket Satu' })],
    },
    'articles §2.227 §8.78 §8.79 §8.80 §8.81': {
      endpoint: listArtikelAdmin,
      screen: <ArtikelListPage />,
      sentences: {
        kata: LABELS,
        rusak: 'Gagal mengambil data artikel',
        diam: 'Tidak dapat terhubung ke server',
        bukanJson: 'Terjadi kesalahan saat memuat artikel',
      },
      present: 'Mutu air',
      render: one(contoh(ArtikelRow, { artikelId: 4, judul: 'Mutu air' })),
    },
    'messages §8.88': {
      endpoint: listLaporan,
      screen: <LaporanListPage />,
      sentences: {
        diam: 'Error: Tidak ada respon dari server',
        kata: `Error: ${LABELS}`,
        rusak: 'Error: Terjadi kesalahan',
        bukanJson: 'Error: Terjadi kesalahan',
      },
      present: 'Sari',
      render: one(LAPORAN),
    },
    'payment methods': {
      endpoint: listMetode,
      screen: <MetodeListPage />,
      sentences: failureWords('Gagal memuat metode pembayaran'),
      present: 'QRIS',
      render: one(METODE),
    },
    'shipping methods': {
      endpoint: listPengirimanAdmin,
      screen: <PengirimanListPage />,
      sentences: failureWords('Gagal memuat metode pengiriman'),
      present: 'Kapal',
      render: one(SEND_LABEL),
    },
    'the dashboard': {
      endpoint: getDasbor,
      screen: <DasborPage />,
      sentences: {
        diam: 'Tidak ada respon dari server',
        kata: LABELS,
        rusak: 'Terjadi kesalahan',
        bukanJson: 'Terjadi kesalahan',
      },
      present: 'Perlu dikerjakan',
      render: contoh(Dasbor),
    },
    'the settings of the shop': {
      endpoint: getPengaturan,
      screen: <PengaturanTokoPage />,
      sentences: 'Gagal memuat pengaturan toko',
      present: 'Nama toko',
      render: contoh(Pengaturan),
    },
    'a voucher': {
      endpoint: getVoucher,
      screen: screen(VoucherEditPage, { voucherId: '4' }),
      sentences: failureWords('Gagal mengambil data voucher'),
      present: 'Kode',
      render: contohResponse(getVoucher, { voucherId: 4 }),
    },
    'the choices of a voucher': {
      endpoint: listGrup,
      screen: screen(VoucherEditPage, { voucherId: '4' }),
      sentences: 'Gagal memuat pilihan voucher',
      present: 'Kode',
      render: ZERO,
    },
    'a category §8.65': {
      endpoint: getKategori,
      screen: screen(KategoriEditPage, { kategoriId: '4' }),
      sentences: 'Gagal mengambil data kategori',
      present: 'Nama Kategori',
      render: KATEGORI,
    },
    'a package §8.75': {
      endpoint: getPaketAdmin,
      screen: screen(PaketEditPage, { paketId: '4' }),
      sentences: 'Tidak dapat mengambil data paket',
      present: 'Nama Paket',
      render: PAKET,
    },
    'an article §8.86': {
      endpoint: getArtikel,
      screen: screen(ArtikelEditPage, { artikelId: '4' }),
      sentences: 'Gagal memuat data artikel',
      present: 'Judul',
      render: ARTIKEL,
    },
    'a payment method': {
      endpoint: getMetode,
      screen: screen(MetodeEditPage, { metodeId: '4' }),
      sentences: failureWords('Gagal mengambil data metode pembayaran'),
      present: 'Metode',
      render: METODE,
    },
    'a shipping method': {
      endpoint: getPengirimanAdmin,
      screen: screen(PengirimanEditPage, { shippingId: '4' }),
      sentences: failureWords('Gagal mengambil data metode pengiriman'),
      present: 'Kode',
      render: SEND_LABEL,
    },
  }

  test.each(Object.entries(LOADS))('%s', async (_, { endpoint, screen, sentences, present: label, render }) => {
    answer(getBeranda, {})
    for (const method of ALL) {
      answer(endpoint, METHOD[method] as never)
      // The owner of a new shop sees a list on the dashboard; an administrator with fewer rooms does not.
      const { unmount } = await showAdmin(screen, { peran: endpoint === getDasbor ? ['konten'] : ['pemilik'] })
      await hears(sentence(sentences, method), method)
      answer(endpoint, render as never)
      await press('Coba Lagi')
      await has(label)
      await expect.element(button('Coba Lagi')).not.toBeInTheDocument()
      await unmount()
    }
  })

  test('a product reports it in a dialog, and leads back to the list §8.70', async () => {
    for (const [failure, text] of [
      [refuse('PRODUK_TIDAK_ADA'), 'Produk tidak ditemukan. Pilih produk lain dari daftar.'],
      [bare(500, {}), 'Terjadi kesalahan'],
      [silence, 'Tidak ada respon dari server'],
    ] as const) {
      answer(getProdukAdmin, failure as never)
      const { address, unmount } = await showAdmin(screen(ProdukEditPage, { produkId: '4' }), { at: '/edit-produk/4' })
      await hears('Gagal Memuat Produk', text)
      await hears(text, text)
      await press('OK')
      await expect.poll(address).toBe('/manajemen-produk')
      await unmount()
    }
  })
})

describe('a missing record is reported, with a link to the list', () => {
  test.each<[string, Endpoint, ErrorCode, ReactNode, string, string]>([
    [
      'category',
      getKategori,
      'KATEGORI_TIDAK_ADA',
      screen(KategoriEditPage, { kategoriId: '9' }),
      'Gagal mengambil data kategori',
      '/kategori-produk',
    ],
    [
      'package',
      getPaketAdmin,
      'PAKET_TIDAK_ADA',
      screen(PaketEditPage, { paketId: '9' }),
      'Tidak dapat mengambil data paket',
      '/manajemen-paket',
    ],
    [
      'lot',
      getLot,
      'LOT_TIDAK_ADA',
      screen(LotDetailPage, { lotId: '9' }),
      'Lot tidak ditemukan. Lihat lagi daftarnya.',
      '/lot',
    ],
    [
      'article',
      getArtikel,
      'ARTIKEL_TIDAK_ADA',
      screen(ArtikelEditPage, { artikelId: '9' }),
      'Gagal memuat data artikel',
      '/manajemen-artikel',
    ],
    [
      'payment method',
      getMetode,
      'METODE_TIDAK_ADA',
      screen(MetodeEditPage, { metodeId: '9' }),
      'Metode pembayaran tidak ditemukan. Lihat lagi daftarnya.',
      '/metode-pembayaran',
    ],
    [
      'shipping method',
      getPengirimanAdmin,
      'PENGIRIMAN_TIDAK_ADA',
      screen(PengirimanEditPage, { shippingId: '9' }),
      'Metode pengiriman tidak ditemukan. Muat ulang, lalu pilih lagi.',
      '/metode-pengiriman',
    ],
    [
      'rate',
      getTarif,
      'TARIF_TIDAK_ADA',
      screen(TarifEditPage, { ongkirId: '9' }),
      'Tarif ongkir tidak ditemukan. Lihat lagi daftarnya.',
      '/tarif-ongkir',
    ],
    [
      'user',
      getPengguna,
      'PENGGUNA_TIDAK_ADA',
      screen(PenggunaEditPage, { userId: '9' }),
      'Pengguna tidak ditemukan. Lihat lagi daftarnya.',
      '/manajemen-user',
    ],
    [
      'order',
      getPesananAdmin,
      'PESANAN_TIDAK_ADA',
      screen(PesananDetailPage, { orderId: '9' }),
      'Pesanan tidak ditemukan. Lihat lagi daftarnya.',
      '/daftar-pesanan',
    ],
    [
      'printed order',
      getPesananAdmin,
      'PESANAN_TIDAK_ADA',
      screen(PrintPage, { orderId: '9' }),
      'Pesanan tidak ditemukan. Lihat lagi daftarnya.',
      '/daftar-pesanan',
    ],
    [
      'category with an invalid number in the address',
      getKategori,
      'VALIDATION_FAILED',
      screen(KategoriEditPage, { kategoriId: 'abc' }),
      'Data tidak ditemukan.',
      '/kategori-produk',
    ],
  ])('%s', async (_, endpoint, code, screen, text, list) => {
    answer(endpoint, refuse(code) as never)
    await showAdmin(screen, { at: '/sebuah-data' })
    await hears(text, text)
    await expect.element(link('Lihat Daftar')).toHaveAttribute('href', list)
    await seeNot('Coba Lagi')
  })

  test('user with an invalid number in the address §5.58', async () => {
    await showAdmin(screen(PenggunaEditPage, { userId: 'abc' }), { at: '/edit-user/abc' })
    await hears('ID Pengguna tidak valid', '')
    await expect.element(link('Lihat Daftar')).toHaveAttribute('href', '/manajemen-user')
    expect(sent(getPengguna)).toEqual([])
  })

  test.each(['satuan', 'paketan'])('order of kind %s with an invalid number in the address §2.238', async (kind) => {
    const { address } = await showAdmin(screen(PesananDetailPage), { at: `/detail-pesanan-${kind}` })
    await expect.poll(address).toBe('/daftar-pesanan')
  })
})

describe('a form that is not saved shows the reason until the next try, and keeps its input', () => {
  interface SaveCase {
    endpoint: Endpoint
    screen: ReactNode
    sentences: Sentences
    /** Texts by label, typed before the request is sent. */
    form: Record<string, string>
    /** Answers the question before the request. */
    ya?: string
    /** Title of the dialog that tells the failure. Default: the form tells it. */
    dialog?: string
  }
  const SAVE: Record<string, SaveCase> = {
    'a new category §8.64': {
      endpoint: createKategori,
      screen: <KategoriAddPage />,
      sentences: failureWords('Gagal menambahkan kategori'),
      form: { 'Nama Kategori': 'Tetap ada' },
    },
    'a category §8.66': {
      endpoint: updateKategori,
      screen: screen(KategoriEditPage, { kategoriId: '4' }),
      sentences: failureWords('Gagal mengupdate kategori'),
      form: { Deskripsi: 'Tetap ada' },
    },
    'a new product §8.69': {
      endpoint: createProduk,
      screen: <ProdukAddPage />,
      sentences: failureWords('Terjadi kesalahan saat menambahkan produk'),
      form: { 'Nama Produk': 'Tetap ada', Kategori: '4', Harga: '1000' },
    },
    'a product': {
      endpoint: updateProduk,
      screen: screen(ProdukEditPage, { produkId: '4' }),
      sentences: failureWords('Gagal mengupdate produk'),
      form: { Harga: '2000' },
    },
    'a new package §8.74': {
      endpoint: createPaket,
      screen: <PaketAddPage />,
      sentences: failureWords('Gagal menambahkan paket'),
      form: { 'Nama Paket': 'Tetap ada', Harga: '1000' },
      dialog: 'Gagal',
    },
    'a package §8.76': {
      endpoint: updatePaket,
      screen: screen(PaketEditPage, { paketId: '4' }),
      sentences: {
        diam: 'Gagal mengupdate paket: Tidak dapat terhubung ke server',
        kata: `Gagal mengupdate paket: ${LABELS}`,
        rusak: 'Gagal mengupdate paket: Terjadi kesalahan',
        bukanJson: 'Gagal mengupdate paket: Terjadi kesalahan',
      },
      form: { Keterangan: 'Tetap ada' },
      dialog: 'Gagal',
    },
    'an article §8.87': {
      endpoint: updateArtikel,
      screen: screen(ArtikelEditPage, { artikelId: '4' }),
      sentences: failureWords('Gagal memperbarui artikel'),
      form: { Judul: 'Tetap ada' },
    },
    'a new payment method': {
      endpoint: createMetode,
      screen: <MetodeAddPage />,
      sentences: failureWords('Gagal menambahkan metode pembayaran'),
      form: { Metode: 'Tetap ada', 'Metode di Midtrans': 'gopay' },
    },
    'a payment method': {
      endpoint: updateMetode,
      screen: screen(MetodeEditPage, { metodeId: '4' }),
      sentences: failureWords('Gagal memperbarui metode pembayaran'),
      form: { Metode: 'Tetap ada' },
    },
    'a new shipping method': {
      endpoint: createPengiriman,
      screen: <PengirimanAddPage />,
      sentences: failureWords('Gagal menambahkan metode pengiriman'),
      form: { Nama: 'Tetap ada', Kode: 'tetap', Estimasi: '1 hari', 'Biaya (rupiah)': '1' },
    },
    'a shipping method': {
      endpoint: updatePengiriman,
      screen: screen(PengirimanEditPage, { shippingId: '4' }),
      sentences: failureWords('Gagal memperbarui metode pengiriman'),
      form: { Estimasi: '9 hari' },
    },
  }

  test.each(Object.entries(SAVE))('%s', async (_, { endpoint, screen, sentences, form, dialog }) => {
    const { address } = await showAdmin(screen, { at: '/sebuah-formulir' })
    for (const [label, value] of Object.entries(form)) await fill(label, value)
    for (const method of ALL) {
      answer(endpoint, METHOD[method] as never)
      const before = sent(endpoint).length
      await press('Simpan')
      await expect.poll(() => sent(endpoint).length, { message: method }).toBe(before + 1)
      await hears(sentence(sentences, method), method)
      if (dialog) {
        await expect.element(page.getByRole('alertdialog', { name: dialog })).toBeVisible()
        await press('OK')
      }
      await expect.element(button('Simpan')).toBeEnabled()
      for (const [label, value] of Object.entries(form)) await expect.element(field(label)).toHaveValue(value)
    }
    expect(address()).toBe('/sebuah-formulir')
    await expectHiddenInNextTry(endpoint, () => press('Simpan'))
  })

  test.each<[string, Endpoint, ReactNode, string]>([
    ['the diseases of an article', updateArtikel, screen(ArtikelEditPage, { artikelId: '4' }), 'penyakit'],
    ['the substances of a product', updateProduk, screen(ProdukEditPage, { produkId: '4' }), 'zat_aktif'],
    ['the pictures of a product', updateProduk, screen(ProdukEditPage, { produkId: '4' }), 'gambar_lain'],
  ])('%s show their error', async (_, endpoint, screen, path) => {
    answer(endpoint, refuseFields({ [path]: LABELS }) as never)
    await showAdmin(screen, { at: '/sebuah-formulir' })
    await fill(endpoint === updateProduk ? 'Harga' : 'Judul', '2000')
    await press('Simpan')
    await hears(LABELS, path)
  })

  test("an article shows the server's message under another field name §8.87", async () => {
    answer(updateArtikel, bare(500, { error: 'Konten terlarang' } as never))
    await showAdmin(screen(ArtikelEditPage, { artikelId: '4' }), { at: '/edit-artikel/4' })
    await fill('Judul', 'Tetap ada')
    await press('Simpan')
    await hears('Konten terlarang', '')
    await expect.element(field('Judul')).toHaveValue('Tetap ada')
  })
})

describe('a record that is not deleted stays, and the reason is shown', () => {
  interface DeleteOptions {
    endpoint: Endpoint
    screen: ReactNode
    buttonName: string
    /** Text of the question. */
    text: string
    confirm?: string
    /** Path parameters and query of the request. */
    request: object
    sentences: Sentences
    title?: string
  }
  const DELETE_QUESTION: Record<string, DeleteOptions> = {
    'a category §8.62': {
      endpoint: deleteKategori,
      screen: <KategoriListPage />,
      buttonName: 'Hapus Vitamin',
      text: 'Vitamin',
      request: { params: { kategoriId: '4' }, query: { versi: '7' } },
      sentences: failureWords('Gagal menghapus kategori'),
    },
    'a product §8.68': {
      endpoint: archiveProduk,
      screen: <ProdukListPage />,
      buttonName: 'Hapus Kaporit',
      text: 'Kaporit tidak dijual lagi. Produk masuk arsip dan bisa dipulihkan.',
      request: { params: { produkId: '4' }, query: { versi: '7' } },
      sentences: failureWords('Gagal menghapus produk'),
    },
    'a package §8.73': {
      endpoint: archivePaket,
      screen: <PaketListPage />,
      buttonName: 'Hapus Paket Bakteri',
      text: 'Paket Bakteri tidak dijual lagi. Paket masuk arsip dan bisa dipulihkan.',
      request: { params: { paketId: '4' }, query: { versi: '7' } },
      sentences: 'Tidak dapat menghapus paket',
    },
    'an article §8.82': {
      endpoint: deleteArtikel,
      screen: <ArtikelListPage />,
      buttonName: 'Hapus Mutu air',
      text: 'Mutu air',
      request: { params: { id: '4' }, query: { versi: '7' } },
      sentences: failureWords('Gagal menghapus artikel'),
    },
    'a message §8.89': {
      endpoint: deleteLaporan,
      screen: <LaporanListPage />,
      buttonName: 'Hapus pesan 4',
      text: 'Pesan dari Sari',
      request: { params: { laporanId: '4' } },
      title: 'Gagal!',
      sentences: failureWords(
        'Terjadi kesalahan saat menghapus pesan.',
        `Terjadi kesalahan saat menghapus pesan. ${LABELS}`,
      ),
    },
    'a payment method': {
      endpoint: deleteMetode,
      screen: <MetodeListPage />,
      buttonName: 'Hapus QRIS',
      text: 'QRIS',
      request: { params: { metodeId: '4' }, query: { versi: '7' } },
      sentences: failureWords('Gagal menghapus metode pembayaran'),
    },
    'a shipping method': {
      endpoint: deletePengiriman,
      screen: <PengirimanListPage />,
      buttonName: 'Hapus Kapal',
      text: 'Kapal. Metode yang sudah dipakai pesanan hanya diarsipkan.',
      request: { params: { shippingId: '4' }, query: { versi: '7' } },
      sentences: failureWords('Gagal menghapus metode pengiriman'),
    },
    'a shipping rate': {
      endpoint: deleteTarif,
      screen: <TarifListPage />,
      buttonName: 'Hapus Kapal ke Lampung',
      text: 'Kapal ke Lampung. Pesanan yang sudah ada tidak berubah.',
      request: { params: { ongkirId: '4' }, query: { versi: '7' } },
      sentences: failureWords('Gagal menghapus tarif'),
    },
    'a word of the search': {
      endpoint: deleteSinonim,
      screen: <SinonimListPage />,
      buttonName: 'Hapus betadin',
      text: 'betadin tidak lagi dikenali dalam pencarian.',
      request: { params: { sinonimId: '4' }, query: { versi: '7' } },
      sentences: failureWords('Gagal menghapus kata'),
    },
    'an account': {
      endpoint: deletePengguna,
      screen: <PenggunaListPage />,
      buttonName: 'Hapus Bu Sari',
      text: 'Bu SariAnda tidak dapat mengembalikan data yang dihapus!',
      request: { params: { userId: '4' }, query: { versi: '7' } },
      title: 'Gagal!',
      sentences: failureWords('Tidak dapat menghapus pengguna.', `Tidak dapat menghapus pengguna. ${LABELS}`),
    },
    'an archived product': {
      endpoint: restoreProduk,
      screen: <ProdukListPage />,
      buttonName: 'Pulihkan Kapur',
      text: 'Kapur',
      confirm: 'Ya, Pulihkan',
      request: { params: { produkId: '5' } },
      sentences: failureWords('Gagal memulihkan produk'),
    },
    'an archived package': {
      endpoint: restorePaket,
      screen: <PaketListPage />,
      buttonName: 'Pulihkan Paket Lama',
      text: 'Paket Lama',
      confirm: 'Ya, Pulihkan',
      request: { params: { paketId: '5' } },
      sentences: failureWords('Gagal memulihkan paket'),
    },
  }

  test.each(Object.entries(DELETE_QUESTION))(
    '%s',
    async (_, { endpoint, screen, buttonName, sentences, title = 'Gagal', ...deletion }) => {
      const { text, confirm = 'Ya, Hapus', request } = deletion
      await showAdmin(screen, { at: '/sebuah-daftar' })
      for (const method of ALL) {
        answer(endpoint, METHOD[method] as never)
        await press(buttonName)
        await seeIn(page.getByRole('alertdialog'), text)
        await press(confirm)
        await hears(sentence(sentences, method), method)
        await expect.element(page.getByRole('alertdialog', { name: title })).toBeVisible()
        await press('OK')
        await expect.element(button(buttonName)).toBeVisible()
      }
      expect(sent(endpoint)).toHaveLength(ALL.length)
      expect(sent(endpoint)[0]).toMatchObject(request)
    },
  )

  test('a product whose packages did not load is not offered for deletion §8.68', async () => {
    answer(listPaketOfProduk, bare(500, {}) as never)
    await showAdmin(<ProdukListPage />, { at: '/manajemen-produk' })
    await press('Hapus Kaporit')
    await hears('Gagal menghapus produk', '')
    await press('OK')
    await expect.element(button('Ya, Hapus')).not.toBeInTheDocument()
    expect(sent(archiveProduk)).toEqual([])
  })
})

test('a message whose mark is not saved reports it', async () => {
  answer(resolveLaporan, bare(500, {}) as never)
  await showAdmin(<LaporanListPage />, { at: '/laporan-pengguna' })
  await press('Tandai sudah ditangani: pesan 4')
  await hears('Status pesan gagal disimpan. Coba lagi.', '')
  await press('OK')
  expect(sent(resolveLaporan)[0]?.body).toEqual({ ditangani: true })
})

test('a message that does not exist reports it in its dialog', async () => {
  answer(getLaporan, refuse('LAPORAN_TIDAK_ADA'))
  await showAdmin(<LaporanListPage />, { at: '/laporan-pengguna?pesan=9' })
  await expect
    .element(page.getByRole('dialog').getByText('Error: Pesan tidak ditemukan. Lihat lagi daftarnya.'))
    .toBeVisible()
})

test('a list of products that is not exported reports it', async () => {
  answer(exportProduk, bare(400, {}) as never)
  await showAdmin(<ProdukListPage />, { at: '/manajemen-produk' })
  await see('Kaporit')
  await press('Tindakan lain')
  await press('Ekspor CSV')
  await hears('Gagal mengekspor produk', '')
})
