import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KELAS } from '#content/kelas.ts'
import { DirektoriAdmin, listDirektoriAdmin } from '#contract/direktori/admin.ts'
import { getDirektori } from '#contract/direktori/endpoints.ts'
import { listGrup } from '#contract/grup/admin.ts'
import { Karantina, listKarantina } from '#contract/karantina/admin.ts'
import { listNumberedLot, NumberedLot } from '#contract/karantina/recall-admin.ts'
import { listKategori } from '#contract/katalog/endpoints.ts'
import { KategoriRow, listKategoriAdmin } from '#contract/katalog/kategori-admin.ts'
import { listPaketAdmin, PaketAdmin } from '#contract/katalog/paket-admin.ts'
import { listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { exportKejadian, Kejadian, KejadianGroup, listKejadian, listKejadianGroups } from '#contract/keamanan/admin.ts'
import { KEJADIAN } from '#contract/keamanan/kinds-admin.ts'
import { KeluhanSummary, listKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { KemasSummary, listKemas } from '#contract/kemas/admin.ts'
import { KetentuanRow, listKetentuanAdmin } from '#contract/ketentuan/admin.ts'
import { KETENTUAN } from '#contract/ketentuan/endpoints.ts'
import { listNotSettled, listSetoran, NotSettled, Setoran } from '#contract/keuangan/admin.ts'
import { exportCocok, listCocok } from '#contract/keuangan/cocok-admin.ts'
import { Laporan, listLaporan } from '#contract/kontak/admin.ts'
import { ArtikelRow, listArtikelAdmin } from '#contract/konten/admin.ts'
import { listPelanggan, PelangganSummary } from '#contract/pelanggan/admin.ts'
import { listPelanggaran, Pelanggaran } from '#contract/pelanggaran/admin.ts'
import { listPersetujuan, Persetujuan } from '#contract/pelepasan/admin.ts'
import { listMetode, MetodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import { listTitipan, TitipanSummary } from '#contract/pembayaran/titipan-admin.ts'
import { listPembelian, PembelianSummary } from '#contract/pembelian/admin.ts'
import { listPemasok, PemasokAdmin } from '#contract/pembelian/pemasok-admin.ts'
import { listReorder, ReorderLine } from '#contract/pembelian/reorder-admin.ts'
import { EmptySearch, listEmptySearches, listSinonim, SinonimAdmin } from '#contract/pencarian/admin.ts'
import { AkunPengguna, listPengguna } from '#contract/pengguna/admin.ts'
import { listPengirimanAdmin, PengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { exportTarif, listTarif, TarifOngkir } from '#contract/pengiriman/tarif-admin.ts'
import { CatatanRow, listCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { listPercakapan, PercakapanSummary } from '#contract/percakapan/admin.ts'
import { HeldPesanan, listHeld } from '#contract/pesanan-admin/held-admin.ts'
import { listResepAdmin, ResepSummary } from '#contract/resep/admin.ts'
import { exportLaba, LabaProduk, listLabaProduk } from '#contract/stok/laba-admin.ts'
import { LotAdmin, listLot } from '#contract/stok/lot-list-admin.ts'
import { listSurat, SuratSummary } from '#contract/surat/admin.ts'
import { listUlasanAdmin, UlasanAdmin } from '#contract/ulasan/admin.ts'
import { listVoucher, VoucherAdmin } from '#contract/voucher/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import DirektoriListPage from './direktori/direktori-list.page.tsx'
import KarantinaPage from './karantina/karantina.page.tsx'
import RecallListPage from './karantina/recall-list.page.tsx'
import KategoriListPage from './katalog/kategori/kategori-list.page.tsx'
import PaketListPage from './katalog/paket/paket-list.page.tsx'
import ProdukListPage from './katalog/produk/produk-list.page.tsx'
import KeamananPage from './keamanan/keamanan.page.tsx'
import KejadianListPage from './keamanan/kejadian-list.page.tsx'
import KeluhanListPage from './keluhan/keluhan-list.page.tsx'
import KemasListPage from './kemas/kemas-list.page.tsx'
import KetentuanListPage from './ketentuan/ketentuan-list.page.tsx'
import CocokListPage from './keuangan/cocok-list.page.tsx'
import NotSettledPage from './keuangan/not-settled.page.tsx'
import SetoranListPage from './keuangan/setoran-list.page.tsx'
import LaporanListPage from './kontak/laporan-list.page.tsx'
import ArtikelListPage from './konten/artikel-list.page.tsx'
import PelangganListPage from './pelanggan/pelanggan-list.page.tsx'
import PelanggaranListPage from './pelanggaran/pelanggaran-list.page.tsx'
import PersetujuanPage from './pelepasan/persetujuan.page.tsx'
import MetodeListPage from './pembayaran/metode-list.page.tsx'
import TitipanListPage from './pembayaran/titipan-list.page.tsx'
import PemasokListPage from './pembelian/pemasok-list.page.tsx'
import PembelianListPage from './pembelian/pembelian-list.page.tsx'
import ReorderPage from './pembelian/reorder.page.tsx'
import EmptySearchListPage from './pencarian/empty-search-list.page.tsx'
import SinonimListPage from './pencarian/sinonim-list.page.tsx'
import PenggunaListPage from './pengguna/pengguna-list.page.tsx'
import PengirimanListPage from './pengiriman/pengiriman-list.page.tsx'
import TarifListPage from './pengiriman/tarif-list.page.tsx'
import CatatanListPage from './penyakit/catatan-list.page.tsx'
import PercakapanListPage from './percakapan/percakapan-list.page.tsx'
import HeldPage from './pesanan-admin/held.page.tsx'
import ResepListPage from './resep/resep-list.page.tsx'
import LabaLotPage from './stok/laba-lot.page.tsx'
import LotListPage from './stok/lot-list.page.tsx'
import SuratListPage from './surat/surat-list.page.tsx'
import { type ListEndpoint, readQuery } from './ui/daftar/use-list.ts'
import UlasanListPage from './ulasan/ulasan-list.page.tsx'
import VoucherListPage from './voucher/voucher-list.page.tsx'

/* Rows of the office's lists on a desk: a full one, and one with as little as possible. */

const DAY = { toko: 0, tokoKembali: 0, midtrans: 0, midtransKembali: 0, disetor: 0, banyak: 1, beda: 0, dijelaskan: 0 }
const EARLY = '2026-03-10T03:00:00.000Z'
const LATE = '2026-03-12T03:00:00.000Z'
const ORDER = { orderId: 11, nomor: 'KS-4', jenis_pesanan: 'satuan', nama: 'Bu Wati' } as const
const ZERO = { items: [], total: 0 }

interface List {
  screen: ReactNode
  endpoint: ListEndpoint
  rows: object[]
  cells: string[]
  links: Record<string, string>
  /** Text without rows, and after a failure without a message. */
  empty: string
  failure: string
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
    empty: 'Tidak ada pembelian',
    failure: 'Gagal memuat pembelian',
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
    empty: 'Tidak ada pemasok',
    failure: 'Gagal memuat pemasok',
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
      'Bu Wati HurunMinta dihapus|wati@contoh.id|0812-3456-7890|3|Rp 1.250.000|12 Maret 2026',
      'Pak Budi|budi@contoh.id|–|0|Rp 0|–',
    ],
    links: { 'Bu Wati': '/pelanggan/5' },
    empty: 'Tidak ada pembeli',
    failure: 'Gagal memuat pembeli',
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
      '10 Maret 202610.00 WIB|Rp 52.000|Tidak diketahui|Bu Wati, 0812, wati@contoh.id|X-1|Menunggu keputusan',
      '12 Maret 202610.00 WIB|Rp 0|Tidak diketahui|–|X-2|Ditransfer kembali',
    ],
    links: { 'Buka uang titipan X-1': '/daftar?titipan=4&page=1' },
    empty: 'Tidak ada uang titipan',
    failure: 'Gagal memuat uang titipan',
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
    empty: 'Belum ada tarif. Semua metode memakai biaya tetapnya.',
    failure: 'Gagal memuat tarif ongkir',
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
    empty: 'Tidak ada lot ditemukan',
    failure: 'Gagal memuat lot',
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
    empty: 'Belum ada lot yang ditarik',
    failure: 'Gagal memuat lot',
  },
  'payments without a settlement': {
    screen: <NotSettledPage />,
    endpoint: listNotSettled,
    rows: [contoh(NotSettled, { order_id: 'KS-1', payment_type: 'qris', waktu: EARLY, umur: 1200, jumlah: 52_000 })],
    cells: ['KS-1|QRIS|10 Maret 202610.00 WIB|1.200 hari|Rp 52.000'],
    links: {},
    empty: 'Semua pembayaran sudah ada di setoran',
    failure: 'Gagal memuat pembayaran',
  },
  'words of the search': {
    screen: <SinonimListPage />,
    endpoint: listSinonim,
    rows: [contoh(SinonimAdmin, { sinonimId: 8, kata: 'betadin', arti: 'povidon iodin' })],
    cells: ['betadin|povidon iodin'],
    links: { 'Edit betadin': '/edit-kata/8' },
    empty: 'Tidak ada kata',
    failure: 'Gagal memuat kata pencarian',
  },
  'searches without a result': {
    screen: <EmptySearchListPage />,
    endpoint: listEmptySearches,
    rows: [contoh(EmptySearch, { kata: 'obat & gel', jumlah: 12, terakhir: LATE })],
    cells: ['obat & gel|12|12 Maret 2026, 10.00 WIB'],
    links: { 'Tambah ke kamus: obat & gel': '/tambah-kata?kata=obat%20%26%20gel' },
    empty: 'Tidak ada pencarian tanpa hasil',
    failure: 'Gagal memuat pencarian tanpa hasil',
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
    empty: 'Tidak ada penyakit yang cocok',
    failure: 'Gagal memuat catatan penyakit',
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
    empty: 'Tidak ada keluhan',
    failure: 'Gagal memuat keluhan',
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
    empty: 'Tidak ada percakapan',
    failure: 'Gagal memuat percakapan',
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
    empty: 'Tidak ada laporan dari browser',
    failure: 'Gagal memuat laporan browser',
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
    empty: 'Tidak ada hari dengan pembayaran',
    failure: 'Gagal memuat perbandingan',
  },
  vouchers: {
    screen: <VoucherListPage />,
    endpoint: listVoucher,
    rows: [
      contoh(VoucherAdmin, {
        ...{ voucherId: 3, kode: 'PANEN', nama: 'Promo panen', jenis: 'persen', nilai: 10, maks: 50_000, aktif: true },
        ...{ minimum: 200_000, mulai: '2026-03-10', sampai: null, batas_total: 20, terpakai: 4, potongan: 90_000 },
      }),
      contoh(VoucherAdmin, {
        ...{ voucherId: 4, kode: 'SATU', jenis: 'persen', nilai: 5, maks: null, minimum: null, sampai: '2026-03-12' },
        ...{ mulai: null, batas_total: null, terpakai: 7 },
      }),
      contoh(VoucherAdmin, {
        ...{ voucherId: 5, kode: 'KIRIM', jenis: 'ongkir', nilai: 15_000, maks: null, minimum: null },
        ...{ mulai: null, sampai: null, batas_total: null },
      }),
      contoh(VoucherAdmin, {
        ...{ voucherId: 6, kode: 'BEBAS', jenis: 'ongkir', nilai: null, maks: null, minimum: null },
        ...{ mulai: '2026-03-10', sampai: '2026-03-12', batas_total: null },
      }),
    ],
    cells: [
      'PANENPromo panen|10% sampai Rp 50.000mulai Rp 200.000|Mulai 10 Maret 2026|4 dari 20Rp 90.000|Aktif',
      'SATU|5%|Sampai 12 Maret 2026|7|Diarsipkan',
      'KIRIM|Ongkir sampai Rp 15.000|Selalu|0|Diarsipkan',
      'BEBAS|Gratis ongkir|10 Maret 2026 – 12 Maret 2026|0|Diarsipkan',
    ],
    links: { 'Edit PANEN': '/edit-voucher/3', 'Tambah Voucher': '/tambah-voucher' },
    empty: 'Belum ada voucher',
    failure: 'Gagal memuat voucher',
  },
  'shipping methods': {
    screen: <PengirimanListPage />,
    endpoint: listPengirimanAdmin,
    rows: [
      contoh(PengirimanAdmin, {
        ...{
          shippingId: 2,
          urutan: 1,
          nama: 'Kargo',
          kode: 'kargo',
          jalur: 'udara',
          dingin: true,
          jalur_ditebak: true,
        },
        ...{ estimasi: '3 hari', tarif: 5, gratis_mulai: 900_000, aktif: true },
      }),
      contoh(PengirimanAdmin, {
        ...{ shippingId: 3, urutan: 2, nama: 'Kurir', kode: 'jne', jalur: 'darat', layanan_kurir: 'JNE REG' },
        gratis_mulai: null,
      }),
      contoh(PengirimanAdmin, {
        ...{ shippingId: 4, urutan: 3, nama: 'Kapal', kode: 'kapal', jalur: 'laut', biaya: 12_000, gratis_mulai: null },
      }),
    ],
    cells: [
      '1|Kargo|kargo|Udara, menjaga dinginPeriksa|3 hari|5 tarifGratis mulai Rp 900.000|Aktif',
      '2|Kurir|jne|Darat|–|JNE REG|Diarsipkan',
      '3|Kapal|kapal|Laut|–|Rp 12.000|Diarsipkan',
    ],
    links: { 'Tarif Kargo': '/tarif-ongkir?metode=2', 'Edit Kapal': '/edit-pengiriman/4' },
    empty: 'Tidak ada metode pengiriman',
    failure: 'Gagal memuat metode pengiriman',
  },
  'payment methods': {
    screen: <MetodeListPage />,
    endpoint: listMetode,
    rows: [
      contoh(MetodePembayaran, { metodeId: 1, method: 'QRIS', description: 'Pindai', kode: 'other_qris', aktif: true }),
      contoh(MetodePembayaran, { metodeId: 2, method: 'Tunai', kode: '', aktif: false }),
    ],
    cells: ['1|QRIS|Pindai|QRIS|Aktif', '2|Tunai|–|–|Tidak aktif'],
    links: { 'Edit Tunai': '/edit-metode/2', 'Tambah Metode': '/tambah-metode' },
    empty: 'Tidak ada metode pembayaran',
    failure: 'Gagal memuat metode pembayaran',
  },
  'offices of the directory': {
    screen: <DirektoriListPage />,
    endpoint: listDirektoriAdmin,
    rows: [
      contoh(DirektoriAdmin, {
        ...{
          kode: 'bpbap',
          nama: 'BPBAP',
          provinsi: 'Jawa Timur',
          telepon: '0338-1',
          peta: 'https://maps',
          catatan: 'Pagi',
        },
      }),
      contoh(DirektoriAdmin, { kode: 'dinas', nama: 'Dinas', provinsi: 'Lampung' }),
    ],
    cells: ['BPBAP|Jawa Timur|0338-1|Ada|Pagi', 'Dinas|Lampung|–|–|–'],
    links: { 'Edit BPBAP (Jawa Timur)': '/edit-direktori/bpbap' },
    empty: 'Tidak ada kantor yang cocok',
    failure: 'Gagal memuat direktori',
  },
  products: {
    screen: <ProdukListPage />,
    endpoint: listProdukAdmin,
    rows: [
      contoh(ProdukAdmin, {
        ...{ produkId: 3, nama: 'Iodin', deskripsi: 'a'.repeat(51), kategoriNama: 'Obat', harga: 25_000, stok: 1200 },
        ...{ aktif: true, resep: true, stok_minimum: 1200 },
      }),
      contoh(ProdukAdmin, {
        ...{ produkId: 4, nama: 'Garam', kategoriNama: 'Air', stok: 0, belum_terdaftar: true, aktif: true },
      }),
      contoh(ProdukAdmin, {
        ...{ produkId: 5, nama: 'Formalin', stok: 6, stok_minimum: 5, belum_terdaftar: true, zat_belum_boleh: true },
      }),
    ],
    cells: [
      `||IodinResep|${'a'.repeat(50)}…|Obat|Rp 25.000|MenipisStok1.200`,
      '||GaramTanpa nomor, tidak dijual|–|Air|Rp 0|HabisStok0',
      '||FormalinDiarsipkanZat belum boleh, tidak dijual|–||Rp 0|Stok6',
    ],
    links: {
      ...{ 'Edit Iodin': '/edit-produk/3', 'Tambah Produk': '/tambah-produk', 'Impor CSV': '/impor-produk' },
      'Cetak Label Rak': '/label-rak',
    },
    empty: 'Tidak ada produk ditemukan',
    failure: 'Gagal Mengambil Data',
  },
  categories: {
    screen: <KategoriListPage />,
    endpoint: listKategoriAdmin,
    rows: [
      contoh(KategoriRow, { kategoriId: 4, nama: 'Vitamin', deskripsi: 'Daya tahan', count: 3, dipakai: true }),
      contoh(KategoriRow, { kategoriId: 5, nama: 'Pakan' }),
    ],
    cells: ['1|Vitamin|Daya tahan|3|', '2|Pakan|–|0|'],
    links: { 'Edit Vitamin': '/edit-kategori/4', 'Tambah Kategori': '/tambah-kategori' },
    empty: 'Tidak ada data kategori',
    failure: 'Gagal memuat kategori',
  },
  packages: {
    screen: <PaketListPage />,
    endpoint: listPaketAdmin,
    rows: [
      contoh(PaketAdmin, {
        ...{
          paketId: 4,
          title: 'Paket Bakteri',
          harga: 800_000,
          items: ['Iodin', 'Garam'],
          tersedia: 1200,
          aktif: true,
        },
        berat_gram: 1500,
      }),
      contoh(PaketAdmin, { paketId: 5, title: 'Paket Habis', tersedia: 0, aktif: true, berat_gram: 500 }),
      contoh(PaketAdmin, { paketId: 6, title: 'Paket Bebas', tersedia: null, berat_gram: 500 }),
      contoh(PaketAdmin, { paketId: 7, title: 'Paket Rusak', tersedia: 5, perlu_diperiksa: true, berat_gram: 500 }),
    ],
    cells: [
      'Iodin, Garam|Rp 800.000|1.200 paket',
      '–|Rp 0|Stok habis',
      '–|Rp 0|Tidak dibatasi',
      '–|Rp 0|Tidak tersedia',
    ],
    links: { 'Edit Paket Bakteri': '/edit-paket/4', 'Tambah Paket': '/tambah-paket', 'Atur Urutan': '/urutan-paket' },
    empty: 'Tidak ada paket ditemukan',
    failure: 'Gagal mengambil data paket',
  },
  articles: {
    screen: <ArtikelListPage />,
    endpoint: listArtikelAdmin,
    rows: [
      contoh(ArtikelRow, { artikelId: 4, judul: 'Mutu air', cuplikan: 'Oksigen', status: 'draft', created_at: EARLY }),
      contoh(ArtikelRow, { artikelId: 5, judul: 'Pakan', status: 'published', terbit: EARLY, created_at: LATE }),
      contoh(ArtikelRow, {
        ...{ artikelId: 6, judul: 'Benih', status: 'published', terbit: '2999-03-10T03:00:00.000Z', created_at: LATE },
      }),
    ],
    cells: [
      '1|Mutu air|Oksigen||Draf|10 Maret 2026',
      '2|Pakan|||Terbit|12 Maret 2026',
      '3|Benih|||Terjadwal|12 Maret 2026',
    ],
    links: { 'Edit Mutu air': '/edit-artikel/4', 'Tambah Artikel': '/tambah-artikel' },
    empty: 'Tidak ada artikel ditemukan',
    failure: 'Gagal mengambil data artikel',
  },
  accounts: {
    screen: <PenggunaListPage />,
    endpoint: listPengguna,
    rows: [
      contoh(AkunPengguna, {
        ...{ userId: 4, nama: 'Bu Ani', email: 'ani@contoh.id', no_hp: '081234567890', role: 'admin' },
        peran: ['gudang', 'konten'],
      }),
      contoh(AkunPengguna, { userId: 5, nama: 'Pak Budi', email: 'budi@contoh.id', role: 'user' }),
    ],
    cells: ['1|Bu Ani|ani@contoh.id|0812-3456-7890|AdminGudang, Konten', '2|Pak Budi|budi@contoh.id|–|User'],
    links: { 'Edit Bu Ani': '/edit-user/4', Undang: '/undang-user', Pembeli: '/daftar?role=user' },
    empty: 'Tidak ada data pengguna',
    failure: 'Gagal mengambil data pengguna',
  },
  messages: {
    screen: <LaporanListPage />,
    endpoint: listLaporan,
    rows: [
      contoh(Laporan, { laporanId: 4, name: 'Bu Sari', email: 's@contoh.id', message: 'Halo', date: LATE }),
      contoh(Laporan, {
        laporanId: 5,
        name: 'Budi',
        email: 'b@contoh.id',
        message: 'Hai',
        date: EARLY,
        ditangani: LATE,
      }),
    ],
    cells: [
      '4|Bu Sari|s@contoh.id|Halo|12 Maret 2026|Belum ditangani',
      '5|Budi|b@contoh.id|Hai|10 Maret 2026|Sudah ditangani',
    ],
    links: { 'Buka pesan dari Bu Sari': '/daftar?pesan=4&page=1' },
    empty: 'Tidak ada pesan',
    failure: 'Error: Terjadi kesalahan',
  },
  mails: {
    screen: <SuratListPage />,
    endpoint: listSurat,
    rows: [
      contoh(SuratSummary, {
        ...{ suratId: 4, subjek: 'Pesanan KS-1', kepada: 's@contoh.id', dibuat: LATE, status: 'tertunda' },
        kesalahan: 'connect ECONNREFUSED',
      }),
      contoh(SuratSummary, { suratId: 5, subjek: 'Resep', kepada: 'b@contoh.id', dibuat: EARLY, status: 'terkirim' }),
    ],
    cells: [
      'Pesanan KS-1|s@contoh.id|12 Maret 202610.00 WIB|Dicoba lagi|Server email tidak bisa dihubungi. Dicoba lagi otomatis.',
      'Resep|b@contoh.id|10 Maret 202610.00 WIB|Terkirim|',
    ],
    links: { 'Buka email 4: Pesanan KS-1': '/daftar?surat=4&page=1' },
    empty: 'Tidak ada email',
    failure: 'Gagal memuat email',
  },
  reviews: {
    screen: <UlasanListPage />,
    endpoint: listUlasanAdmin,
    rows: [
      contoh(UlasanAdmin, {
        ...{
          ulasanId: 4,
          barang: 'Iodin',
          bintang: 4,
          nama: 'Bu Sari',
          teks: 'Manjur',
          dibuat: LATE,
          status: 'menunggu',
        },
        peringatan: ['Menyebut obat'],
      }),
      contoh(UlasanAdmin, { ulasanId: 5, barang: 'Garam', bintang: 1, nama: 'Budi', teks: 'Basah', status: 'tayang' }),
    ],
    cells: [
      'Iodin|★★★★☆|Manjur|Bu Sari|12 Maret 2026|Menunggu dibacaPeriksa isinya',
      'Garam|★☆☆☆☆|Basah|Budi|10 Maret 2026|Tayang',
    ],
    links: { 'Buka ulasan Bu Sari tentang Iodin': '/daftar?ulasan=4&page=1' },
    empty: 'Tidak ada ulasan',
    failure: 'Gagal memuat ulasan',
  },
  'held stock': {
    screen: <HeldPage />,
    endpoint: listHeld,
    rows: [
      contoh(HeldPesanan, {
        ...{ orderId: 11, jenis: 'paketan', midtrans_order_id: 'KS-4', nama: 'Bu Wati', no_hp: '081234567890' },
        ...{ pembeliBaru: true, caraBayar: 'QRIS', sampai: LATE },
        barang: [1, 2, 3, 4, 5, 6].map((produkId) => ({ produkId, nama: `Obat ${produkId}`, jumlah: 1200 })),
      }),
      contoh(HeldPesanan, { orderId: 12, jenis: 'satuan', midtrans_order_id: 'KS-5', nama: 'Budi', sampai: EARLY }),
    ],
    cells: [
      `${[1, 2, 3, 4].map((id) => `1.200 × Obat ${id}`).join('')}dan 2 barang lain|Bu Wati0812-3456-7890 · belum pernah bayar|KS-4|QRIS|12 Maret 202610.00 WIB`,
      '|Budi|KS-5|Belum dipilih|10 Maret 202610.00 WIB',
    ],
    links: { 'KS-4': '/detail-pesanan-paketan/11' },
    empty: 'Tidak ada stok yang ditahan',
    failure: 'Gagal memuat stok yang ditahan',
  },
  'orders to pack': {
    screen: <KemasListPage />,
    endpoint: listKemas,
    rows: [
      contoh(KemasSummary, {
        ...{ orderId: 11, midtrans_order_id: 'KS-4', nama: 'Bu Wati', kabupaten: 'Bontang', nama_shipping: 'Kargo' },
        ...{ created_at: LATE, status_pesanan: 'Menunggu Respon', perhatian: true },
        barang: [{ nama: 'Iodin', jumlah: 1200 }],
      }),
      contoh(KemasSummary, {
        orderId: 12,
        midtrans_order_id: 'KS-5',
        nama: 'Budi',
        status_pesanan: 'Sedang Di Proses',
      }),
    ],
    cells: [
      '|1.200 × Iodin|Bu WatiBontang|Kargo|12 Maret 202610.00 WIB|Tunggu bagian pesanan',
      '||Budi||10 Maret 202610.00 WIB|Sedang Di Proses|',
    ],
    links: { 'Kemas KS-4': '/kemas-pesanan/11', 'Jumlah per Produk': '/perlu-dikemas' },
    empty: 'Tidak ada pesanan yang menunggu dikemas',
    failure: 'Gagal memuat pesanan yang menunggu dikemas',
  },
  prescriptions: {
    screen: <ResepListPage />,
    endpoint: listResepAdmin,
    rows: [
      contoh(ResepSummary, {
        ...{ resepId: 4, nama: 'Bu Sari', dokter: 'drh. Wati', status: 'disetujui', berlaku: true, dibuat: LATE },
        produk: ['Iodin', 'Garam'],
      }),
      contoh(ResepSummary, { resepId: 5, nama: 'Budi', status: 'disetujui', berlaku: false }),
      contoh(ResepSummary, { resepId: 6, nama: 'Ani', status: 'ditolak' }),
      contoh(ResepSummary, { resepId: 7, nama: 'Edi', status: 'menunggu' }),
    ],
    cells: [
      'Bu Sari|4|Iodin, Garam|drh. Wati|12 Maret 202610.00 WIB|Disetujui',
      'Budi|5|Lihat di resep||10 Maret 202610.00 WIB|Sudah berakhir',
      'Ani|6|Lihat di resep||10 Maret 202610.00 WIB|Ditolak',
      'Edi|7|Lihat di resep||10 Maret 202610.00 WIB|Menunggu diperiksa',
    ],
    links: { 'Bu Sari': '/detail-resep/4' },
    empty: 'Tidak ada resep',
    failure: 'Gagal memuat resep',
  },
  'legal texts': {
    screen: <KetentuanListPage />,
    endpoint: listKetentuanAdmin,
    rows: [
      contoh(KetentuanRow, {
        ketentuanId: 4,
        jenis: 'syarat',
        berlaku: '2099-03-12',
        catatan: 'Retur',
        keadaan: 'akan',
      }),
      contoh(KetentuanRow, { ketentuanId: 5, jenis: 'privasi', berlaku: '2026-03-10', keadaan: 'berlaku' }),
      contoh(KetentuanRow, { ketentuanId: 6, jenis: 'privasi', berlaku: '2026-03-09', keadaan: 'lama' }),
    ],
    cells: [
      `${KETENTUAN.syarat}|12 Maret 2099|Akan berlaku|Retur|`,
      `${KETENTUAN.privasi}|10 Maret 2026|Berlaku|–|`,
      `${KETENTUAN.privasi}|9 Maret 2026|Lama|–|`,
    ],
    links: {
      [KETENTUAN.syarat]: '/syarat-dan-ketentuan?per=2099-03-12',
      'Terbitkan Naskah': '/tambah-naskah-hukum',
    },
    empty: 'Belum ada naskah yang diterbitkan. Halaman toko memakai draf bawaan.',
    failure: 'Gagal memuat naskah',
  },
  'lines of settlements': {
    screen: <SetoranListPage />,
    endpoint: listSetoran,
    rows: [
      contoh(Setoran, {
        ...{ setoranId: 4, order_id: 'KS-1', tanggal: '2026-03-12', jumlah: 52_000, seharusnya: 50_000, biaya: 700 },
        ...{ status: 'beda', diperiksa: true },
      }),
      contoh(Setoran, { setoranId: 5, order_id: 'X-1', tanggal: null, jumlah: 9000, seharusnya: null, biaya: null }),
    ],
    cells: [
      'KS-1|Rp 52.000|Rp 50.000|Rp 700|Rp 51.300|12 Maret 2026|Jumlah berbedaDiperiksa',
      'X-1|Rp 9.000|–|–|–|–|Cocok',
    ],
    links: { 'KS-1': '/setoran/4', 'Impor Setoran': '/impor-setoran' },
    empty: 'Tidak ada setoran',
    failure: 'Gagal memuat setoran',
  },
  'goods in quarantine': {
    screen: <KarantinaPage />,
    endpoint: listKarantina,
    rows: [
      contoh(Karantina, {
        ...{ lotId: 4, nama: 'Iodin', nomor: 'L-1', kedaluwarsa: '2027-04-01', sisih: 1200, halangan: 'ditarik' },
        asal: [4, 3, 2, 1].map((quantity) => ({
          ...{
            waktu: `2026-03-1${quantity}T03:00:00.000Z`,
            jumlah: quantity,
            alasan: 'kembali' as const,
            keterangan: '',
          },
          pesanan: quantity === 4 ? { orderId: 11, jenis: 'satuan' as const, nomor: 'KS-4' } : null,
        })),
      }),
      contoh(Karantina, { lotId: 5, nama: 'Garam', sisih: 3, halangan: null }),
      contoh(Karantina, { lotId: 6, nama: 'Jaring', nomor: 'J', sisih: 1, halangan: 'dekat' }),
    ],
    cells: [
      'IodinLot L-1, kedaluwarsa 1 April 2027|1.200|Ditarik4 × Kembali dari pembeli, 14 Maret 2026, KS-43 × Kembali dari pembeli, 13 Maret 20262 × Kembali dari pembeli, 12 Maret 2026dan 1 lagi|Musnahkan',
      'GaramLot tanpa nomor|3||Tandai layak jualMusnahkan',
      'JaringLot J|1|Hampir kedaluwarsa|Musnahkan',
    ],
    links: { Ditarik: '/tarik-lot/4', 'KS-4': '/detail-pesanan-satuan/11' },
    empty: 'Tidak ada barang di karantina',
    failure: 'Gagal memuat karantina',
  },
  'requests for approval': {
    screen: <PersetujuanPage />,
    endpoint: listPersetujuan,
    rows: [
      contoh(Persetujuan, {
        ...{ persetujuanId: 4, jenis: 'pengembalian', nilai: 900_000, rujukan: 'KS-1', keterangan: '2 × Iodin' },
        ...{ oleh: 'Budi', alasan: 'Retak', dibuat: LATE, status: 'menunggu' },
      }),
      contoh(Persetujuan, {
        ...{ persetujuanId: 5, jenis: 'stok', nilai: 5000, oleh: 'Ani', dibuat: EARLY, status: 'menunggu' },
        milikSendiri: true,
      }),
      contoh(Persetujuan, {
        ...{ persetujuanId: 6, jenis: 'harga', oleh: 'Ani', dibuat: EARLY, status: 'ditolak', diputusOleh: 'Edi' },
        ...{ diputus: LATE, catatan: 'Terlalu murah' },
      }),
    ],
    cells: [
      'Pengembalian dana, KS-12 × Iodin|Rp 900.000|Budi, 12 Maret 2026, 10.00 WIBRetak|SetujuiTolak',
      'Stok dikurangi,|Rp 5.000|Ani, 10 Maret 2026, 10.00 WIB|Tarik pengajuan',
      'Harga diturunkan,|Rp 0|Ani, 10 Maret 2026, 10.00 WIB|DitolakEdi, 12 Maret 2026, 10.00 WIBTerlalu murah',
    ],
    links: {},
    empty: 'Tidak ada pengajuan',
    failure: 'Gagal memuat pengajuan',
  },
  'security events': {
    screen: <KejadianListPage />,
    endpoint: listKejadian,
    rows: [
      contoh(Kejadian, {
        ...{ kejadianId: 4, waktu: LATE, jenis: 'ditolak', keterangan: 'Peran kurang', alamat: '10.1.2.3', kali: 1200 },
        ...{ orang: { userId: 4, nama: 'Siti', email: 's@contoh.id', role: 'admin' }, oleh: 'Budi' },
      }),
      contoh(Kejadian, {
        kejadianId: 5,
        waktu: EARLY,
        jenis: 'ditolak',
        orang: null,
        oleh: null,
        alamat: null,
        kali: 1,
      }),
    ],
    cells: [
      `12 Maret 202610.00 WIB|${KEJADIAN.ditolak.nama}|Peran kurang|Sitis@contoh.idoleh Budi|10.1.2.3|1.200`,
      `10 Maret 202610.00 WIB|${KEJADIAN.ditolak.nama}|–|–|–|1`,
    ],
    links: {
      'Semua kejadian Siti': '/daftar?q=s%40contoh.id',
      'Semua kejadian dari 10.1.2.3': '/daftar?q=10.1.2.3',
      'Catatan Keamanan': '/ringkasan-keamanan',
    },
    empty: 'Tidak ada kejadian yang cocok',
    failure: 'Gagal memuat catatan keamanan',
  },
  'groups of security events': {
    screen: <KeamananPage />,
    endpoint: listKejadianGroups,
    rows: [
      contoh(KejadianGroup, {
        ...{ hari: '2026-03-12', jenis: 'ditolak', keterangan: 'Peran kurang', alamat: '10.1.2.3', kali: 1200 },
        ...{ orang: { userId: 4, nama: 'Siti', email: 's@contoh.id', role: 'admin' }, terakhir: LATE },
      }),
      contoh(KejadianGroup, { hari: '2026-03-11', jenis: 'ditolak', orang: null, alamat: '10.1.2.3', terakhir: EARLY }),
      contoh(KejadianGroup, { hari: '2026-03-10', jenis: 'ditolak', orang: null, alamat: null, terakhir: EARLY }),
    ],
    cells: [
      `12 Maret 2026|${KEJADIAN.ditolak.nama}|Peran kurang|Sitis@contoh.id|10.00 WIB|1.200`,
      `11 Maret 2026|${KEJADIAN.ditolak.nama}|–|10.1.2.3|10.00 WIB|1`,
      `10 Maret 2026|${KEJADIAN.ditolak.nama}|–|–|10.00 WIB|1`,
    ],
    links: {
      'Rincian 1200 kejadian': '/catatan-keamanan?jenis=ditolak&dari=2026-03-12&sampai=2026-03-12&q=s%40contoh.id',
    },
    empty: 'Tidak ada kejadian yang cocok',
    failure: 'Gagal memuat catatan keamanan',
  },
  'gross profit of products': {
    screen: <LabaLotPage />,
    endpoint: listLabaProduk,
    rows: [
      contoh(LabaProduk, {
        produkId: 3,
        produkNama: 'Iodin',
        terjual: 1200,
        pendapatan: 90_000,
        modal: 80_000,
        laba: 10_000,
      }),
      contoh(LabaProduk, { produkId: 4, produkNama: 'Garam', terjual: 1, pendapatan: 9000, modal: null, laba: null }),
    ],
    cells: ['Iodin|1.200|Rp 90.000|Rp 80.000|Rp 10.000', 'Garam|1|Rp 9.000|Belum dicatat|–'],
    links: { Iodin: '/edit-produk/3', 'Per lot': '/laba-lot?per=lot' },
    empty: 'Belum ada barang yang dikemas',
    failure: 'Gagal menghitung laba',
  },
  'goods to reorder': {
    screen: <ReorderPage />,
    endpoint: listReorder,
    rows: [
      contoh(ReorderLine, {
        ...{
          produkId: 3,
          nama: 'Iodin',
          terjual: 1200,
          perHari: 13.336,
          stok: 1500,
          kurang: 2,
          ditahan: 3,
          diJalan: 4,
        },
        ...{ habisDalam: 0, usul: 1100, hargaModal: 9000 },
        pemasok: { pemasokId: 6, nama: 'CV Laut', hariTunggu: 14 },
      }),
      contoh(ReorderLine, { produkId: 4, nama: 'Garam', habisDalam: null, pemasok: null, hargaModal: null }),
      contoh(ReorderLine, {
        ...{ produkId: 5, nama: 'Jaring', habisDalam: 1001, hargaModal: null },
        pemasok: { pemasokId: 6, nama: 'CV Laut', hariTunggu: 7 },
      }),
    ],
    cells: [
      'Iodin|1.20013,34 per hari|1.5002 ditunggu pesanan3 ditahan4 belum datang|Habis|CV Laut14 hari, Rp 9.000|1.100|',
      'Garam|00 per hari|0|–|–|–|',
      'Jaring|00 per hari|0|1.001 hari|CV Laut7 hari|–|',
    ],
    links: {
      ...{ Iodin: '/edit-produk/3', 'Beli Iodin': '/tambah-pembelian?pemasok=6', 'Beli Garam': '/tambah-pembelian' },
    },
    empty: 'Tidak ada yang perlu dibeli',
    failure: 'Gagal menghitung isi ulang',
  },
}

const PERIOD = '?dari=2026-03-01&sampai=2026-03-09'

beforeEach(async () => {
  answer(listGrup, ZERO)
  answer(listPemasok, ZERO)
  answer(listPengirimanAdmin, ZERO)
  answer(listKategori, [])
  answer(getDirektori, contohResponse(getDirektori))
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
      await expect.element(page.getByRole('link', { name }).first()).toHaveAttribute('href', to)
  },
)

test.each(Object.entries(LISTS))(
  'the list says what it lacks, and its address holds page, order and filters: %s',
  async (_, { screen, endpoint, rows, empty, failure }) => {
    answer(endpoint, bare(400, {}) as never)
    const { queries } = await showAdmin(screen, { at: '/daftar' })
    await see(failure)
    answer(endpoint, ZERO as never)
    await press('Coba Lagi')
    await see(empty)
    answer(endpoint, { items: rows, total: 450 } as never)
    await queries.invalidateQueries()
    const read = (search: string) => JSON.stringify(readQuery(endpoint, new URLSearchParams(search)))
    const isRead = (search: string) => read(search) !== read('')
    await press(page.getByRole('link', { name: 'Selanjutnya' }))
    await expect.poll(() => sent(endpoint).at(-1)?.query.page).toBe('2')
    const sizes = page.getByRole('navigation', { name: 'Baris per halaman' })
    await expect.element(sizes.getByRole('link', { name: '20' })).toHaveAttribute('aria-current', 'true')
    await expect.element(sizes.getByRole('link', { name: '50' })).not.toHaveAttribute('aria-current')
    const orders = [...document.querySelectorAll<HTMLAnchorElement>('th a')]
    for (const { search } of orders) expect(search).toSatisfy(isRead)
    expect(orders.map((one) => `${one.textContent}: ${one.search}`)).toMatchSnapshot()
    for (const { name, options } of document.querySelectorAll<HTMLSelectElement>('search select'))
      for (const { value } of [...options].slice(1)) expect(`?${name}=${value}`).toSatisfy(isRead)
  },
)

test.each([
  [
    'rates',
    <TarifListPage key="page" />,
    listTarif,
    '?q=kargo&metode=2',
    'Ekspor CSV',
    exportTarif,
    { q: 'kargo', metode: '2' },
  ],
  [
    'days',
    <CocokListPage key="page" />,
    listCocok,
    PERIOD,
    'Unduh CSV',
    exportCocok,
    { dari: '2026-03-01', sampai: '2026-03-09' },
  ],
  [
    'events',
    <KeamananPage key="page" />,
    listKejadianGroups,
    PERIOD,
    'Unduh JSON',
    exportKejadian,
    { dari: '2026-03-01', sampai: '2026-03-09' },
  ],
  ['profits', <LabaLotPage key="page" />, listLabaProduk, '', 'Unduh CSV', exportLaba, {}],
] as const)('the file of the %s has the filters of the list', async (_, ui, list, search, name, endpoint, query) => {
  answer(list, ZERO as never)
  answer(endpoint, new Blob(['x']) as never)
  await showAdmin(ui, { at: `/daftar${search}` })
  await press(name)
  await expect.poll(() => sent(endpoint).map((one) => one.query)).toEqual([query])
})
