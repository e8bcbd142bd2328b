import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { CaraKeluar } from '#contract/buku/office.ts'
import type { JenisJejak, Tindakan } from '#contract/jejak/office.ts'
import type { MetodeBayar } from '#contract/pembayaran/cara-bayar.ts'
import type { KodePembayaran } from '#contract/pembayaran/metode-office.ts'
import type { CaraKembali, StatusPengembalian } from '#contract/pembayaran/pengembalian-office.ts'
import type { StatusTitipan } from '#contract/pembayaran/titipan-office.ts'
import type { JenisPesanan } from '#contract/pesanan/office.ts'
import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import type { AlasanMutasi } from '#contract/stok/office.ts'

/*
 * The tables as the newest migration leaves them; column names are the SQL names.
 * bigint columns (rupiah) arrive as numbers, timestamps as Date.
 */

/** At which door a session was opened: the shop's, or the back office's. */
export type JenisSesi = 'toko' | 'kantor'

/** Set when the row is written, never changed after. */
type Fixed<T> = ColumnType<T, T, never>

interface PenggunaTable {
  pengguna_id: GeneratedAlways<number>
  nama: string
  email: string
  no_hp: Generated<string>
  alamat: Generated<string>
  username: Generated<string>
  gambar: Generated<string | null>
  role: Generated<'user' | 'admin'>
  password_hash: string
  dihapus: Generated<Date | null>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface SesiTable {
  token_hash: Fixed<Buffer>
  pengguna_id: Fixed<number>
  jenis: Generated<JenisSesi>
  dibuat: Fixed<Date>
  kedaluwarsa: Date
}

interface LoginGagalTable {
  login_gagal_id: GeneratedAlways<number>
  kunci: string
  waktu: Date
}

interface PilihanNotifikasiTable {
  pengguna_id: Fixed<number>
  order_status: boolean
  article_updates: boolean
  product_offers: boolean
  discount_promo: boolean
  shipping_updates: boolean
}

interface LaporanTable {
  laporan_id: GeneratedAlways<number>
  nama: Fixed<string>
  email: Fixed<string>
  pesan: Fixed<string>
  dibuat: Fixed<Date>
  ditangani: Generated<Date | null>
  ditangani_oleh: Generated<number | null>
}

interface LaporanKirimanTable {
  laporan_kiriman_id: GeneratedAlways<number>
  alamat: Fixed<string>
  waktu: Fixed<Date>
}

interface KategoriTable {
  kategori_id: GeneratedAlways<number>
  nama: string
  deskripsi: Generated<string>
  /** Active products in it; the database counts. */
  jumlah_produk: GeneratedAlways<number>
  versi: Generated<number>
}

interface ProdukTable {
  produk_id: GeneratedAlways<number>
  kategori_id: number
  nama: string
  deskripsi: Generated<string>
  harga: number
  stok: Generated<number>
  gambar: Generated<string | null>
  kemasan: Generated<string>
  zat: Generated<string>
  golongan: Generated<string>
  dosis: Generated<string>
  resep: Generated<boolean>
  masa_henti: Generated<number | null>
  kelas: Generated<string[]>
  stok_minimum: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  dibuat: Fixed<Date>
  /** `stok <= stok_minimum` */
  menipis: GeneratedAlways<boolean>
  /** Name and description in lower case: what a search compares. */
  cari: GeneratedAlways<string>
  /** The name as it sounds: what names of parts are compared with. */
  ejaan: GeneratedAlways<string>
}

interface PaketTable {
  paket_id: GeneratedAlways<number>
  title: string
  deskripsi: Generated<string>
  harga: number
  gambar: Generated<string | null>
  urutan: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface PaketItemTable {
  paket_id: number
  urutan: number
  nama: string
  produk_id: number | null
  jumlah: Generated<number>
}

interface ArtikelTable {
  artikel_id: GeneratedAlways<number>
  judul: string
  konten: string
  gambar: Generated<string | null>
  status: Generated<'draft' | 'published'>
  terbit: Generated<Date | null>
  dikabarkan: Generated<Date | null>
  kabar_sampai: Generated<number>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface PengirimanTable {
  shipping_id: GeneratedAlways<number>
  kode: string
  nama: string
  estimasi: Generated<string>
  biaya: number
  urutan: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
}

interface MetodePembayaranTable {
  metode_id: GeneratedAlways<number>
  kode: KodePembayaran
  method: string
  description: Generated<string>
  urutan: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
}

interface PesananTable {
  pesanan_id: GeneratedAlways<number>
  midtrans_order_id: Fixed<string>
  pengguna_id: Fixed<number>
  status_pembayaran: Generated<StatusPembayaran>
  status_pesanan: Generated<StatusPesanan>
  nama: string
  no_hp: string
  alamat: string
  catatan: Generated<string>
  shipping_id: number
  nama_shipping: string
  kurir: Generated<string>
  resi: Generated<string>
  biaya_kirim: Fixed<number>
  subtotal: Fixed<number>
  total_harga: Fixed<number>
  perhatian: Generated<string[]>
  jenis: Generated<JenisPesanan>
  arsip: Generated<Date | null>
  idempotency_key: Fixed<string | null>
  isi_hash: Fixed<Buffer>
  permintaan_hash: ColumnType<Buffer | null, Buffer | null | undefined, never>
  batas_bayar: Date
  periksa_pada: Date | null
  dibuat: Fixed<Date>
}

interface PesananBarisTable {
  pesanan_id: number
  urutan: number
  produk_id: number | null
  paket_id: number | null
  nama: string
  gambar: string | null
  harga: number
  jumlah: number
}

interface PesananBagianTable {
  pesanan_id: Fixed<number>
  produk_id: Fixed<number>
  jumlah: Fixed<number>
}

interface MutasiStokTable {
  mutasi_id: GeneratedAlways<number>
  produk_id: Fixed<number>
  perubahan: Fixed<number>
  alasan: Fixed<AlasanMutasi>
  pesanan_id: Generated<number | null>
  keterangan: Generated<string>
  oleh: Generated<number | null>
  /** The refund with which it came back. */
  pengembalian_id: Generated<number | null>
  waktu: Fixed<Date>
}

interface PembayaranTable {
  pembayaran_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  order_id: Fixed<string>
  jumlah: Fixed<number>
  snap_token: Generated<string | null>
  redirect_url: Generated<string | null>
  transaction_id: Generated<string | null>
  payment_type: Generated<string | null>
  transaction_status: Generated<string | null>
  fraud_status: Generated<string | null>
  metode: Generated<MetodeBayar | null>
  nomor: Generated<string | null>
  kode_perusahaan: Generated<string | null>
  penyelenggara: Generated<string | null>
  penerbit: Generated<string | null>
  bayar_sebelum: Generated<Date | null>
  dikembalikan: Generated<number>
  dibuat: Fixed<Date>
  diubah: Date
}

interface BukuTable {
  buku_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  pembayaran_id: Fixed<number>
  pengembalian_id: Fixed<number | null>
  jumlah: Fixed<number>
  barang: Fixed<number>
  ongkir: Fixed<number>
  biaya: Fixed<number>
  cara: Fixed<CaraKeluar | null>
  lunas: Fixed<-1 | 0 | 1>
  waktu: Fixed<Date>
}

interface BukuBarisTable {
  buku_id: Fixed<number>
  urutan: Fixed<number>
  jumlah: Fixed<number>
}

/** So many of one line of an order. */
export interface BarangKembali {
  urutan: number
  jumlah: number
}

/** So many of one product. */
export interface RakKembali {
  produkId: number
  jumlah: number
}

interface PengembalianTable {
  pengembalian_id: GeneratedAlways<number>
  pembayaran_id: Fixed<number>
  refund_key: Fixed<string>
  cara: Fixed<CaraKembali>
  jumlah: Fixed<number>
  alasan: Fixed<string>
  bukti: string
  status: StatusPengembalian
  keterangan: Generated<string>
  pengguna_id: Fixed<number>
  /** JSON; what is to go back with the money, once it is certain. */
  barang: ColumnType<BarangKembali[], string | undefined, never>
  rak: ColumnType<RakKembali[], string | undefined, never>
  dibuat: Fixed<Date>
  diubah: Date
  periksa_pada: Date | null
}

interface TitipanTable {
  titipan_id: GeneratedAlways<number>
  order_id: Fixed<string>
  transaction_id: Fixed<string>
  jumlah: Fixed<number>
  dikembalikan: Generated<number>
  transaction_status: string
  fraud_status: Generated<string | null>
  payment_type: Generated<string | null>
  metode: Generated<MetodeBayar | null>
  nomor: Generated<string | null>
  kode_perusahaan: Generated<string | null>
  penyelenggara: Generated<string | null>
  penerbit: Generated<string | null>
  dibayar: Generated<Date | null>
  nama: Generated<string>
  email: Generated<string>
  no_hp: Generated<string>
  status: Generated<StatusTitipan>
  pembayaran_id: Generated<number | null>
  refund_key: GeneratedAlways<string>
  alasan: Generated<string>
  bukti: Generated<string>
  keterangan: Generated<string>
  periksa_pada: Generated<Date | null>
  diterima: Fixed<Date>
  diubah: Date
}

interface NotifikasiTable {
  notifikasi_id: GeneratedAlways<number>
  order_id: Fixed<string>
  transaction_status: Fixed<string>
  isi: Fixed<string>
  hasil: Generated<string | null>
  percobaan: Generated<number>
  periksa_pada: Date | null
  diterima: Fixed<Date>
}

interface RiwayatStatusTable {
  riwayat_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  jenis: Fixed<'pembayaran' | 'pesanan' | 'perhatian' | 'pengembalian'>
  dari: Fixed<string | null>
  ke: Fixed<string>
  oleh: Fixed<string>
  pengguna_id: Generated<number | null>
  keterangan: Generated<string>
  waktu: Fixed<Date>
}

interface JejakTable {
  jejak_id: GeneratedAlways<number>
  pengguna_id: Fixed<number | null>
  oleh: Fixed<string>
  tindakan: Fixed<Tindakan>
  jenis: Fixed<JenisJejak>
  rujukan: Fixed<string>
  judul: string
  sebelum: ColumnType<Record<string, unknown> | null, string | null>
  sesudah: ColumnType<Record<string, unknown> | null, string | null>
  waktu: Fixed<Date>
}

interface SuratTable {
  surat_id: GeneratedAlways<number>
  kunci: Fixed<string>
  kepada: Fixed<string>
  subjek: Fixed<string>
  teks: Fixed<string>
  status: Generated<'menunggu' | 'terkirim' | 'gagal'>
  percobaan: Generated<number>
  kirim_pada: Date
  kesalahan: Generated<string>
  dibuat: Fixed<Date>
  message_id: GeneratedAlways<string>
  dicoba: Generated<Date | null>
  diulang: Generated<Date | null>
  dipegang_sampai: Generated<Date | null>
}

interface PermintaanTable {
  kunci_hash: Fixed<Buffer>
  pengguna_id: Fixed<number>
  endpoint: Fixed<string | null>
  isi_hash: Fixed<Buffer | null>
  status: Generated<number | null>
  jawaban: ColumnType<Record<string, unknown> | null, never, string | null>
  dibuat: Fixed<Date>
}

interface ResetSandiTable {
  token_hash: Fixed<Buffer>
  pengguna_id: Fixed<number>
  dibuat: Fixed<Date>
  kedaluwarsa: Fixed<Date>
}

interface KunciUlanganTable {
  pengguna_id: Fixed<number>
  kunci: Fixed<string>
  pesanan_id: Fixed<number>
  permintaan_hash: Fixed<Buffer>
}

interface PekerjaanTable {
  nama: Fixed<string>
  pemegang: Generated<string | null>
  sejak: Date
  sampai: Date
}

export interface Database {
  pengguna: PenggunaTable
  sesi: SesiTable
  login_gagal: LoginGagalTable
  pilihan_notifikasi: PilihanNotifikasiTable
  laporan: LaporanTable
  laporan_kiriman: LaporanKirimanTable
  kategori: KategoriTable
  produk: ProdukTable
  paket: PaketTable
  paket_item: PaketItemTable
  artikel: ArtikelTable
  pengiriman: PengirimanTable
  pesanan: PesananTable
  pesanan_baris: PesananBarisTable
  pesanan_bagian: PesananBagianTable
  mutasi_stok: MutasiStokTable
  pembayaran: PembayaranTable
  buku: BukuTable
  buku_baris: BukuBarisTable
  pengembalian: PengembalianTable
  titipan: TitipanTable
  notifikasi: NotifikasiTable
  riwayat_status: RiwayatStatusTable
  jejak: JejakTable
  metode_pembayaran: MetodePembayaranTable
  surat: SuratTable
  reset_sandi: ResetSandiTable
  permintaan: PermintaanTable
  kunci_ulangan: KunciUlanganTable
  pekerjaan: PekerjaanTable
}

export type PenggunaRow = Selectable<PenggunaTable>
export type ProdukRow = Selectable<ProdukTable>
export type PesananRow = Selectable<PesananTable>
export type PembayaranRow = Selectable<PembayaranTable>
export type NotifikasiRow = Selectable<Database['notifikasi']>
export type PermintaanRow = Selectable<PermintaanTable>
export type PengembalianRow = Selectable<PengembalianTable>
export type SuratRow = Selectable<SuratTable>
export type TitipanRow = Selectable<TitipanTable>
