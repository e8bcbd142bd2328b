import { z } from 'zod'
import { EntriBuku } from '#contract/buku/office.ts'
import { Uang } from '#contract/buku/uang.ts'
import type { Column } from '#contract/columns.ts'
import { Id, IdParam, Rupiah, rupiahIsian, tanggal, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import { Pengembalian, PilihanKembali } from '#contract/pembayaran/pengembalian-office.ts'
import { KirimanSebagian } from '#contract/pemenuhan/kiriman-office.ts'
import { BarisRinci } from '#contract/pesanan/endpoints.ts'
import { JenisPesanan } from '#contract/pesanan/jenis-office.ts'
import { Nota } from '#contract/pesanan/nota.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { TujuanPesanan } from '#contract/pesanan/tujuan-office.ts'
import { Retur } from '#contract/retur/office.ts'
import { HalanganLot, IsiKemasan } from '#contract/stok/lot-office.ts'
import { suntingan } from '#contract/suntingan.ts'
import { Diskon } from '#contract/uang/diskon.ts'
import { Ppn } from '#contract/uang/ppn.ts'
import { CatatanKantor, KataPenanda } from './catatan-office.ts'
import { IdBanyak } from './id-banyak-office.ts'

/** How it came: by the shop's pages, or somebody of the office wrote it down. */
export const Sumber = z.enum(['situs', 'whatsapp', 'telepon', 'kasir'])
export type Sumber = z.infer<typeof Sumber>

/** Which of them a list shows. */
export const JenisDaftar = z.enum(['semua', ...JenisPesanan.options])
export type JenisDaftar = z.infer<typeof JenisDaftar>

/**
 * What a list can show of its orders: those that a person must look at, of them those paid without stock or with money
 * that is doubtful; those unpaid whose deadline is before midnight in Jakarta; those whose shipping fee nobody has said yet; those packed
 * that wait for their parcel number; those on their way; those whose goods come back; those put away.
 */
export const LihatPesanan = z.enum([
  'perhatian',
  'tanpa-stok',
  'meragukan',
  'habis',
  'ongkir',
  'siap-kirim',
  'di-jalan',
  'retur',
  'arsip',
])
export type LihatPesanan = z.infer<typeof LihatPesanan>

/** The payment note, derived from what the provider confirmed; on the screens and in exported files alike. */
export const KETERANGAN_BAYAR: Record<StatusPembayaran, string> = {
  pending: 'Menunggu Pembayaran',
  success: 'Lunas',
  failed: 'Gagal',
  cancelled: 'Dibatalkan',
  expired: 'Kedaluwarsa',
  refunded: 'Dana Dikembalikan',
}

/** Fewer letters than the index can look up find nothing sensible among many orders. */
const CARI_MIN = 3

const Saringan = z.object({
  q: z.string().trim().min(CARI_MIN, 'Ketik paling sedikit 3 huruf').max(100).optional(),
  pembayaran: StatusPembayaran.optional(),
  status: StatusPesanan.optional(),
  /** First and last day, as it is in WIB. */
  dari: tanggal().optional(),
  sampai: tanggal().optional(),
  /** Absent = everything that was not put away. */
  lihat: LihatPesanan.optional(),
  penanda: KataPenanda.optional(),
})

/** One order in a list. */
export const PesananRingkas = z.object({
  orderId: Id,
  jenis: JenisPesanan,
  midtrans_order_id: z.string(),
  created_at: Waktu,
  nama: z.string(),
  no_hp: z.string(),
  nama_produk: z.string(),
  /** Units of all lines together. */
  jumlah: z.int().positive(),
  total_harga: Rupiah,
  status_pembayaran: StatusPembayaran,
  status_pesanan: StatusPesanan,
  sumber: Sumber,
  nama_shipping: z.string(),
  kurir: z.string(),
  resi: z.string(),
  /** Short words by which the office finds it again. */
  penanda: z.array(z.string()),
  /** What a person must look at. */
  perhatian: z.array(z.string()),
  diarsipkan: z.boolean(),
  ...Uang.shape,
})
export type PesananRingkas = z.infer<typeof PesananRingkas>

/** One attempt to pay, in the provider's words. */
export const PercobaanBayar = z.object({
  order_id: z.string(),
  jumlah: Rupiah,
  /** Null until a method was chosen. */
  payment_type: z.string().nullable(),
  transaction_status: z.string().nullable(),
  transaction_id: z.string().nullable(),
  /** What the provider gave back of it. */
  dikembalikan: Rupiah,
  /** What can go back of it still, in the ways of `pilihan_kembali`; none while the end of one refund is open. */
  sisa: Rupiah,
  pilihan_kembali: z.array(PilihanKembali),
  pengembalian: z.array(Pengembalian),
  dibuat: Waktu,
  diubah: Waktu,
})
export type PercobaanBayar = z.infer<typeof PercobaanBayar>

/** One change of an order. */
export const Perubahan = z.object({
  riwayatId: Id,
  waktu: Waktu,
  jenis: z.enum(['pembayaran', 'pesanan', 'perhatian', 'pengembalian', 'resep', 'ongkir']),
  dari: z.string().nullable(),
  ke: z.string(),
  oleh: z.string(),
  /** Name of the account that did it, where an account did. */
  nama: z.string().nullable(),
  keterangan: z.string(),
})
export type Perubahan = z.infer<typeof Perubahan>

/** How far an order is on its way, and with whom it travels. */
export const Kiriman = z.object({
  status_pesanan: StatusPesanan,
  kurir: z.string().trim().max(60, 'Nama kurir terlalu panjang'),
  resi: z.string().trim().max(60, 'Nomor resi terlalu panjang'),
})
export type Kiriman = z.infer<typeof Kiriman>

/** Another order that this one names. */
const PesananLain = z.object({ orderId: Id, nomor: z.string(), jenis: JenisPesanan })

/** Everything that the office knows of one order. */
export const PesananAdmin = PesananRingkas.omit({ nama_produk: true, jumlah: true }).extend({
  resep_id: Id.nullable(),
  /** Its complaint that is open. */
  keluhan_terbuka: Id.nullable(),
  /** Nobody has decided about its prescription yet, or nobody had when it ended. */
  menunggu_resep: z.boolean(),
  /** Nobody has said yet what its shipping costs, or nobody had when it ended. */
  menunggu_ongkir: z.boolean(),
  /** How its fee came about. */
  ongkir_cara: z.enum(['tetap', 'tarif', 'kurir', 'gratis', 'konfirmasi']),
  /** The account that ordered; name, phone and address above are those of the order. */
  pembeli: z.object({ penggunaId: Id, nama: z.string(), email: z.string() }),
  alamat: z.string(),
  /** The same, part by part. */
  tujuan: TujuanPesanan,
  catatan: z.string(),
  /** What the office wrote about it to itself, oldest first. */
  catatan_kantor: z.array(CatatanKantor),
  /** What its account ordered and paid in all, less what went back. */
  pelanggan: z.object({ pesanan: z.int().positive(), dibayar: z.int(), sejak: Waktu }),
  /** Its parcels, oldest first, where it goes in several. */
  kiriman: z.array(KirimanSebagian),
  /** What the courier tells of its parcel, oldest first. */
  lacakan: z.array(z.object({ waktu: Waktu, teks: z.string() })),
  biaya_kirim: Rupiah,
  subtotal: Rupiah,
  diskon: Rupiah,
  diskon_ongkir: Rupiah,
  /** The tax that was added to it. */
  ppn_ditambah: Rupiah,
  /** What lowered it, one by one. */
  potongan: z.array(Diskon),
  nota: Nota.nullable(),
  /** The tax in what is paid for its goods and did not go back; null: none. */
  ppn: Ppn.nullable(),
  batas_bayar: Waktu,
  /**
   * `ppn`: the line's share of the tax that was added; `kembali`: how many of it went back with their money; `sisa_dana`: how many
   * rupiah of it can still go back.
   */
  items: z.array(
    BarisRinci.extend({
      urutan: z.int().nonnegative(),
      ppn: Rupiah,
      kembali: z.int().nonnegative(),
      sisa_dana: Rupiah,
    }),
  ),
  /** How many rupiah of its shipping can still go back. */
  sisa_ongkir: Rupiah,
  /** Goods that are on their way back, or were, oldest first. */
  retur: z.array(Retur),
  /** The orders that send its goods again for nothing, and the one whose goods it sends again. */
  pengganti: z.array(PesananLain),
  asal: PesananLain.nullable(),
  /**
   * What leaves the shelf for it, packages dissolved into their parts; `dipegang`: what of it the order holds now, `kembali`:
   * what a refund brought back, `kemasan`: the lots in its parcel, `usul`: those that the rest would be packed from.
   */
  bagian: z.array(
    z.object({
      produkId: Id,
      nama: z.string(),
      nie: z.string(),
      jumlah: z.int().positive(),
      /** As the product is today: what was found out since counts for a parcel that is packed now. */
      bahaya: PRODUK.bahaya.wire,
      suhu_simpan: PRODUK.suhu_simpan.wire,
      dipegang: z.int().nonnegative(),
      kembali: z.int().nonnegative(),
      kemasan: z.array(IsiKemasan.extend({ alasan: z.string(), halangan: HalanganLot.nullable() })),
      usul: z.array(IsiKemasan),
    }),
  ),
  pembayaran: z.array(PercobaanBayar),
  /** What came for it and what went back, oldest first. */
  buku: z.array(EntriBuku),
  riwayat: z.array(Perubahan),
})
export type PesananAdmin = z.infer<typeof PesananAdmin>

/** What of an order is changed while it travels, as a conflict names it. */
export const KIRIMAN = {
  status_pesanan: { label: 'Status pesanan' },
  kurir: { label: 'Kurir' },
  resi: { label: 'Nomor resi' },
} as const satisfies Record<string, Column>

/** As its form holds it. */
export const ProsesIsian = Kiriman.extend({
  /** Needed where the state goes back. */
  alasan: z.string().trim().max(300, 'Alasan terlalu panjang').default(''),
})

/** `sebelum` is an earlier name of `semula`. */
export const ProsesBody = suntingan(ProsesIsian.extend({ sebelum: Kiriman.optional() }))

export const PerhatianBody = z.object({
  perhatian: z.string().min(1).max(100),
  alasan: z.string().trim().min(1, 'Tuliskan apa yang sudah dilakukan').max(300, 'Alasan terlalu panjang'),
})
export type PerhatianBody = z.infer<typeof PerhatianBody>

const PesananParams = z.object({ orderId: IdParam })
const Pesan = z.object({ message: z.string() })

const DaftarPesananQuery = DaftarQuery.extend({
  ...Saringan.shape,
  jenis: JenisDaftar.default('satuan'),
  urut: z.enum(['dibuat', '-dibuat']).default('-dibuat'),
})

export const listPesanan = endpoint({
  name: 'listPesanan',
  summary: 'Pesanan satuan, paketan, atau semuanya untuk kantor: dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/pesanan',
  access: 'admin',
  query: DaftarPesananQuery,
  response: z.array(PesananRingkas),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const refreshPesanan = endpoint({
  name: 'refreshPesanan',
  summary: 'Daftar yang sama, seperti layar yang terbuka memintanya lagi sendiri: sesi tidak diperpanjang olehnya.',
  method: 'GET',
  path: '/api/admin/pesanan/segar',
  access: 'admin',
  isUnattended: true,
  query: DaftarPesananQuery,
  response: z.array(PesananRingkas),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const countPesanan = endpoint({
  name: 'countPesanan',
  summary: 'Banyaknya pesanan per keadaan, dihitung sampai batas daftar.',
  method: 'GET',
  path: '/api/admin/pesanan/jumlah',
  access: 'admin',
  query: z.object({ jenis: JenisDaftar.default('satuan') }),
  response: z.object({
    menunggu_pembayaran: z.int(),
    /** Paid orders by what the shop did with them. */
    menunggu_respon: z.int(),
    diproses: z.int(),
    selesai: z.int(),
    perhatian: z.int(),
  }),
  errors: ['VALIDATION_FAILED'],
})

/** So many are counted of each place. */
export const TEMPAT_MAX = 99

export const findPesanan = endpoint({
  name: 'findPesanan',
  summary: 'Di daftar mana saja pesanan yang dicari berada: satuan, paketan, dan arsip keduanya.',
  method: 'GET',
  path: '/api/admin/pesanan/tempat',
  access: 'admin',
  query: Saringan.pick({ q: true }).required(),
  response: z.array(z.object({ jenis: JenisPesanan, arsip: z.boolean(), jumlah: z.int() })),
  errors: ['VALIDATION_FAILED'],
})

/** What a row of an exported file is. */
export const BentukEkspor = z.enum(['pesanan', 'baris', 'pembayaran'])
export type BentukEkspor = z.infer<typeof BentukEkspor>

export const exportPesanan = endpoint({
  name: 'exportPesanan',
  summary:
    'Pesanan sebagai berkas CSV, menurut saringan daftar: satu baris per pesanan, per barang, atau per pembayaran.',
  method: 'GET',
  path: '/api/admin/pesanan.csv',
  access: 'admin',
  buktikan: true,
  query: Saringan.extend({
    jenis: JenisDaftar.optional(),
    bentuk: BentukEkspor.default('pesanan'),
    /** These only. */
    id: IdBanyak.optional(),
  }),
  response: 'berkas',
  errors: ['VALIDATION_FAILED', 'PERLU_BUKTI'],
})

export const getPesananAdmin = endpoint({
  name: 'getPesananAdmin',
  summary: 'Satu pesanan dengan baris, pembeli, percobaan pembayaran, dan riwayatnya.',
  method: 'GET',
  path: '/api/admin/pesanan/{orderId}',
  access: 'admin',
  params: PesananParams,
  response: PesananAdmin,
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA'],
})

export const processPesanan = endpoint({
  name: 'processPesanan',
  summary: 'Mengubah status pesanan, kurir, dan resi. Pembeli diberi tahu lewat surat.',
  method: 'PUT',
  path: '/api/admin/pesanan/{orderId}',
  access: 'admin',
  peran: ['pesanan', 'gudang'],
  repeat: 'once',
  params: PesananParams,
  body: ProsesBody,
  response: Pesan.extend(Kiriman.shape),
  errors: [
    'VALIDATION_FAILED',
    'PESANAN_TIDAK_ADA',
    'PESANAN_BELUM_LUNAS',
    'PESANAN_DANA_KEMBALI',
    'PESANAN_TANPA_RESEP',
    'ISIAN_BENTROK',
    'ALASAN_KOREKSI_KOSONG',
    'LOT_TIDAK_CUKUP',
    'LOT_TIDAK_BOLEH',
  ],
})

export const OngkirBody = z.object({
  biaya: rupiahIsian('Ongkir tidak boleh kosong', 'Ongkir'),
})

export const confirmOngkir = endpoint({
  name: 'confirmOngkir',
  summary: 'Mengisi ongkir pesanan yang menunggunya. Pembeli diberi tahu, dan punya 24 jam untuk membayar.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/ongkir',
  access: 'admin',
  repeat: 'once',
  params: PesananParams,
  body: OngkirBody,
  response: Pesan.extend({ biaya_kirim: Rupiah, total_harga: Rupiah }),
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA', 'PESANAN_MENUNGGU_RESEP', 'ONGKIR_TIDAK_DITUNGGU'],
})

export const resolvePerhatian = endpoint({
  name: 'resolvePerhatian',
  summary: 'Menandai bahwa hal yang perlu perhatian sudah ditangani, dengan alasannya.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/perhatian',
  access: 'admin',
  repeat: 'once',
  params: PesananParams,
  body: PerhatianBody,
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA', 'PERHATIAN_TIDAK_ADA'],
})

export const checkPembayaran = endpoint({
  name: 'checkPembayaran',
  summary: 'Menanyakan pembayaran pesanan kepada Midtrans sekarang juga.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/periksa',
  access: 'admin',
  repeat: 'harmless',
  params: PesananParams,
  response: Pesan.extend({ status_pembayaran: StatusPembayaran, ditemukan: z.boolean() }),
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})

export const cancelPesananAdmin = endpoint({
  name: 'cancelPesananAdmin',
  summary: 'Membatalkan pesanan yang belum dibayar: lebih dulu di Midtrans, lalu di toko. Stoknya dilepas.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/batal',
  access: 'admin',
  repeat: 'harmless',
  params: PesananParams,
  response: Pesan.extend({ status_pembayaran: StatusPembayaran }),
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA', 'PESANAN_TIDAK_DAPAT_DIBATALKAN', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})

export const archivePesanan = endpoint({
  name: 'archivePesanan',
  summary: 'Mengeluarkan pesanan yang tidak jadi dibayar dari daftar.',
  method: 'DELETE',
  path: '/api/admin/pesanan/{orderId}',
  access: 'admin',
  repeat: 'once',
  params: PesananParams,
  response: Pesan,
  errors: [
    'VALIDATION_FAILED',
    'PESANAN_TIDAK_ADA',
    'PESANAN_SUDAH_DIBAYAR',
    'PESANAN_MASIH_DAPAT_DIBAYAR',
    'PESANAN_PERLU_PERHATIAN',
  ],
})

export const restorePesanan = endpoint({
  name: 'restorePesanan',
  summary: 'Mengembalikan pesanan dari arsip ke daftar.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/pulihkan',
  access: 'admin',
  repeat: 'once',
  params: PesananParams,
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA'],
})
