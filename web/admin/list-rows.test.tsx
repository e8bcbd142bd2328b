import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KELAS } from '#content/kelas.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listGrup } from '#contract/grup/admin.ts'
import { listNumberedLot, NumberedLot } from '#contract/karantina/recall-admin.ts'
import { KeluhanSummary, listKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { listNotSettled, NotSettled } from '#contract/keuangan/admin.ts'
import { listCocok } from '#contract/keuangan/cocok-admin.ts'
import { listPelanggan, PelangganSummary } from '#contract/pelanggan/admin.ts'
import { listPelanggaran, Pelanggaran } from '#contract/pelanggaran/admin.ts'
import { listTitipan, TitipanSummary } from '#contract/pembayaran/titipan-admin.ts'
import { listPembelian, PembelianSummary } from '#contract/pembelian/admin.ts'
import { listPemasok, PemasokAdmin } from '#contract/pembelian/pemasok-admin.ts'
import { EmptySearch, listEmptySearches, listSinonim, SinonimAdmin } from '#contract/pencarian/admin.ts'
import { listPengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { listTarif, TarifOngkir } from '#contract/pengiriman/tarif-admin.ts'
import { CatatanRow, listCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { listPercakapan, PercakapanSummary } from '#contract/percakapan/admin.ts'
import { LotAdmin, listLot } from '#contract/stok/lot-list-admin.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import RecallListPage from './karantina/recall-list.page.tsx'
import KeluhanListPage from './keluhan/keluhan-list.page.tsx'
import CocokListPage from './keuangan/cocok-list.page.tsx'
import NotSettledPage from './keuangan/not-settled.page.tsx'
import PelangganListPage from './pelanggan/pelanggan-list.page.tsx'
import PelanggaranListPage from './pelanggaran/pelanggaran-list.page.tsx'
import TitipanListPage from './pembayaran/titipan-list.page.tsx'
import PemasokListPage from './pembelian/pemasok-list.page.tsx'
import PembelianListPage from './pembelian/pembelian-list.page.tsx'
import EmptySearchListPage from './pencarian/empty-search-list.page.tsx'
import SinonimListPage from './pencarian/sinonim-list.page.tsx'
import TarifListPage from './pengiriman/tarif-list.page.tsx'
import CatatanListPage from './penyakit/catatan-list.page.tsx'
import PercakapanListPage from './percakapan/percakapan-list.page.tsx'
import LotListPage from './stok/lot-list.page.tsx'

/* Rows of the office's lists on a desk: a full one, and one with as little as possible. */

const DAY = { toko: 0, tokoKembali: 0, midtrans: 0, midtransKembali: 0, disetor: 0, banyak: 1, beda: 0, dijelaskan: 0 }
const EARLY = '2026-03-10T03:00:00.000Z'
const LATE = '2026-03-12T03:00:00.000Z'
const ORDER = { orderId: 11, nomor: 'KS-4', jenis_pesanan: 'satuan', nama: 'Bu Wati' } as const
const ZERO = { items: [], total: 0 }

interface List {
  screen: ReactNode
  endpoint: Endpoint
  rows: object[]
  cells: string[]
  links: Record<string, string>
}

const LISTS: Record<string, List> = {
  'orders to suppliers': {
    screen: <PembelianListPage />,
    endpoint: listPembelian,
    rows: [
      contoh(PembelianSummary, {
        ...{ pembelianId: 7, pemasok: 'CV Laut', status: 'sebagian', dibuat: EARLY, dipesan: LATE },
        ...{ jenis: 1200, jumlah: 3000, datang: 1500, nilai: 80_000 },
      }),
      contoh(PembelianSummary, { pembelianId: 8, pemasok: 'CV Darat', status: 'draf', dibuat: EARLY, dipesan: null }),
    ],
    cells: [
      'CV Laut|7|12 Maret 2026|1.200 jenis|1.500 dari 3.000|Rp 80.000|Datang sebagian',
      'CV Darat|8|10 Maret 2026|0 jenis|0 dari 0|–|Draf',
    ],
    links: { 'Buka pembelian 7': '/pembelian/7' },
  },
  suppliers: {
    screen: <PemasokListPage />,
    endpoint: listPemasok,
    rows: [
      contoh(PemasokAdmin, {
        ...{ pemasokId: 6, nama: 'CV Laut', kontak: 'Bu Rina', no_hp: '081234567890', hari_tunggu: 14, aktif: false },
        ...{ ditunggu: 2, terakhir: '2026-03-12' },
      }),
      contoh(PemasokAdmin, { pemasokId: 9, nama: 'CV Darat', hari_tunggu: 7, aktif: true }),
    ],
    cells: ['CV LautTidak aktif|Bu Rina0812-3456-7890|14 hari|12 Maret 2026|2 pembelian', 'CV Darat|–|7 hari|–|–'],
    links: { '2 pembelian': '/pembelian?pemasokId=6', 'Edit CV Laut': '/edit-pemasok/6' },
  },
  buyers: {
    screen: <PelangganListPage />,
    endpoint: listPelanggan,
    rows: [
      contoh(PelangganSummary, {
        ...{ penggunaId: 5, nama: 'Bu Wati', email: 'wati@contoh.id', no_hp: '081234567890', grup: 'Hurun' },
        ...{ pesanan: 3, belanja: 1_250_000, terakhir: LATE, minta_hapus: EARLY },
      }),
      contoh(PelangganSummary, { penggunaId: 6, nama: 'Pak Budi', email: 'budi@contoh.id' }),
    ],
    cells: [
      'Bu WatiHurunMinta dihapus|wati@contoh.id|0812-3456-7890|3|Rp 1.250.000|12 Maret 2026',
      'Pak Budi|budi@contoh.id|–|0|Rp 0|–',
    ],
    links: { 'Bu Wati': '/pelanggan/5' },
  },
  'money without an order': {
    screen: <TitipanListPage />,
    endpoint: listTitipan,
    rows: [
      contoh(TitipanSummary, {
        ...{ titipanId: 4, order_id: 'X-1', jumlah: 52_000, nama: 'Bu Wati', no_hp: '0812', email: 'wati@contoh.id' },
        ...{ dibayar: EARLY, diterima: LATE, status: 'menunggu' },
      }),
      contoh(TitipanSummary, { titipanId: 5, order_id: 'X-2', dibayar: null, diterima: LATE, status: 'manual' }),
    ],
    cells: [
      '10 Maret 2026, 10.00 WIB|Rp 52.000|Tidak diketahui|Bu Wati, 0812, wati@contoh.id|X-1|Menunggu keputusan',
      '12 Maret 2026, 10.00 WIB|Rp 0|Tidak diketahui|–|X-2|Ditransfer kembali',
    ],
    links: { 'Buka uang titipan X-1': '/daftar?titipan=4&page=1' },
  },
  'shipping rates': {
    screen: <TarifListPage />,
    endpoint: listTarif,
    rows: [
      contoh(TarifOngkir, {
        ...{ ongkirId: 3, nama_metode: 'Reguler', kode_wilayah: '18.01', wilayah: 'Lampung Selatan', aktif: true },
        ...{ kg_pertama: 12_000, kg_berikut: 9000, minimum_kg: 2, hari_min: 3, hari_maks: 5 },
      }),
    ],
    cells: ['Reguler|Lampung Selatan18.01|Rp 12.000|Rp 9.000|2 kg|3–5 hari kerja|Aktif'],
    links: { 'Edit Reguler ke Lampung Selatan': '/edit-tarif-ongkir/3' },
  },
  lots: {
    screen: <LotListPage />,
    endpoint: listLot,
    rows: [
      contoh(LotAdmin, {
        ...{ lotId: 5, produkNama: 'Kaporit', nomor: 'A8', kedaluwarsa: '2099-03-12', sisa: 1200, sisih: 1500 },
        ...{ harga_modal: 9000, pemasok: 'CV Laut', diterima: '2026-03-12' },
      }),
      contoh(LotAdmin, { lotId: 6, produkNama: 'Garam', nomor: '', diterima: '2026-03-12' }),
      contoh(LotAdmin, { lotId: 7, produkNama: 'Jaring', nomor: 'J', diterima: '2026-03-12' }),
    ],
    cells: [
      '|Kaporit|A8|12 Maret 2099|1.200|1.500|Rp 9.000|CV Laut|12 Maret 2026',
      '|Garam|Tanpa nomor|Belum dicatat|0|–|–|–|12 Maret 2026',
      '|Jaring|J|Tidak kedaluwarsa|0|–|–|–|12 Maret 2026',
    ],
    links: { A8: '/lot/5' },
  },
  'lots to recall': {
    screen: <RecallListPage />,
    endpoint: listNumberedLot,
    rows: [
      contoh(NumberedLot, {
        ...{
          lotId: 5,
          nama: 'Vitamin A',
          nomor: 'L-1',
          kedaluwarsa: '2027-04-01',
          sisa: 1200,
          sisih: 3,
          ditarik: LATE,
        },
      }),
      contoh(NumberedLot, { lotId: 6, nama: 'Garam', nomor: 'G-1' }),
    ],
    cells: ['L-1|Vitamin A|1 April 2027|1.200|3|Ditarik 12 Maret 2026', 'G-1|Garam|–|0|0|Belum ditarik'],
    links: { 'L-1': '/tarik-lot/5' },
  },
  'payments without a settlement': {
    screen: <NotSettledPage />,
    endpoint: listNotSettled,
    rows: [contoh(NotSettled, { order_id: 'KS-1', payment_type: 'qris', waktu: EARLY, umur: 1200, jumlah: 52_000 })],
    cells: ['KS-1|QRIS|10 Maret 202610.00 WIB|1.200 hari|Rp 52.000'],
    links: {},
  },
  'words of the search': {
    screen: <SinonimListPage />,
    endpoint: listSinonim,
    rows: [contoh(SinonimAdmin, { sinonimId: 8, kata: 'betadin', arti: 'povidon iodin' })],
    cells: ['betadin|povidon iodin'],
    links: { 'Edit betadin': '/edit-kata/8' },
  },
  'searches without a result': {
    screen: <EmptySearchListPage />,
    endpoint: listEmptySearches,
    rows: [contoh(EmptySearch, { kata: 'obat & gel', jumlah: 12, terakhir: LATE })],
    cells: ['obat & gel|12|12 Maret 2026, 10.00 WIB'],
    links: { 'Tambah ke kamus: obat & gel': '/tambah-kata?kata=obat%20%26%20gel' },
  },
  'notes on diseases': {
    screen: <CatatanListPage />,
    endpoint: listCatatanPenyakit,
    rows: [
      contoh(CatatanRow, {
        ...{ kode: 'uronema', nama: 'Uronema', kelas: 'P', cuplikan: 'Jaga jaring', artikel: 2 },
        ...{ diubah: LATE, oleh: 'Bu Ani' },
      }),
      contoh(CatatanRow, { kode: 'amonia', nama: 'amonia', kelas: 'L', diubah: null }),
    ],
    cells: [
      `Uronema|${KELAS.P}|Jaga jaring2 bacaan lanjutan|12 Maret 2026, 10.00 WIBBu Ani`,
      `amonia|${KELAS.L}||Belum ada`,
    ],
    links: { 'Tulis catatan Uronema': '/catatan-penyakit/uronema' },
  },
  complaints: {
    screen: <KeluhanListPage />,
    endpoint: listKeluhanAdmin,
    rows: [
      contoh(KeluhanSummary, {
        ...{ keluhanId: 4, jenis: 'kurang', harapan: 'kirim ulang', status: 'menunggu', hasil: null, lewat: true },
        ...{ dibuat: EARLY, jawab_sebelum: LATE, pesanan: ORDER },
      }),
      contoh(KeluhanSummary, {
        ...{ keluhanId: 5, jenis: 'rusak', harapan: 'jawaban', status: 'dijawab', hasil: null, lewat: true },
        ...{ dibuat: EARLY, jawab_sebelum: LATE, pesanan: { ...ORDER, nomor: 'KS-5' } },
      }),
    ],
    cells: [
      'KS-4|Bu Wati|Barang kurang|Barang dikirim ulang|10 Maret 202610.00 WIB|12 Maret 2026Lewat|Menunggu jawaban',
      'KS-5|Bu Wati|Barang rusak atau bocor|Penjelasan saja|10 Maret 202610.00 WIB|–|Menunggu pembeli',
    ],
    links: { 'KS-4': '/detail-keluhan/4' },
  },
  conversations: {
    screen: <PercakapanListPage />,
    endpoint: listPercakapan,
    rows: [
      contoh(PercakapanSummary, {
        ...{ percakapanId: 4, nama: 'Bu Wati', no_hp: '6281234567890', terakhir: EARLY, belum_dibaca: true },
        ...{ pesan: { dari: 'pembeli', jenis: 'gambar', isi: 'Ini', status: null } },
        ...{ bisa_dibalas: true, bisa_dibalas_sampai: LATE },
      }),
      contoh(PercakapanSummary, {
        ...{ percakapanId: 5, nama: null, no_hp: '', terakhir: EARLY, bisa_dibalas_sampai: LATE },
        pesan: { dari: 'toko', jenis: 'teks', isi: 'Baik', status: 'gagal' },
      }),
      contoh(PercakapanSummary, {
        ...{ percakapanId: 6, nama: 'Pak Budi', no_hp: '6281234567891', terakhir: EARLY },
        pesan: { dari: 'pembeli', jenis: 'teks', isi: 'Terima kasih', status: null },
      }),
    ],
    cells: [
      'Bu Wati|0812-3456-7890|Foto: Ini|10 Maret 202610.00 WIB|12 Maret 202610.00 WIB|Belum dibaca',
      'Nomor belum dikenal|Disembunyikan|Toko: Baik|10 Maret 202610.00 WIB|–|Gagal dikirim',
      'Pak Budi|0812-3456-7891|Terima kasih|10 Maret 202610.00 WIB|–|Sudah dibaca',
    ],
    links: { 'Bu Wati': '/percakapan-whatsapp/4' },
  },
  'reports of browsers': {
    screen: <PelanggaranListPage />,
    endpoint: listPelanggaran,
    rows: [
      contoh(Pelanggaran, {
        ...{ aturan: 'img-src', asal: 'https://jahat.id', halaman: '/produk', berkas: '/a.js', jumlah: 12 },
        ...{ pertama: EARLY, terakhir: LATE },
      }),
    ],
    cells: [
      '12 Maret 2026, 10.00 WIB|Gambarimg-src|https://jahat.iddiminta oleh /a.js|/produk|12|10 Maret 2026, 10.00 WIB',
    ],
    links: {},
  },
  'days of payments': {
    screen: <CocokListPage />,
    endpoint: listCocok,
    rows: [
      {
        ...{ ...DAY, hari: '2026-03-12', banyak: 1200, toko: 90_000, tokoKembali: 8000, midtrans: 70_000 },
        ...{ midtransKembali: 5000, disetor: 52_000, beda: 2, dijelaskan: 1 },
      },
      { ...DAY, hari: '2026-03-11', dijelaskan: 1 },
      { ...DAY, hari: '2026-03-10' },
    ],
    cells: [
      '12 Maret 2026|1.200|Rp 82.000|Rp 65.000|Rp 52.000|2 berbeda',
      '11 Maret 2026|1|Rp 0|Rp 0|Rp 0|1 dijelaskan',
      '10 Maret 2026|1|Rp 0|Rp 0|Rp 0|Cocok',
    ],
    links: { '12 Maret 2026': '/cocok-midtrans/2026-03-12' },
  },
}

beforeEach(async () => {
  answer(listGrup, ZERO)
  answer(listPemasok, ZERO)
  answer(listPengirimanAdmin, ZERO)
  await page.viewport(1440, 900)
  return () => page.viewport(390, 844)
})

test.each(Object.entries(LISTS))(
  'the list has what its rows say: %s',
  async (_, { screen, endpoint, rows, cells, links }) => {
    answer(endpoint, { items: rows, total: rows.length } as never)
    await showAdmin(screen, { at: '/daftar' })
    const shown = () =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join('|'),
      )
    await expect.poll(() => shown().length).toBe(cells.length)
    // Ticks, numbers and actions are those of every list.
    expect(shown()).toEqual(cells.map((text) => expect.stringContaining(text)))
    for (const [name, to] of Object.entries(links))
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to)
  },
)
