import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { JenisAlamat } from '#contract/alamat/tulis-alamat.ts'
import type { BagianBeranda, OrangTim } from '#contract/beranda/office.ts'
import type { CaraKeluar } from '#contract/buku/office.ts'
import type { IsiBaris } from '#contract/buku-obat/kolom.ts'
import type { JenisJejak, Tindakan } from '#contract/jejak/office.ts'
import type { Sumber } from '#contract/kantor-pesanan/office.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'
import type { BAHAYA, Golongan, SUHU_SIMPAN } from '#contract/katalog/golongan.ts'
import type { ZatAktif } from '#contract/katalog/zat-aktif.ts'
import type { JenisKejadian } from '#contract/keamanan/office.ts'
import type { Harapan, HasilKeluhan, JenisKeluhan } from '#contract/keluhan/kata.ts'
import type { StatusKeluhan } from '#contract/keluhan/pilihan.ts'
import type { JenisKetentuan } from '#contract/ketentuan/endpoints.ts'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import type { MetodeBayar } from '#contract/pembayaran/cara-bayar.ts'
import type { KodePembayaran } from '#contract/pembayaran/metode-office.ts'
import type { CaraKembali, StatusPengembalian } from '#contract/pembayaran/pengembalian-office.ts'
import type { StatusTitipan } from '#contract/pembayaran/titipan-office.ts'
import type { StatusPembelian } from '#contract/pembelian/office.ts'
import type { Jalur } from '#contract/pengiriman/muatan.ts'
import type { CaraOngkir, RinciTarif } from '#contract/pengiriman/ongkir.ts'
import type { JenisPesanan } from '#contract/pesanan/jenis-office.ts'
import type { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import type { JenisBerkas } from '#contract/resep/endpoints.ts'
import type { SATUAN_DOSIS_RESEP } from '#contract/resep/hitungan.ts'
import type { StatusResep } from '#contract/resep/status-resep.ts'
import type { AlasanLot } from '#contract/stok/lot-office.ts'
import type { AlasanMutasi } from '#contract/stok/office.ts'
import type { JenisDiskon } from '#contract/uang/diskon.ts'
import type { HargaGrosir, SebabHarga } from '#contract/uang/harga.ts'
import type { CaraPpn, TarifPpn } from '#contract/uang/tarif-ppn.ts'
import type { StatusUlasan } from '#contract/ulasan/ulasan.ts'
import type { JenisVoucher } from '#contract/voucher/office.ts'

/*
 * The tables as the newest migration leaves them; column names are the SQL names.
 * bigint columns (rupiah) arrive as numbers, timestamps as Date, days as text ('2026-11-20').
 */

/** Where a session was opened: in the shop or in the back office. */
export type JenisSesi = 'toko' | 'kantor'

/** A JSON column, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>

/** A column that is set on insert and never updated. */
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
  /** Roles of an administrator at the office, in the format of `tulisPeran`. */
  peran: Generated<string>
  password_hash: string
  email_dikonfirmasi: Generated<Date | null>
  dihapus: Generated<Date | null>
  /** Customer group whose prices apply. */
  grup_id: Generated<number | null>
  /** Time at which the account holder requested the deletion. */
  minta_hapus: Generated<Date | null>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface AlamatTable {
  alamat_id: GeneratedAlways<number>
  pengguna_id: Fixed<number>
  label: Generated<string>
  jenis: Generated<JenisAlamat>
  /** Null: the account holder. */
  penerima: string | null
  no_hp: string | null
  /** Code of the district. */
  kode_wilayah: string | null
  provinsi: Generated<string>
  kabupaten: Generated<string>
  kecamatan: Generated<string>
  kode_pos: Generated<string>
  rincian: string
  patokan: Generated<string>
  /** The full address as text, as orders store it. */
  teks: string
  utama: Generated<boolean>
}

interface SesiTable {
  token_hash: Fixed<Buffer>
  pengguna_id: Fixed<number>
  jenis: Generated<JenisSesi>
  dibuat: Fixed<Date>
  kedaluwarsa: Date
  /** Time of the last re-entry of the password or a code. */
  bukti: Generated<Date | null>
  sandi_pendek: Generated<boolean>
  sesi_id: GeneratedAlways<number>
  kuki_hash: Fixed<Buffer | null>
  perangkat_id: Fixed<number | null>
  terlihat: Generated<Date>
}

interface PerangkatTable {
  perangkat_id: GeneratedAlways<number>
  pengguna_id: Fixed<number>
  sidik: Fixed<Buffer>
  nama: string
  pertama: Fixed<Date>
  terakhir: Date
}

interface DuaLangkahTable {
  pengguna_id: Fixed<number>
  rahasia: Buffer
  aktif: Generated<Date | null>
  langkah: Generated<number>
}

interface KodePemulihanTable {
  kode_hash: Fixed<Buffer>
  pengguna_id: Fixed<number>
}

interface KeamananKantorTable {
  wajib_kode: boolean
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
  treatment_reminders: Generated<boolean>
}

interface LaporanTable {
  laporan_id: GeneratedAlways<number>
  nama: Fixed<string>
  email: Fixed<string>
  pesan: Fixed<string>
  /** Number of the related order, as typed by the sender. */
  nomor_pesanan: Generated<string>
  dibuat: Fixed<Date>
  /** Time at which its photos were deleted after their retention period. */
  foto_dihapus: Generated<Date | null>
  ditangani: Generated<Date | null>
  ditangani_oleh: Generated<number | null>
}

interface JatahTable {
  kunci: Fixed<string>
  jumlah: number
  sampai: Date
}

/** A passkey of an account. */
interface KunciSandiTable {
  kunci_id: GeneratedAlways<number>
  kredensial: Fixed<string>
  pengguna_id: Fixed<number>
  kunci: Fixed<Buffer>
  hitungan: Generated<number>
  jalan: Generated<string[]>
  nama: string
  dibuat: Fixed<Date>
  terpakai: Generated<Date | null>
}

interface TantanganSandiTable {
  tantangan_hash: Fixed<Buffer>
  pengguna_id: Fixed<number | null>
  kedaluwarsa: Fixed<Date>
}

interface UlasanTable {
  ulasan_id: GeneratedAlways<number>
  pengguna_id: Fixed<number>
  produk_id: Fixed<number | null>
  paket_id: Fixed<number | null>
  pesanan_id: number
  nama: string
  bintang: number
  teks: string
  status: Generated<StatusUlasan>
  alasan: Generated<string>
  balasan: Generated<string>
  dibalas: Generated<Date | null>
  diputus: Generated<Date | null>
  diputus_oleh: Generated<number | null>
  versi: Generated<number>
  dibuat: Date
}

interface FavoritTable {
  pengguna_id: Fixed<number>
  produk_id: Fixed<number>
  dibuat: Fixed<Date>
}

interface KabarStokTable {
  produk_id: Fixed<number>
  pengguna_id: Fixed<number>
  dibuat: Fixed<Date>
}

interface KategoriTable {
  kategori_id: GeneratedAlways<number>
  nama: string
  deskripsi: Generated<string>
  /** Number of active products in the category; computed by the database. */
  jumlah_produk: GeneratedAlways<number>
  versi: Generated<number>
}

interface ProdukTable {
  produk_id: GeneratedAlways<number>
  kategori_id: number
  nama: string
  deskripsi: Generated<string>
  /** Regular price in rupiah. */
  harga: number
  harga_promo: Generated<number | null>
  promo_mulai: Generated<string | null>
  promo_sampai: Generated<string | null>
  harga_grosir: Json<HargaGrosir[]>
  /** Price of a running promotion. */
  harga_kini: Generated<number | null>
  stok: Generated<number>
  gambar: Generated<string | null>
  gambar_label: Generated<string | null>
  kemasan: Generated<string>
  zat: Generated<string>
  zat_aktif: Json<ZatAktif[]>
  golongan: Generated<Golongan>
  golongan_keterangan: Generated<string>
  nie: Generated<string>
  produsen: Generated<string>
  bentuk: Generated<string>
  dosis: Generated<string>
  aturan_pakai: Json<AturanPakai[]>
  /** `golongan = 'obat_keras'` */
  resep: GeneratedAlways<boolean>
  peringatan: Generated<string>
  bahaya: Generated<keyof typeof BAHAYA>
  suhu_simpan: Generated<keyof typeof SUHU_SIMPAN>
  /** 0: weight unknown. */
  berat_gram: Generated<number>
  masa_henti: Generated<number | null>
  kelas: Generated<string[]>
  /** Diseases that it treats, in alphabetical order. */
  penyakit: Generated<KodePenyakit[]>
  stok_minimum: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  dibuat: Fixed<Date>
  /** Quantity held by waiting orders of accounts that never paid. */
  ditahan_baru: Generated<number>
  /** Quantity that orders wait for and that no packable lot has. */
  lot_kurang: Generated<number>
  /** Units of paid orders minus returns, as of the last count. */
  terjual: Generated<number>
  /** `stok <= stok_minimum` */
  menipis: GeneratedAlways<boolean>
  /** Name, active substances and description in lower case, for the search. */
  cari: GeneratedAlways<string>
  /** Phonetic form of the name, for the comparison with parts of names. */
  ejaan: GeneratedAlways<string>
}

/** Settings of the whole shop: one row. */
interface PengaturanTokoTable {
  nie_dikumpulkan: boolean
  /** Days after which a shipped order is completed automatically; 0: never. */
  selesai_otomatis_hari: Generated<number>
  nama_toko: Generated<string>
  alamat_toko: Generated<string>
  telepon_toko: Generated<string>
  whatsapp_toko: Generated<string>
  jam_toko: Generated<string>
  email_toko: Generated<string>
  npwp_toko: Generated<string>
  /** File name in `logo/` of the storage; empty: the built-in logo. */
  logo_toko: Generated<string>
  /** Full URLs in normalized form. */
  instagram_toko: Generated<string>
  facebook_toko: Generated<string>
  tiktok_toko: Generated<string>
  youtube_toko: Generated<string>
  /** Bank account: all three fields or none. */
  rekening_bank: Generated<string>
  rekening_nomor: Generated<string>
  rekening_nama: Generated<string>
  /** Recipient of the daily stock digest; empty: none. */
  ringkasan_email: Generated<string>
  kabar_pesan: Generated<boolean>
  /** A day in Jakarta. */
  buka_lagi: Generated<string | null>
  pesan_libur: Generated<string>
  jendela_bayar_menit: Generated<number | null>
  gratis_mulai_toko: Generated<number | null>
  ppn: Generated<CaraPpn>
  siap_ditutup: Generated<boolean>
  versi: Generated<number>
}

interface PaketTable {
  paket_id: GeneratedAlways<number>
  title: string
  deskripsi: Generated<string>
  harga: number
  gambar: Generated<string | null>
  penyakit: Generated<KodePenyakit[]>
  /** Instructions for use, one step per line. */
  cara_harian: Generated<string>
  urutan: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  dibuat: Fixed<Date>
  /** Packages of paid orders minus returns, as of the last count. */
  terjual: Generated<number>
}

interface DibeliBersamaTable {
  produk_id: number
  teman_id: number
  /** Number of paid orders that contain both products. */
  pesanan: number
}

interface PaketItemTable {
  paket_id: number
  urutan: number
  nama: string
  produk_id: number | null
  jumlah: Generated<number>
  /**
   * True if the office must check the item: it has no product link, but its name resembles a product that it should link to, or
   * one that packages must not contain.
   */
  periksa: Generated<boolean>
}

interface ArtikelTable {
  artikel_id: GeneratedAlways<number>
  judul: string
  konten: string
  gambar: Generated<string | null>
  status: Generated<'draft' | 'published'>
  terbit: Generated<Date | null>
  penyakit: Generated<KodePenyakit[]>
  dokumen: ColumnType<Dokumen | null, string | null | undefined, string | null>
  produk_ids: Generated<number[]>
  dikabarkan: Generated<Date | null>
  kabar_sampai: Generated<number>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface KetentuanTable {
  ketentuan_id: GeneratedAlways<number>
  jenis: JenisKetentuan
  /** A day in Jakarta. */
  berlaku: string
  isi: string
  catatan: Generated<string>
  dibuat: Fixed<Date>
}

interface TemplatTable {
  kode: string
  subjek: Generated<string>
  isi: string
}

interface CatatanPenyakitTable {
  kode: KodePenyakit
  catatan: string
  artikel_ids: number[]
  diubah: Date
}

interface ArtikelGambarTable {
  nama: string
  artikel_id: number | null
  sejak: Date
}

interface BerandaTable {
  satu: Generated<boolean>
  judul_hero: Generated<string>
  teks_hero: Generated<string>
  gambar_hero: string | null
  alt_hero: Generated<string>
  paket_unggulan: Generated<number[]>
  bagian: Json<BagianBeranda[]>
  tentang: Generated<string>
  tim: Json<OrangTim[]>
  contoh_ulasan: Generated<boolean>
  versi: Generated<number>
}

interface BerandaGambarTable {
  nama: string
  dipakai: Generated<boolean>
  sejak: Date
}

interface PengirimanTable {
  shipping_id: GeneratedAlways<number>
  kode: string
  nama: string
  estimasi: Generated<string>
  biaya: number
  jalur: Generated<Jalur>
  dingin: Generated<boolean>
  jalur_ditebak: Generated<boolean>
  urutan: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  /** Value of goods in rupiah from which shipping is free; null: never. */
  gratis_mulai: Generated<number | null>
  /** Courier service, as 'jne:reg'; empty: no courier. */
  layanan_kurir: Generated<string>
}

interface OngkirTable {
  ongkir_id: GeneratedAlways<number>
  shipping_id: number
  kode_wilayah: string
  wilayah: Generated<string>
  kg_pertama: number
  kg_berikut: Generated<number>
  minimum_kg: Generated<number>
  hari_min: number
  hari_maks: number
  aktif: Generated<boolean>
  versi: Generated<number>
}

interface KutipanKurirTable {
  shipping_id: number
  kode_pos: string
  kg: number
  /** Rupiah; null: the courier does not deliver there, or did not respond. */
  biaya: number | null
  hari_min: number | null
  hari_maks: number | null
  berlaku_sampai: Date
}

interface MetodePembayaranTable {
  metode_id: GeneratedAlways<number>
  /** Empty for a method that is not the provider's. */
  kode: KodePembayaran | ''
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
  /** Address fields, if the address was chosen from the buyer's address book. */
  kode_wilayah: Generated<string | null>
  provinsi: Generated<string | null>
  kabupaten: Generated<string | null>
  kecamatan: Generated<string | null>
  kode_pos: Generated<string | null>
  rincian: Generated<string | null>
  patokan: Generated<string | null>
  jenis_alamat: Generated<JenisAlamat | null>
  catatan: Generated<string>
  shipping_id: number
  nama_shipping: string
  kurir: Generated<string>
  resi: Generated<string>
  biaya_kirim: number
  /** True if the order's shipping fee was never set. */
  menunggu_ongkir: Generated<boolean>
  ongkir_cara: Generated<CaraOngkir>
  /** Basis of a fee that was computed from a rate. */
  ongkir_rinci: Generated<RinciTarif | null>
  hari_min: Generated<number | null>
  hari_maks: Generated<number | null>
  /** Time of the next tracking request to the courier. */
  lacak_pada: Generated<Date | null>
  subtotal: number
  /** Discounts on goods and shipping, and added tax; total = subtotal - diskon + ppn_ditambah + biaya_kirim - diskon_ongkir. */
  diskon: Generated<number>
  diskon_ongkir: Generated<number>
  ppn_ditambah: Generated<number>
  total_harga: number
  /** Tax rate that the prices include or that was added; null: no tax. */
  ppn: Generated<TarifPpn | null>
  perhatian: Generated<string[]>
  sumber: Generated<Sumber>
  /** Order whose goods it replaces free of charge, and the complaint that led to it. */
  pengganti_dari: ColumnType<number | null, number | null | undefined, never>
  pengganti_keluhan_id: ColumnType<number | null, number | null | undefined, never>
  /** Tags in lower case, for the office only. */
  penanda: Generated<string[]>
  jenis: Generated<JenisPesanan>
  arsip: Generated<Date | null>
  idempotency_key: Fixed<string | null>
  isi_hash: Fixed<Buffer>
  permintaan_hash: ColumnType<Buffer | null, Buffer | null | undefined, never>
  batas_bayar: Date
  /** Payment deadline after a payment method is chosen; null once it applies. */
  batas_akhir: Generated<Date | null>
  /** True if the account had never paid before. */
  pembeli_baru: Generated<boolean>
  /** Client network of an order by a new buyer (`pembeli_baru`); kept until an hour after the order ends. */
  jaringan: Generated<string | null>
  resep_id: ColumnType<number | null, number | null | undefined, never>
  /** True if the order's prescription was never decided. */
  menunggu_resep: Generated<boolean>
  /** True if the order is completed and its review invitation is pending; set by the database. */
  undang_ulasan: Generated<boolean>
  periksa_pada: Date | null
  dibuat: Fixed<Date>
}

/** Receipt number of a paid order; assigned by the database. */
interface NotaTable {
  pesanan_id: GeneratedAlways<number>
  bulan: GeneratedAlways<string>
  urutan: GeneratedAlways<number>
  nomor: GeneratedAlways<string>
  waktu: GeneratedAlways<Date>
}

interface CatatanKantorTable {
  catatan_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  pengguna_id: Fixed<number | null>
  isi: Fixed<string>
  dibuat: Fixed<Date>
}

interface KirimanTable {
  kiriman_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  kurir: Fixed<string>
  resi: Fixed<string>
  pengguna_id: Fixed<number | null>
  dibuat: Fixed<Date>
}

interface KirimanBarisTable {
  kiriman_id: Fixed<number>
  urutan: Fixed<number>
  jumlah: Fixed<number>
}

interface TautanBayarTable {
  pesanan_id: Fixed<number>
  token_hash: Buffer
  kedaluwarsa: Date
}

interface TampilanPesananTable {
  tampilan_id: GeneratedAlways<number>
  pengguna_id: Fixed<number>
  nama: string
  alamat: string
}

interface PerjalananKurirTable {
  pesanan_id: Fixed<number>
  waktu: Fixed<Date>
  teks: Fixed<string>
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
  /** Grams per unit; 0 if the weight is unknown, null if the order is older than weights. */
  berat_gram: Generated<number | null>
  /** Share of the whole line in `pesanan.diskon`, and in `pesanan.ppn_ditambah`. */
  diskon: Generated<number>
  ppn: Generated<number>
  /** Regular price per unit if `harga` is lower, and the reason. */
  harga_semula: Generated<number | null>
  harga_sebab: Generated<SebabHarga | null>
}

interface PesananDiskonTable {
  pesanan_id: Fixed<number>
  urutan: Fixed<number>
  jenis: Fixed<JenisDiskon>
  voucher_id: Fixed<number | null>
  keterangan: Fixed<string>
  atas: Fixed<'barang' | 'ongkir'>
  /** Maximum in rupiah; null: the full amount. */
  nilai: Fixed<number | null>
  /** Lines that it covers, by `urutan`; null: all. */
  baris: Fixed<number[] | null>
  jumlah: number
}

interface GrupPelangganTable {
  grup_id: GeneratedAlways<number>
  nama: string
  /** Discount on the regular price, in percent. */
  persen: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface GrupHargaTable {
  grup_id: Fixed<number>
  produk_id: Fixed<number>
  harga: number
}

interface CatatanPelangganTable {
  catatan_id: GeneratedAlways<number>
  pengguna_id: Fixed<number>
  teks: string
  oleh: string
  dibuat: Fixed<Date>
}

interface VoucherTable {
  voucher_id: GeneratedAlways<number>
  kode: string
  nama: string
  jenis: JenisVoucher
  nilai: number | null
  maks: number | null
  minimum: number | null
  batas_total: number | null
  batas_pelanggan: number | null
  mulai: string | null
  sampai: string | null
  pertama: Generated<boolean>
  grup_id: Generated<number | null>
  produk_ids: Generated<number[]>
  kategori_ids: Generated<number[]>
  /** Number of orders that hold it. */
  terpakai: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface VoucherPakaiTable {
  pesanan_id: Fixed<number>
  voucher_id: Fixed<number>
  pengguna_id: number
  /** True unless its order ended without payment. */
  dipegang: Generated<boolean>
  dibuat: Fixed<Date>
}

interface PesananBagianTable {
  pesanan_id: Fixed<number>
  produk_id: Fixed<number>
  jumlah: number
  /** Units that the order now takes from its prescription. Null for a product without prescription. */
  dari_resep: Generated<number | null>
}

interface MutasiStokTable {
  mutasi_id: GeneratedAlways<number>
  produk_id: Fixed<number>
  perubahan: Fixed<number>
  alasan: Fixed<AlasanMutasi>
  pesanan_id: Generated<number | null>
  keterangan: Generated<string>
  oleh: Generated<number | null>
  /** Refund that returned the goods. */
  pengembalian_id: Generated<number | null>
  /** Return that brought the goods back. */
  retur_id: Generated<number | null>
  waktu: Fixed<Date>
}

interface LotTable {
  lot_id: GeneratedAlways<number>
  produk_id: Fixed<number>
  nomor: Generated<string>
  /** A day, '2027-05-31'. */
  kedaluwarsa: Generated<string | null>
  sisa: Generated<number>
  sisih: Generated<number>
  harga_modal: Generated<number | null>
  pemasok: Generated<string>
  /** Supplier of that name; found by the database. */
  pemasok_id: GeneratedAlways<number | null>
  /** Purchase order of the delivery. */
  pembelian_id: Generated<number | null>
  diterima: string
  ditarik: Generated<Date | null>
  alasan_tarik: Generated<string>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface MutasiLotTable {
  mutasi_lot_id: GeneratedAlways<number>
  lot_id: Fixed<number>
  sisa: Generated<number>
  sisih: Generated<number>
  alasan: Fixed<AlasanLot>
  pesanan_id: Generated<number | null>
  keterangan: Generated<string>
  oleh: Generated<number | null>
  waktu: Fixed<Date>
}

interface PesananLotTable {
  pesanan_id: Fixed<number>
  lot_id: Fixed<number>
  jumlah: number
  kembali: Generated<number>
  alasan: Generated<string>
}

interface PembayaranTable {
  pembayaran_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  order_id: Fixed<string>
  jumlah: Fixed<number>
  snap_token: Generated<string | null>
  redirect_url: Generated<string | null>
  /** Expiry of the payment page; null if it lasts as long as the order waits. */
  halaman_sampai: Generated<Date | null>
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
  ppn: Fixed<number>
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

/** A quantity of one order line. */
export interface BarangKembali {
  urutan: number
  jumlah: number
  /** Value in rupiah; absent in old refunds. */
  nilai?: number
}

/** A quantity of one product. */
export interface RakKembali {
  produkId: number
  jumlah: number
  /** Destination. Default: chosen automatically. */
  ke?: TempatKembali
}

/** Location of returned goods: their original lot, or quarantine. */
export type TempatKembali = 'rak' | 'karantina'

interface ReturTable {
  retur_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  produk_id: Fixed<number>
  jumlah: Fixed<number>
  /** Quantity back on the shelf. `karantina`: set aside; the rest never arrived. */
  rak: Generated<number>
  karantina: Generated<number>
  hilang: Generated<number>
  alasan: Fixed<string>
  pengguna_id: Fixed<number>
  dibuat: Fixed<Date>
  selesai: Generated<Date | null>
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
  /** JSON: goods to be returned together with the money, once the refund is final. */
  barang: ColumnType<BarangKembali[], string | undefined, never>
  rak: ColumnType<RakKembali[], string | undefined, never>
  /** Shipping share in rupiah. */
  ongkir: Generated<number>
  /** Complaint that led to it. */
  keluhan_id: Generated<number | null>
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
  jenis: Fixed<'pembayaran' | 'pesanan' | 'perhatian' | 'pengembalian' | 'resep' | 'ongkir'>
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
  /** For a line of an import: audit entry of the whole import. */
  induk: Generated<string | null>
}

interface SinonimTable {
  sinonim_id: GeneratedAlways<number>
  kata: string
  ejaan: GeneratedAlways<string>
  arti: string
  dihapus: Generated<boolean>
  versi: Generated<number>
}

interface CariKosongTable {
  kata: Fixed<string>
  jumlah: Generated<number>
  terakhir: Date
}

interface DirektoriTable {
  kode: Fixed<string>
  telepon: Generated<string>
  catatan: Generated<string>
}

interface PelanggaranTable {
  aturan: Fixed<string>
  asal: Fixed<string>
  halaman: string
  berkas: string
  jumlah: Generated<number>
  pertama: Fixed<Date>
  terakhir: Date
}

interface KejadianTable {
  kejadian_id: GeneratedAlways<number>
  waktu: Fixed<Date>
  jenis: Fixed<JenisKejadian>
  pengguna_id: Fixed<number | null>
  oleh: Fixed<number | null>
  alamat: string | null
  request_id: Fixed<string>
  keterangan: string
  kali: number
  kunci: Buffer | null
}

interface SuratTable {
  surat_id: GeneratedAlways<number>
  kunci: Fixed<string>
  kepada: Fixed<string>
  subjek: Fixed<string>
  teks: string
  status: Generated<'menunggu' | 'terkirim' | 'gagal'>
  percobaan: Generated<number>
  kirim_pada: Date
  kesalahan: Generated<string>
  dibuat: Fixed<Date>
  message_id: GeneratedAlways<string>
  dicoba: Generated<Date | null>
  diulang: Generated<Date | null>
  dipegang_sampai: Generated<Date | null>
  berkas: Generated<boolean>
}

interface SuratLamaTable {
  surat_id: Fixed<number>
  teks: Fixed<string>
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

interface TautanEmailTable {
  token_hash: Fixed<Buffer>
  pengguna_id: Fixed<number>
  jenis: Fixed<'konfirmasi' | 'kembali'>
  email: Fixed<string>
  dibuat: Fixed<Date>
  kedaluwarsa: Fixed<Date>
  dipakai: Generated<Date | null>
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

interface BerkasRilisTable {
  nama: Fixed<string>
  isi: Fixed<Buffer>
  ditinggal: Date | null
}

interface ResepTable {
  resep_id: GeneratedAlways<number>
  pengguna_id: Fixed<number>
  dokter: Fixed<string>
  sip: Fixed<string>
  tanggal: Fixed<string>
  kandang: Generated<string>
  catatan: Generated<string>
  status: Generated<StatusResep>
  alasan: Generated<string>
  diputus_oleh: Generated<number | null>
  diputus: Generated<Date | null>
  berlaku_sampai: Generated<string | null>
  diingatkan: Generated<Date | null>
  /** Time at which an order last used it. */
  dipakai: Generated<Date | null>
  berkas_dihapus: Generated<Date | null>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface ResepBerkasTable {
  berkas_id: GeneratedAlways<string>
  pengguna_id: Fixed<number>
  /** Null while it is only uploaded. */
  resep_id: Generated<number | null>
  urutan: Generated<number | null>
  kunci: Fixed<string>
  jenis: Fixed<JenisBerkas>
  ukuran: Fixed<number>
  sidik: Fixed<Buffer>
  /** Time of the last upload. */
  dibuat: Date
}

interface ResepProdukTable {
  resep_id: Fixed<number>
  produk_id: Fixed<number>
  diminta: Generated<number>
  disetujui: Generated<number>
  /** Quantity that orders have taken; never more than approved. */
  terpakai: Generated<number>
  dosis: Generated<string>
  /** Numeric dose: all three fields or none. */
  dosis_angka: Generated<number | null>
  dosis_satuan: Generated<(typeof SATUAN_DOSIS_RESEP)[number] | null>
  dosis_hari: Generated<number | null>
  /** Withdrawal period in days, as prescribed. */
  masa_henti: Generated<number | null>
}

interface BukuObatTable {
  pengguna_id: Fixed<number>
  urut: Generated<number>
}

/** Columns common to all rows of a treatment book, besides its fields. */
interface BarisBukuObat {
  pengguna_id: Fixed<number>
  id: Fixed<string>
  jam: Json<Record<string, number>>
  diubah: Date
  dihapus: Date | null
  urut: number
}

type KerambaTable = BarisBukuObat & IsiBaris['keramba']

type PengobatanTable = BarisBukuObat & IsiBaris['pengobatan'] & { ingatkan: string | null }

type KematianTable = BarisBukuObat & IsiBaris['kematian']

type AirTable = BarisBukuObat & Omit<IsiBaris['air'], 'waktu'> & { waktu: ColumnType<Date, string, string> }

interface KeluhanTable {
  keluhan_id: GeneratedAlways<number>
  pesanan_id: Fixed<number>
  jenis: Fixed<JenisKeluhan>
  harapan: Fixed<Harapan>
  isi: string
  status: Generated<StatusKeluhan>
  hasil: Generated<HasilKeluhan | null>
  jawab_sebelum: Date
  dibuat: Fixed<Date>
  selesai: Generated<Date | null>
  foto_dihapus: Generated<Date | null>
}

interface KeluhanBarisTable {
  keluhan_id: Fixed<number>
  urutan: Fixed<number>
  jumlah: Fixed<number>
}

interface KeluhanPesanTable {
  pesan_id: GeneratedAlways<number>
  keluhan_id: Fixed<number>
  dari: Fixed<'pembeli' | 'toko'>
  pengguna_id: Fixed<number | null>
  isi: string
  waktu: Fixed<Date>
}

interface FotoTable {
  foto_id: GeneratedAlways<string>
  /** Owner of the photo: at most one of the two, none while unattached. */
  keluhan_id: Generated<number | null>
  laporan_id: Generated<number | null>
  pengembalian_id: Generated<number | null>
  urutan: Generated<number | null>
  kunci: Fixed<string>
  ukuran: Fixed<number>
  dibuat: Fixed<Date>
}

interface PemasokTable {
  pemasok_id: GeneratedAlways<number>
  nama: string
  ejaan: GeneratedAlways<string>
  kontak: Generated<string>
  no_hp: Generated<string>
  alamat: Generated<string>
  catatan: Generated<string>
  hari_tunggu: Generated<number>
  aktif: Generated<boolean>
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface PembelianTable {
  pembelian_id: GeneratedAlways<number>
  pemasok_id: number
  status: Generated<StatusPembelian>
  catatan: Generated<string>
  dipesan: Generated<Date | null>
  alasan: Generated<string>
  oleh: number | null
  versi: Generated<number>
  dibuat: Fixed<Date>
}

interface PembelianBarisTable {
  pembelian_id: Fixed<number>
  urutan: number
  produk_id: number
  jumlah: number
  harga: number | null
}

interface RingkasanPagiTable {
  tanggal: string
}

interface UndanganTable {
  undangan_id: GeneratedAlways<number>
  token_hash: Buffer
  nama: string
  email: string
  /** Roles, in the format of `tulisPeran`. */
  peran: string
  oleh: number | null
  dibuat: Date
  kedaluwarsa: Date
}

export interface Database {
  buku_obat: BukuObatTable
  keramba: KerambaTable
  pengobatan: PengobatanTable
  kematian: KematianTable
  air: AirTable
  pengguna: PenggunaTable
  alamat: AlamatTable
  sesi: SesiTable
  perangkat: PerangkatTable
  dua_langkah: DuaLangkahTable
  kode_pemulihan: KodePemulihanTable
  keamanan_kantor: KeamananKantorTable
  login_gagal: LoginGagalTable
  pilihan_notifikasi: PilihanNotifikasiTable
  laporan: LaporanTable
  keluhan: KeluhanTable
  keluhan_baris: KeluhanBarisTable
  keluhan_pesan: KeluhanPesanTable
  foto: FotoTable
  retur: ReturTable
  jatah: JatahTable
  kategori: KategoriTable
  produk: ProdukTable
  dibeli_bersama: DibeliBersamaTable
  pengaturan_toko: PengaturanTokoTable
  paket: PaketTable
  paket_item: PaketItemTable
  artikel: ArtikelTable
  artikel_gambar: ArtikelGambarTable
  catatan_penyakit: CatatanPenyakitTable
  ketentuan: KetentuanTable
  templat: TemplatTable
  beranda: BerandaTable
  beranda_gambar: BerandaGambarTable
  pengiriman: PengirimanTable
  ongkir: OngkirTable
  kutipan_kurir: KutipanKurirTable
  pesanan: PesananTable
  catatan_kantor: CatatanKantorTable
  tampilan_pesanan: TampilanPesananTable
  tautan_bayar: TautanBayarTable
  kiriman: KirimanTable
  kiriman_baris: KirimanBarisTable
  perjalanan_kurir: PerjalananKurirTable
  nota: NotaTable
  pesanan_baris: PesananBarisTable
  pesanan_bagian: PesananBagianTable
  pesanan_diskon: PesananDiskonTable
  mutasi_stok: MutasiStokTable
  lot: LotTable
  mutasi_lot: MutasiLotTable
  pesanan_lot: PesananLotTable
  pembayaran: PembayaranTable
  buku: BukuTable
  buku_baris: BukuBarisTable
  pengembalian: PengembalianTable
  titipan: TitipanTable
  notifikasi: NotifikasiTable
  riwayat_status: RiwayatStatusTable
  jejak: JejakTable
  kejadian: KejadianTable
  metode_pembayaran: MetodePembayaranTable
  pelanggaran: PelanggaranTable
  sinonim: SinonimTable
  cari_kosong: CariKosongTable
  direktori: DirektoriTable
  surat: SuratTable
  surat_lama: SuratLamaTable
  reset_sandi: ResetSandiTable
  tautan_email: TautanEmailTable
  undangan: UndanganTable
  pemasok: PemasokTable
  pembelian: PembelianTable
  pembelian_baris: PembelianBarisTable
  ringkasan_pagi: RingkasanPagiTable
  permintaan: PermintaanTable
  kunci_ulangan: KunciUlanganTable
  pekerjaan: PekerjaanTable
  berkas_rilis: BerkasRilisTable
  resep: ResepTable
  resep_berkas: ResepBerkasTable
  resep_produk: ResepProdukTable
  kunci_sandi: KunciSandiTable
  tantangan_sandi: TantanganSandiTable
  ulasan: UlasanTable
  favorit: FavoritTable
  kabar_stok: KabarStokTable
  grup_pelanggan: GrupPelangganTable
  grup_harga: GrupHargaTable
  catatan_pelanggan: CatatanPelangganTable
  voucher: VoucherTable
  voucher_pakai: VoucherPakaiTable
}

export type PenggunaRow = Selectable<PenggunaTable>
export type ProdukRow = Selectable<ProdukTable>
export type PesananRow = Selectable<PesananTable>
export type PembayaranRow = Selectable<PembayaranTable>
export type NotifikasiRow = Selectable<Database['notifikasi']>
export type PermintaanRow = Selectable<PermintaanTable>
export type PengembalianRow = Selectable<PengembalianTable>
export type VoucherRow = Selectable<VoucherTable>
export type KeluhanRow = Selectable<KeluhanTable>
export type ResepRow = Selectable<ResepTable>
export type SuratRow = Selectable<SuratTable>
export type UndanganRow = Selectable<UndanganTable>
export type UlasanRow = Selectable<UlasanTable>
export type TitipanRow = Selectable<TitipanTable>
