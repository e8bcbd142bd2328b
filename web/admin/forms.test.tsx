import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listWilayah } from '#contract/alamat/endpoints.ts'
import { Wilayah } from '#contract/alamat/wilayah.ts'
import { BerandaAdmin, getBerandaAdmin, updateBeranda } from '#contract/beranda/admin.ts'
import { BAGIAN, Bagian } from '#contract/beranda/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { GrupAdmin, listGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKaitanAdmin, KaitanAdmin, searchRelated, updateKaitan } from '#contract/kaitan/admin.ts'
import { Kategori, listKategori, listPaket, Paket } from '#contract/katalog/endpoints.ts'
import {
  createPembelian,
  getPembelian,
  Pembelian,
  receivePembelian,
  updatePembelian,
} from '#contract/pembelian/admin.ts'
import {
  createPemasok,
  getPemasok,
  listPemasok,
  PemasokAdmin,
  updatePemasok,
} from '#contract/pembelian/pemasok-admin.ts'
import { createSinonim, getSinonim, SinonimAdmin, updateSinonim } from '#contract/pencarian/admin.ts'
import { getPengaturan, Pengaturan, updatePengaturan } from '#contract/pengaturan/admin.ts'
import { listPengirimanAdmin, PengirimanAdmin } from '#contract/pengiriman/admin.ts'
import {
  createTarif,
  getTarif,
  HARI_REVERSED_ERROR,
  TarifOngkir,
  updateTarif,
} from '#contract/pengiriman/tarif-admin.ts'
import { CatatanPenyakitAdmin, getCatatanPenyakitAdmin, updateCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { getGoodsInPreparation, pickGoodsInProduk } from '#contract/stok/goods-in-admin.ts'
import { getVoucher, updateVoucher, VoucherAdmin } from '#contract/voucher/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import EditBerandaPage from './beranda/beranda.page.tsx'
import KaitanEditPage from './kaitan/kaitan-edit.page.tsx'
import PemasokAddPage from './pembelian/pemasok-add.page.tsx'
import PemasokEditPage from './pembelian/pemasok-edit.page.tsx'
import PembelianAddPage from './pembelian/pembelian-add.page.tsx'
import PembelianEditPage from './pembelian/pembelian-edit.page.tsx'
import ReceivePembelianPage from './pembelian/receive-pembelian.page.tsx'
import SinonimAddPage from './pencarian/sinonim-add.page.tsx'
import SinonimEditPage from './pencarian/sinonim-edit.page.tsx'
import PengaturanTokoPage from './pengaturan/pengaturan-toko.page.tsx'
import TarifAddPage from './pengiriman/tarif-add.page.tsx'
import TarifEditPage from './pengiriman/tarif-edit.page.tsx'
import CatatanEditPage from './penyakit/catatan-edit.page.tsx'
import VoucherEditPage from './voucher/voucher-edit.page.tsx'

/* Forms of the office: what each field shows at first, what is sent of it, and what stays after a failure. */

interface Form {
  screen: ReactNode
  at: string
  title: string
  /** Error text if the server gives no reason. */
  problem: string
  /** By label: the first value of the field, and what is then typed. A field without the second stays as it is. */
  fields: Record<string, [first: string, typed?: string]>
  /** Further steps that no field covers. */
  act?(): Promise<unknown>
  /** Buttons and links in the order of pressing. */
  save?: string[]
  endpoint: Endpoint
  /** Path parameters and body of the request. */
  params?: object
  body: object
  response: object
  /** Address after saving. */
  to: string
}

const PEMASOK = contoh(PemasokAdmin, {
  ...{ pemasokId: 6, nama: 'CV Laut', kontak: 'Bu Rina', no_hp: '081234567890', alamat: 'Dermaga 3' },
  ...{ hari_tunggu: 14, catatan: 'Libur hari Jumat', aktif: true },
})
const LINE = Pembelian.shape.baris.element
const PEMBELIAN = contoh(Pembelian, {
  ...{ pembelianId: 7, pemasokId: 6, pemasok: 'CV Laut', catatan: 'Segera', status: 'draf' },
  baris: [
    contoh(LINE, { produkId: 3, nama: 'Iodin', jumlah: 20, datang: 14, harga: 4000 }),
    contoh(LINE, { produkId: 4, nama: 'Garam', jumlah: 5, datang: 5, harga: null }),
  ],
})
const OPEN = { ...PEMBELIAN, status: 'sebagian' as const }
const SINONIM = contoh(SinonimAdmin, { sinonimId: 8, kata: 'betadin', arti: 'povidon iodin' })
const TARIF = contoh(TarifOngkir, {
  ...{ ongkirId: 3, shippingId: 2, nama_metode: 'Kargo', kode_wilayah: '18.01', wilayah: 'Lampung Selatan' },
  ...{ kg_pertama: 12_000, kg_berikut: 9000, minimum_kg: 2, hari_min: 3, hari_maks: 5, aktif: true },
})
const option = (id: number, name: string) => ({ id, nama: name, keterangan: `Ket ${id}` })
const KAITAN = contoh(KaitanAdmin, {
  ...{ kode: 'uronema', nama: 'penyakit mata putih', produkIds: [3], paketIds: [4], artikelIds: [5] },
  terkait: { produk: [option(3, 'Iodin')], paket: [option(4, 'Paket A')], artikel: [option(5, 'Mutu air')] },
})
const CATATAN = contoh(CatatanPenyakitAdmin, {
  ...{ kode: 'uronema', nama: 'penyakit mata putih', catatan_toko: 'Jaga kebersihan jaring.', artikelIds: [5] },
  artikel: [option(5, 'Mutu air')],
})

const VOUCHER = contoh(VoucherAdmin, {
  ...{ voucherId: 3, kode: 'PANEN', nama: 'Promo panen', jenis: 'persen', nilai: 10, maks: 50_000, minimum: 200_000 },
  ...{ mulai: '2026-03-10', sampai: '2026-04-10', batas_total: 20, batas_pelanggan: 1, grupId: 4 },
  ...{ produkIds: [3], kategoriIds: [1], aktif: true },
})

const BERANDA = contoh(BerandaAdmin, {
  ...{ judul_hero: 'Judul lama', teks_hero: 'Teks lama', tentang: 'Kami lama', gambar_hero: null, paket_unggulan: [3] },
  paket_dipilih: [{ paketId: 3, title: 'Paket A', aktif: true }],
  bagian: Bagian.options.map((kode) => ({ kode, tampil: true })),
  tim: [{ nama: 'Bu Ani', tugas: 'Gudang', foto: null }],
})
const PENGATURAN = contoh(Pengaturan, {
  ...{ nama_toko: 'Toko Lama', alamat_toko: 'Dermaga 3', telepon_toko: '081234567890', jendela_bayar_menit: 60 },
  ...{ selesai_otomatis_hari: 7, batas_bukti: 100_000, batas_orang_kedua: 900_000, ppn: 'tidak' },
})

async function choose(label: string, name: string) {
  await fill(page.getByRole('combobox', { name: label }).last(), name)
  await userEvent.click(page.getByRole('option').filter({ hasText: name }).first())
}

const FORMS: Record<string, Form> = {
  'a new supplier': {
    screen: <PemasokAddPage />,
    at: '/tambah-pemasok',
    title: 'Tambah Pemasok',
    problem: 'Gagal menambahkan pemasok',
    fields: {
      'Nama pemasok': ['', 'CV Darat'],
      'Orang yang dihubungi': ['', 'Pak Budi'],
      'Telepon atau WhatsApp': ['', '081398765432'],
      Alamat: ['', 'Jalan 9'],
      'Lama tunggu (hari)': ['7', '10'],
      Catatan: ['', 'Baru'],
    },
    endpoint: createPemasok,
    body: {
      ...{ nama: 'CV Darat', kontak: 'Pak Budi', no_hp: '081398765432', alamat: 'Jalan 9', hari_tunggu: 10 },
      ...{ catatan: 'Baru', aktif: true },
    },
    response: PEMASOK,
    to: '/pemasok',
  },
  'a supplier': {
    screen: screen(PemasokEditPage, { pemasokId: '6' }),
    at: '/edit-pemasok/6',
    title: 'Edit Pemasok',
    problem: 'Gagal memperbarui pemasok',
    fields: {
      'Nama pemasok': ['CV Laut', 'CV Darat'],
      'Orang yang dihubungi': ['Bu Rina', 'Pak Budi'],
      'Telepon atau WhatsApp': ['081234567890', '081398765432'],
      Alamat: ['Dermaga 3', 'Jalan 9'],
      'Lama tunggu (hari)': ['14', '10'],
      Catatan: ['Libur hari Jumat', 'Baru'],
    },
    endpoint: updatePemasok,
    params: { pemasokId: '6' },
    body: {
      nama: 'CV Darat',
      ...{ kontak: 'Pak Budi', no_hp: '081398765432', alamat: 'Jalan 9', hari_tunggu: 10, catatan: 'Baru' },
      semula: { nama: 'CV Laut', kontak: 'Bu Rina', no_hp: '081234567890', alamat: 'Dermaga 3', hari_tunggu: 14 },
    },
    response: PEMASOK,
    to: '/pemasok',
  },
  'a new order to a supplier': {
    screen: <PembelianAddPage />,
    at: '/tambah-pembelian?pemasok=6',
    title: 'Tambah Pembelian',
    problem: 'Gagal membuat pembelian',
    fields: {
      Pemasok: ['6', '9'],
      Catatan: ['', 'Cepat'],
      Jumlah: ['', '12'],
      'Harga per satuan (opsional)': ['', '5000'],
    },
    act: () => choose('Produk', 'Jaring'),
    endpoint: createPembelian,
    body: { pemasokId: 9, catatan: 'Cepat', baris: [{ produkId: 5, jumlah: 12, harga: 5000 }] },
    response: PEMBELIAN,
    to: '/pembelian?status=draf',
  },
  'a draft of an order to a supplier': {
    screen: screen(PembelianEditPage, { pembelianId: '7' }),
    at: '/edit-pembelian/7',
    title: 'Edit Pembelian',
    problem: 'Gagal memperbarui pembelian',
    fields: { Pemasok: ['6', '9'], Catatan: ['Segera', 'Cepat'] },
    async act() {
      const quantities = page.getByLabelText('Jumlah')
      await expect.element(quantities.nth(0)).toHaveValue('20')
      await expect.element(quantities.nth(1)).toHaveValue('5')
      await expect.element(page.getByLabelText('Harga per satuan (opsional)').nth(0)).toHaveValue('4000')
      await press('Hapus barang 2')
      await press('Tambah Barang')
      await choose('Produk', 'Jaring')
      await fill(quantities.nth(1), '12')
    },
    endpoint: updatePembelian,
    params: { pembelianId: '7' },
    body: {
      pemasokId: 9,
      catatan: 'Cepat',
      baris: [
        { produkId: 3, jumlah: 20, harga: 4000 },
        { produkId: 5, jumlah: 12, harga: null },
      ],
    },
    response: PEMBELIAN,
    to: '/pembelian/7',
  },
  'goods of an order to a supplier': {
    screen: screen(ReceivePembelianPage, { pembelianId: '7' }),
    at: '/terima-pembelian/7',
    title: 'Catat Barang Masuk',
    problem: 'Gagal mencatat barang masuk',
    fields: {
      Pemasok: ['CV Laut'],
      'Tanggal diterima': ['10/03/2026', '09/03/2026'],
      'Nomor lot': ['', 'L-1'],
      Kedaluwarsa: ['', '01/04/2099'],
      Jumlah: ['6', '4'],
      'Harga modal per satuan (opsional)': ['4000', '4100'],
    },
    async act() {
      await expect.element(field('Pemasok')).toHaveAttribute('readonly')
      await press('Tambah Barang')
      await press('Hapus barang 2')
    },
    save: ['Catat Barang Masuk'],
    endpoint: receivePembelian,
    params: { pembelianId: '7' },
    body: {
      diterima: '2026-03-09',
      baris: [{ produkId: 3, nomor: 'L-1', kedaluwarsa: '2099-04-01', jumlah: 4, hargaModal: 4100 }],
    },
    response: OPEN,
    to: '/pembelian/7',
  },
  'a new word of the search': {
    screen: <SinonimAddPage />,
    at: '/tambah-kata?kata=obat%20merah',
    title: 'Tambah Kata',
    problem: 'Gagal menambahkan kata',
    fields: { 'Kata pembudidaya': ['obat merah', 'betadin'], 'Dicari sebagai': ['', 'iodin'] },
    endpoint: createSinonim,
    body: { kata: 'betadin', arti: 'iodin' },
    response: SINONIM,
    to: '/kata-pencarian',
  },
  'a word of the search': {
    screen: screen(SinonimEditPage, { sinonimId: '8' }),
    at: '/edit-kata/8',
    title: 'Edit Kata',
    problem: 'Gagal memperbarui kata',
    fields: { 'Kata pembudidaya': ['betadin', 'obat merah'], 'Dicari sebagai': ['povidon iodin', 'iodin'] },
    endpoint: updateSinonim,
    params: { sinonimId: '8' },
    body: { kata: 'obat merah', arti: 'iodin', semula: { kata: 'betadin', arti: 'povidon iodin' } },
    response: SINONIM,
    to: '/kata-pencarian',
  },
  'a shipping rate': {
    screen: screen(TarifEditPage, { ongkirId: '3' }),
    at: '/edit-tarif/3',
    title: 'Edit Tarif Ongkir',
    problem: 'Gagal memperbarui tarif',
    fields: {
      Metode: ['2', '1'],
      'Ongkir kilogram pertama (rupiah)': ['12000', '13000'],
      'Ongkir tiap kilogram berikut (rupiah)': ['9000', '8000'],
      'Berat minimum (kg)': ['2', '4'],
      'Tiba paling cepat (hari kerja)': ['3', '6'],
      'Tiba paling lama (hari kerja)': ['5', '9'],
    },
    endpoint: updateTarif,
    params: { ongkirId: '3' },
    body: { shippingId: 1, kg_pertama: 13_000, kg_berikut: 8000, minimum_kg: 4, hari_min: 6, hari_maks: 9 },
    response: TARIF,
    to: '/tarif-ongkir',
  },
  'a new shipping rate': {
    screen: <TarifAddPage />,
    at: '/tambah-tarif-ongkir?metode=2',
    title: 'Tambah Tarif Ongkir',
    problem: 'Gagal menambahkan tarif',
    fields: {
      Metode: ['2', '1'],
      'Ongkir kilogram pertama (rupiah)': ['', '13000'],
      'Ongkir tiap kilogram berikut (rupiah)': ['', '0'],
      'Berat minimum (kg)': ['1', '4'],
      'Tiba paling cepat (hari kerja)': ['', '6'],
      'Tiba paling lama (hari kerja)': ['', '6'],
    },
    act: () => choose('Wilayah', 'Lampung'),
    endpoint: createTarif,
    body: {
      ...{ shippingId: 1, kode_wilayah: '18', kg_pertama: 13_000, kg_berikut: 0, minimum_kg: 4, hari_min: 6 },
      ...{ hari_maks: 6, aktif: true },
    },
    response: TARIF,
    to: '/tarif-ongkir',
  },
  'a voucher': {
    screen: screen(VoucherEditPage, { voucherId: '3' }),
    at: '/edit-voucher/3',
    title: 'Edit Voucher',
    problem: 'Gagal memperbarui voucher',
    fields: {
      Kode: ['PANEN', 'RAYA'],
      Nama: ['Promo panen', 'Hari raya'],
      Jenis: ['persen'],
      Nilai: ['10', '15'],
      'Maksimal potongan (rupiah)': ['50000', '60000'],
      'Minimal belanja (rupiah)': ['200000', '300000'],
      'Berlaku mulai': ['10/03/2026', '11/03/2026'],
      'Berlaku sampai': ['10/04/2026', '11/04/2026'],
      'Batas pemakaian': ['20', '30'],
      'Batas per pembeli': ['1', '2'],
      'Grup pembeli': ['4', '5'],
    },
    async act() {
      await expect.element(page.getByRole('group', { name: 'Kategori (1)' }).getByLabelText('Obat')).toBeChecked()
      await press(page.getByLabelText('Vitamin'))
      await seeIn(page.getByRole('group', { name: 'Produk (1)' }), 'Iodin')
      await choose('Tambah produk', 'Jaring')
    },
    endpoint: updateVoucher,
    params: { voucherId: '3' },
    body: {
      ...{ kode: 'RAYA', nama: 'Hari raya', nilai: 15, maks: 60_000, minimum: 300_000, mulai: '2026-03-11' },
      ...{
        sampai: '2026-04-11',
        batas_total: 30,
        batas_pelanggan: 2,
        grupId: 5,
        produkIds: [2, 3],
        kategoriIds: [1, 2],
      },
    },
    response: VOUCHER,
    to: '/voucher',
  },
  'the settings of the shop': {
    screen: <PengaturanTokoPage />,
    at: '/pengaturan-toko',
    title: 'Pengaturan Toko',
    problem: 'Gagal menyimpan pengaturan toko',
    fields: {
      'Nama toko': ['Toko Lama', 'Toko Baru'],
      'Alamat toko': ['Dermaga 3', 'Jalan 9'],
      'Telepon toko': ['081234567890', '081398765432'],
      'WhatsApp toko': ['', '081398765433'],
      'Jam layanan': ['', '08.00 sampai 16.00'],
      'Email toko': ['', 'toko@contoh.id'],
      'Libur, buka lagi tanggal': ['', '04/01/2099'],
      'Pesan selama libur': ['', 'Panen dulu.'],
      'Batas waktu bayar (menit)': ['60', '90'],
      'Gratis ongkir mulai belanja (rupiah)': ['', '500000'],
      'Pesanan otomatis selesai setelah (hari)': ['7', '14'],
      'Minta kata sandi lagi mulai (rupiah)': ['100000', '200000'],
      'Minta persetujuan orang kedua mulai (rupiah)': ['900000', '800000'],
      PPN: ['tidak', 'ditambah'],
      'Ringkasan stok tiap pagi ke email': ['', 'gudang@contoh.id'],
      'Email laporan celah keamanan': ['', 'aman@contoh.id'],
    },
    act: () => press(field(/^Kirim ringkasan tiap Senin/)),
    endpoint: updatePengaturan,
    body: {
      ...{
        nama_toko: 'Toko Baru',
        alamat_toko: 'Jalan 9',
        telepon_toko: '081398765432',
        jam_toko: '08.00 sampai 16.00',
      },
      ...{ whatsapp_toko: '081398765433', email_toko: 'toko@contoh.id', buka_lagi: '2099-01-04' },
      ...{ pesan_libur: 'Panen dulu.', jendela_bayar_menit: 90, gratis_mulai_toko: 500_000, selesai_otomatis_hari: 14 },
      ...{ batas_bukti: 200_000, batas_orang_kedua: 800_000, ppn: 'ditambah', ringkasan_email: 'gudang@contoh.id' },
      ...{ email_keamanan: 'aman@contoh.id', ringkasan_senin: true },
    },
    response: PENGATURAN,
    to: '/dasbor-admin',
  },
  'the landing page': {
    screen: <EditBerandaPage />,
    at: '/beranda',
    title: 'Beranda',
    problem: 'Gagal menyimpan beranda',
    fields: {
      Judul: ['Judul lama', 'Judul baru'],
      Teks: ['Teks lama', 'Teks baru'],
      'Teks Tentang Kami': ['Kami lama', 'Kami baru'],
      Nama: ['Bu Ani', 'Bu Eka'],
      Tugas: ['Gudang', 'Dokter hewan'],
    },
    async act() {
      await press('Hapus Paket A')
      await see(/^Jika tidak ada yang dipilih/)
      await fill('Tambah paket', '4')
      await see('Tampil di bagian Produk Kami, sesuai urutan ini.')
      await press(page.getByRole('checkbox', { name: BAGIAN.ulasan }))
      await press('Tambah orang')
      await press('Hapus orang ke-2')
      await press(field(/^Tampilkan contoh tim/))
    },
    endpoint: updateBeranda,
    body: {
      ...{ judul_hero: 'Judul baru', teks_hero: 'Teks baru', tentang: 'Kami baru', paket_unggulan: [4] },
      ...{ tim: [{ nama: 'Bu Eka', tugas: 'Dokter hewan', foto: null }], contoh_ulasan: true },
      bagian: Bagian.options.map((kode) => ({ kode, tampil: kode !== 'ulasan' })),
    },
    response: BERANDA,
    to: '/dasbor-admin',
  },
  'the goods for a disease': {
    screen: screen(KaitanEditPage, { kode: 'uronema' }),
    at: '/kaitan-penyakit/uronema',
    title: 'Kaitan: penyakit mata putih',
    problem: 'Gagal menyimpan kaitan penyakit',
    fields: {},
    async act() {
      await seeIn(page.getByRole('group', { name: 'Produk (1)' }), 'IodinKet 3')
      await seeIn(page.getByRole('group', { name: 'Paket (1)' }), 'Paket AKet 4')
      await seeIn(page.getByRole('group', { name: 'Artikel (1)' }), 'Mutu airKet 5')
      await press('Hapus Paket A')
      await choose('Tambah produk', 'Jaring')
      await seeIn(page.getByRole('group', { name: 'Produk (2)' }), 'Jaring')
    },
    endpoint: updateKaitan,
    params: { kode: 'uronema' },
    body: { produkIds: [2, 3], paketIds: [], semula: { produkIds: [3], paketIds: [4] } },
    response: KAITAN,
    to: '/kaitan-penyakit',
  },
  'the note on a disease': {
    screen: screen(CatatanEditPage, { kode: 'uronema' }),
    at: '/catatan-penyakit/uronema',
    title: 'Catatan: penyakit mata putih',
    problem: 'Gagal menyimpan catatan penyakit',
    fields: { 'Catatan dari toko': ['Jaga kebersihan jaring.', 'Rendam 75 ppm selama 30 menit.'] },
    async act() {
      await expect.element(link('kartunya')).toHaveAttribute('href', '/layanan/penyakit/uronema')
      await press('Hapus Mutu air')
    },
    save: ['Simpan', 'Ya, Simpan'],
    endpoint: updateCatatanPenyakit,
    params: { kode: 'uronema' },
    body: {
      ...{ catatan_toko: 'Rendam 75 ppm selama 30 menit.', artikelIds: [], setuju: true },
      semula: { catatan_toko: 'Jaga kebersihan jaring.', artikelIds: [5] },
    },
    response: CATATAN,
    to: '/catatan-penyakit',
  },
}

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(getPemasok, PEMASOK)
  answer(listPemasok, {
    items: [PEMASOK, { ...PEMASOK, pemasokId: 9, nama: 'CV Darat' }, { ...PEMASOK, pemasokId: 10, aktif: false }],
    total: 3,
  })
  answer(getPembelian, PEMBELIAN)
  answer(pickGoodsInProduk, [{ produkId: 5, nama: 'Jaring', stok: 3, obat: false }])
  answer(getGoodsInPreparation, { pemasok: ['PT Lain'], hariIni: '2026-03-10', batasJual: '2026-04-10', ditunggu: [] })
  answer(getSinonim, SINONIM)
  answer(getTarif, TARIF)
  answer(listPengirimanAdmin, {
    items: [
      contoh(PengirimanAdmin, { shippingId: 2, nama: 'Kargo', aktif: true }),
      contoh(PengirimanAdmin, { shippingId: 1, nama: 'Reguler', aktif: true }),
    ],
    total: 2,
  })
  answer(listWilayah, { data: [contoh(Wilayah, { kode: '18', provinsi: 'Lampung' })] })
  answer(getVoucher, { ...VOUCHER, produk: [{ id: 3, nama: 'Iodin' }] } as never)
  answer(listKategori, [
    contoh(Kategori, { kategoriId: 1, nama: 'Obat' }),
    contoh(Kategori, { kategoriId: 2, nama: 'Vitamin' }),
  ])
  answer(listGrup, {
    items: [
      contoh(GrupAdmin, { grupId: 4, nama: 'Hurun', aktif: true }),
      contoh(GrupAdmin, { grupId: 5, nama: 'Tejakula', aktif: true }),
    ],
    total: 2,
  })
  answer(getBerandaAdmin, BERANDA)
  answer(listPaket, [contoh(Paket, { paketId: 3, title: 'Paket A' }), contoh(Paket, { paketId: 4, title: 'Paket B' })])
  answer(getPengaturan, PENGATURAN)
  answer(getKaitanAdmin, KAITAN)
  answer(searchRelated, ({ query }) => [{ id: 2, nama: 'Jaring', keterangan: query.jenis ?? '' }])
  answer(getCatatanPenyakitAdmin, CATATAN)
})

describe('a form of the office shows, keeps and sends every field', () => {
  test.each(Object.entries(FORMS))('%s', async (_, { screen, at, title, problem, fields, ...form }) => {
    const { act, save = ['Simpan'], endpoint, params = {}, body, response, to } = form
    if (endpoint === receivePembelian) answer(getPembelian, OPEN)
    const { address } = await showAdmin(screen, { at })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    for (const [label, [first, typed]] of Object.entries(fields)) {
      await expect.element(field(label), { message: label }).toHaveValue(first)
      if (typed !== undefined) await fill(label, typed)
    }
    await act?.()
    const submit = async () => {
      for (const name of save) await press(name)
    }

    answer(endpoint, bare(400, {}) as never)
    await submit()
    await expect.element(page.getByRole('alert').filter({ hasText: problem }).first()).toBeVisible()
    for (const [label, [first, typed = first]] of Object.entries(fields))
      await expect.element(field(label), { message: label }).toHaveValue(typed)
    await expect.element(button(save[0] ?? '')).toBeEnabled()

    answer(endpoint, { ...response, message: 'Berhasil disimpan' } as never)
    await submit()
    await expect.poll(address).toBe(to)
    await see('Berhasil disimpan')
    const requests = sent(endpoint)
    expect(requests.map((one) => one.params)).toEqual([params, params])
    const { semula, ...values } = requests[1]?.body ?? {}
    expect({ ...values, ...(semula && { semula: JSON.parse(semula) }) }).toMatchObject(body)
  })
})

test('offers no archived supplier, but the one of the order', async () => {
  await showAdmin(screen(PembelianAddPage), { at: '/tambah-pembelian' })
  await expect.element(field('Pemasok')).toHaveTextContent('Pilih pemasokCV LautCV Darat')
  await expect.element(field('Pemasok')).toHaveValue('')
  await expect.element(link('Pemasok baru')).toHaveAttribute('href', '/tambah-pemasok')
})

test('begins a new order with the lines and the supplier of the reorder list', async () => {
  const lines = [{ produk: { produkId: 1, nama: 'Iodin' }, jumlah: '1500', harga: '8000' }]
  await showAdmin(screen(PembelianAddPage), { at: '/tambah-pembelian?pemasok=6', state: { baris: lines } })
  await expect.element(field('Jumlah')).toHaveValue('1500')
  await expect.element(field('Pemasok')).toHaveValue('6')
})

test('takes each product once, and needs one', async () => {
  await showAdmin(screen(PembelianEditPage, { pembelianId: '7' }), { at: '/edit-pembelian/7' })
  await press('Tambah Barang')
  await press('Simpan')
  await see('Pilih produk dulu')
  await fill(page.getByLabelText('Jumlah').nth(2), '1')
  answer(pickGoodsInProduk, [{ produkId: 3, nama: 'Iodin', stok: 3, obat: false }])
  await choose('Produk', 'Iodin')
  await press('Simpan')
  await see('Satu produk cukup satu baris')
  expect(sent(updatePembelian)).toEqual([])
})

test.each([
  ['edit', screen(PembelianEditPage, { pembelianId: '7' }), OPEN, /sudah dipesan atau dibatalkan/],
  ['receive', screen(ReceivePembelianPage, { pembelianId: '7' }), PEMBELIAN, /Tidak ada yang ditunggu/],
])('an order to a supplier in another state is not to %s', async (_, ui, pembelian, text) => {
  answer(getPembelian, pembelian)
  await showAdmin(ui, { at: '/pembelian/7' })
  await see(text)
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('a shipping rate does not arrive later at the earliest than at the latest', async () => {
  await showAdmin(screen(TarifEditPage, { ongkirId: '3' }), { at: '/edit-tarif/3' })
  await fill('Tiba paling lama (hari kerja)', '2')
  await press('Simpan')
  await expect.element(field('Tiba paling lama (hari kerja)')).toHaveAccessibleDescription(HARI_REVERSED_ERROR)
  expect(sent(updateTarif)).toEqual([])
})

test('a disease without medicine says so above its goods', async () => {
  answer(getKaitanAdmin, { ...KAITAN, tanpa_obat: true })
  await showAdmin(screen(KaitanEditPage, { kode: 'uronema' }), { at: '/kaitan-penyakit/uronema' })
  await see(/^Penyakit ini tidak ada obatnya/)
})

test('the note on a disease is not sent with an amount or a forbidden substance before a yes', async () => {
  await showAdmin(screen(CatatanEditPage, { kode: 'uronema' }), { at: '/catatan-penyakit/uronema' })
  await seeNot(/tidak ada obatnya/)
  await fill('Catatan dari toko', 'Jangan pakai malachite green.')
  await press('Simpan')
  await see('Catatan ini menyebut zat terlarang')
  await press('Periksa Lagi')
  expect(sent(updateCatatanPenyakit)).toEqual([])
  await expect.element(field('Catatan dari toko')).toHaveValue('Jangan pakai malachite green.')
  answer(updateCatatanPenyakit, { ...CATATAN, message: 'Berhasil disimpan' })
  await press('Simpan')
  await press('Ya, Simpan')
  await expect.poll(() => sent(updateCatatanPenyakit)[0]?.body).toMatchObject({ zatDisadari: true })
  expect(sent(updateCatatanPenyakit)[0]?.body.setuju).toBeUndefined()
})

test('the landing page to edit loads again after a failure, and leads to the page', async () => {
  answer(listPaket, [])
  answer(getBerandaAdmin, bare(500, {}))
  await showAdmin(<EditBerandaPage />, { at: '/beranda' })
  await see('Gagal memuat pengaturan beranda')
  await expect.element(link('Lihat beranda')).toHaveAttribute('href', '/')
  answer(getBerandaAdmin, contohResponse(getBerandaAdmin))
  await press('Coba Lagi')
  await expect.element(button('Simpan')).toBeVisible()
  await seeNot('Gagal memuat pengaturan beranda')
})
