import { z } from 'zod'
import { BukuEntry } from '#contract/buku/admin.ts'
import { Money } from '#contract/buku/money.ts'
import type { Column } from '#contract/columns.ts'
import { dateSchema, Id, IdParam, Rupiah, rupiahInput, Timestamp } from '#contract/common.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { Pengembalian, RefundOption } from '#contract/pembayaran/pengembalian-admin.ts'
import { ALL_KEEP_APART_CLASSES } from '#contract/pemenuhan/keep-apart.ts'
import { PartialKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import { LineDetail } from '#contract/pesanan/endpoints.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { ManyIds } from '#contract/pesanan/many-ids-admin.ts'
import { Nota } from '#contract/pesanan/nota.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { TransactionId } from '#contract/pesanan/transaction-id.ts'
import { TujuanPesanan } from '#contract/pesanan/tujuan-admin.ts'
import { Retur } from '#contract/retur/admin.ts'
import { HalanganLot, PackedLot } from '#contract/stok/lot-admin.ts'
import { Diskon } from '#contract/uang/diskon.ts'
import { Ppn } from '#contract/uang/ppn.ts'
import { CatatanAdmin, PenandaWord } from './catatan-admin.ts'

/** Channel of an order: `situs` is the shop's website; the office entered all others. */
export const Sumber = z.enum(['situs', 'whatsapp', 'telepon', 'kasir'])
export type Sumber = z.infer<typeof Sumber>

/** Order types that a list can show. */
export const ListKind = z.enum(['semua', ...PesananKind.options])
export type ListKind = z.infer<typeof ListKind>

/**
 * Views of the order list. `perhatian`: orders that need attention. `tanpa-stok` and `meragukan`: those of them that were paid
 * without stock or with doubtful money. `habis`: unpaid orders due before midnight in Jakarta. `ongkir`: shipping fee not
 * confirmed. `siap-kirim`: packed, without a parcel number. `di-jalan`: in transit. `retur`: pending returns. `arsip`:
 * archived.
 */
export const PesananView = z.enum([
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
export type PesananView = z.infer<typeof PesananView>

/** Payment text for screens and exported files, derived from the state that the provider confirmed. */
export const PAYMENT_NOTES: Record<StatusPembayaran, string> = {
  pending: 'Menunggu Pembayaran',
  success: 'Lunas',
  failed: 'Gagal',
  cancelled: 'Dibatalkan',
  expired: 'Kedaluwarsa',
  refunded: 'Dana Dikembalikan',
}

/** Minimum length of a search text. The index cannot look up shorter ones. */
const SEARCH_MIN = 3

const Filter = z.object({
  q: z.string().trim().min(SEARCH_MIN, 'Ketik minimal 3 huruf').max(100).optional(),
  pembayaran: StatusPembayaran.optional(),
  status: StatusPesanan.optional(),
  /** First and last day, in WIB. */
  dari: dateSchema().optional(),
  sampai: dateSchema().optional(),
  /** Default: all orders except archived ones. */
  lihat: PesananView.optional(),
  penanda: PenandaWord.optional(),
})

/** One order in a list. */
export const PesananSummary = z.object({
  orderId: Id,
  jenis: PesananKind,
  midtrans_order_id: z.string(),
  created_at: Timestamp,
  nama: z.string(),
  no_hp: z.string(),
  nama_produk: z.string(),
  /** Number of units in all lines. */
  jumlah: z.int().positive(),
  total_harga: Rupiah,
  status_pembayaran: StatusPembayaran,
  status_pesanan: StatusPesanan,
  sumber: Sumber,
  nama_shipping: z.string(),
  kurir: z.string(),
  resi: z.string(),
  /** Tags that the office set on the order. */
  penanda: z.array(z.string()),
  /** Reasons why the order needs an administrator's attention. */
  perhatian: z.array(z.string()),
  diarsipkan: z.boolean(),
  ...Money.shape,
})
export type PesananSummary = z.infer<typeof PesananSummary>

/** One payment attempt, in the provider's terms. */
export const PaymentAttempt = z.object({
  order_id: z.string(),
  jumlah: Rupiah,
  /** Null until a payment method is chosen. */
  payment_type: z.string().nullable(),
  transaction_status: z.string().nullable(),
  transaction_id: z.string().nullable(),
  /** Amount that the provider refunded. */
  dikembalikan: Rupiah,
  /** Refundable amount, by the methods in `pilihan_kembali`. Zero while the result of a refund is pending. */
  sisa: Rupiah,
  pilihan_kembali: z.array(RefundOption),
  pengembalian: z.array(Pengembalian),
  dibuat: Timestamp,
  diubah: Timestamp,
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

/** One entry of an order's change history. */
export const HistoryEntry = z.object({
  riwayatId: Id,
  waktu: Timestamp,
  jenis: z.enum(['pembayaran', 'pesanan', 'perhatian', 'pengembalian', 'resep', 'ongkir']),
  dari: z.string().nullable(),
  ke: z.string(),
  oleh: z.string(),
  /** Name of the account that made the change; null if the system did. */
  nama: z.string().nullable(),
  keterangan: z.string(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Progress of an order's delivery, with its courier. */
export const Kiriman = z.object({
  status_pesanan: StatusPesanan,
  kurir: z.string().trim().max(60, 'Nama kurir terlalu panjang'),
  resi: z.string().trim().max(60, 'Nomor resi terlalu panjang'),
})
export type Kiriman = z.infer<typeof Kiriman>

/** Reference to a related order. */
const OtherPesanan = z.object({ orderId: Id, nomor: z.string(), jenis: PesananKind })

/** Complete data of one order, for the office. */
export const PesananAdmin = PesananSummary.omit({ nama_produk: true, jumlah: true }).extend({
  resep_id: Id.nullable(),
  /** The open complaint of the order; null without one. */
  keluhan_terbuka: Id.nullable(),
  /** The prescription is undecided, or was when the order ended. */
  menunggu_resep: z.boolean(),
  /** The shipping fee is unconfirmed, or was when the order ended. */
  menunggu_ongkir: z.boolean(),
  /** Origin of the shipping fee. */
  ongkir_cara: z.enum(['tetap', 'tarif', 'kurir', 'gratis', 'konfirmasi']),
  /** The buyer's account; name, phone and address above are those of the order. */
  pembeli: z.object({ penggunaId: Id, nama: z.string(), email: z.string() }),
  alamat: z.string(),
  /** Delivery address of the order, by field. */
  tujuan: TujuanPesanan,
  catatan: z.string(),
  /** Internal notes, oldest first. */
  catatan_kantor: z.array(CatatanAdmin),
  /** Order count of the account and its total payments less refunds, in rupiah. */
  pelanggan: z.object({ pesanan: z.int().positive(), dibayar: z.int(), sejak: Timestamp }),
  /** Parcels, oldest first, if the order ships in several. */
  kiriman: z.array(PartialKiriman),
  /** Tracking events from the courier, oldest first. */
  lacakan: z.array(z.object({ waktu: Timestamp, teks: z.string() })),
  biaya_kirim: Rupiah,
  subtotal: Rupiah,
  diskon: Rupiah,
  diskon_ongkir: Rupiah,
  /** Tax added to the order, in rupiah. */
  ppn_ditambah: Rupiah,
  /** The discounts of the order. */
  potongan: z.array(Diskon),
  nota: Nota.nullable(),
  /** Tax in the amount paid for goods and not refunded; null: no tax. */
  ppn: Ppn.nullable(),
  batas_bayar: Timestamp,
  /** `ppn`: the line's share of the added tax. `kembali`: refunded units. `sisa_dana`: refundable amount in rupiah. */
  items: z.array(
    LineDetail.extend({
      urutan: z.int().nonnegative(),
      ppn: Rupiah,
      kembali: z.int().nonnegative(),
      sisa_dana: Rupiah,
    }),
  ),
  /** Refundable part of the shipping fee, in rupiah. */
  sisa_ongkir: Rupiah,
  /** Returns of goods, pending and completed, oldest first. */
  retur: z.array(Retur),
  /** `pengganti`: orders that replace this order's goods for free. `asal`: the order whose goods this one replaces. */
  pengganti: z.array(OtherPesanan),
  asal: OtherPesanan.nullable(),
  /**
   * Products to take from the shelf, with packages resolved into their parts. `dipegang`: units that the order holds now.
   * `kembali`: units that a refund brought back. `kemasan`: lots in its parcel. `usul`: lots proposed for the remaining units.
   */
  bagian: z.array(
    z.object({
      produkId: Id,
      nama: z.string(),
      nie: z.string(),
      jumlah: z.int().positive(),
      /** Current values of the product, not those at the time of the order: they apply to a parcel packed now. */
      bahaya: PRODUK.bahaya.wire,
      suhu_simpan: PRODUK.suhu_simpan.wire,
      rak_gudang: PRODUK.rak_gudang.wire,
      barcode: PRODUK.barcode.wire,
      /** Class that decides what the product is packed apart from; null: nothing. */
      golongan_bahaya: z.enum(ALL_KEEP_APART_CLASSES).nullable(),
      dipegang: z.int().nonnegative(),
      kembali: z.int().nonnegative(),
      kemasan: z.array(PackedLot.extend({ alasan: z.string(), halangan: HalanganLot.nullable() })),
      usul: z.array(PackedLot),
    }),
  ),
  pembayaran: z.array(PaymentAttempt),
  /** Payments and refunds, oldest first. */
  buku: z.array(BukuEntry),
  riwayat: z.array(HistoryEntry),
})
export type PesananAdmin = z.infer<typeof PesananAdmin>

/** Fields of an order that change during delivery, as an edit conflict names them. */
export const KIRIMAN = {
  status_pesanan: { label: 'Status pesanan' },
  kurir: { label: 'Kurir' },
  resi: { label: 'Nomor resi' },
} as const satisfies Record<string, Column>

/** Input of the delivery form. */
export const ProcessInput = Kiriman.extend({
  /** Required if the status moves back. */
  alasan: z.string().trim().max(300, 'Alasan terlalu panjang').default(''),
})

/** `sebelum` is the former name of `semula`. */
export const ProsesBody = edit(ProcessInput.extend({ sebelum: Kiriman.optional() }))

export const PerhatianBody = z.object({
  perhatian: z.string().min(1).max(100),
  alasan: z.string().trim().min(1, 'Tuliskan apa yang sudah dilakukan').max(300, 'Alasan terlalu panjang'),
})

/** Content of the provider's dashboard about an order: a payment with its id, or none. */
export const AttestBody = z.object({
  transactionId: TransactionId.optional(),
  alasan: z.string().trim().min(1, 'Tuliskan apa yang Anda lihat').max(300, 'Alasan terlalu panjang'),
})
export type AttestBody = z.infer<typeof AttestBody>

const PesananParams = z.object({ orderId: IdParam })
const Pesan = z.object({ message: z.string() })

const PesananListQuery = ListQuery.extend({
  ...Filter.shape,
  jenis: ListKind.default('satuan'),
  urut: z.enum(['dibuat', '-dibuat']).default('-dibuat'),
})

export const listPesanan = adminEndpoint({
  name: 'listPesanan',
  summary: 'Pesanan satuan, paketan, atau semuanya untuk kantor: dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/pesanan',
  query: PesananListQuery,
  response: z.array(PesananSummary),
  paged: true,
})

export const refreshPesanan = adminEndpoint({
  name: 'refreshPesanan',
  summary: 'Daftar yang sama, seperti layar yang terbuka memintanya lagi sendiri: sesi tidak diperpanjang olehnya.',
  method: 'GET',
  path: '/api/admin/pesanan/segar',
  isUnattended: true,
  query: PesananListQuery,
  response: z.array(PesananSummary),
  paged: true,
})

export const countPesanan = adminEndpoint({
  name: 'countPesanan',
  summary: 'Banyaknya pesanan per keadaan, dihitung sampai batas daftar.',
  method: 'GET',
  path: '/api/admin/pesanan/jumlah',
  query: z.object({ jenis: ListKind.default('satuan') }),
  response: z.object({
    menunggu_pembayaran: z.int(),
    /** Paid orders by order status. */
    menunggu_respon: z.int(),
    diproses: z.int(),
    selesai: z.int(),
    perhatian: z.int(),
  }),
})

/** Counting limit of each place. */
export const PLACES_MAX = 99

export const findPesanan = adminEndpoint({
  name: 'findPesanan',
  summary: 'Di daftar mana saja pesanan yang dicari berada: satuan, paketan, dan arsip keduanya.',
  method: 'GET',
  path: '/api/admin/pesanan/tempat',
  query: Filter.pick({ q: true }).required(),
  response: z.array(z.object({ jenis: PesananKind, arsip: z.boolean(), jumlah: z.int() })),
})

/** Content of one row in the exported file. */
export const ExportFormat = z.enum(['pesanan', 'baris', 'pembayaran'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const exportPesanan = adminEndpoint({
  name: 'exportPesanan',
  summary:
    'Pesanan sebagai berkas CSV, menurut saringan daftar: satu baris per pesanan, per barang, atau per pembayaran.',
  method: 'GET',
  path: '/api/admin/pesanan.csv',
  proof: true,
  query: Filter.extend({
    jenis: ListKind.optional(),
    bentuk: ExportFormat.default('pesanan'),
    /** Limits the export to the given orders. */
    id: ManyIds.optional(),
  }),
  response: 'berkas',
  errors: ['PERLU_BUKTI'],
})

export const getPesananAdmin = adminEndpoint({
  name: 'getPesananAdmin',
  summary: 'Satu pesanan dengan baris, pembeli, percobaan pembayaran, dan riwayatnya.',
  method: 'GET',
  path: '/api/admin/pesanan/{orderId}',
  params: PesananParams,
  response: PesananAdmin,
  errors: ['PESANAN_TIDAK_ADA'],
})

export const processPesanan = adminEndpoint({
  name: 'processPesanan',
  summary: 'Mengubah status pesanan, kurir, dan resi. Pembeli diberi tahu lewat surat.',
  method: 'PUT',
  path: '/api/admin/pesanan/{orderId}',
  peran: ['pesanan', 'gudang'],
  params: PesananParams,
  body: ProsesBody,
  response: Pesan.extend(Kiriman.shape),
  errors: [
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
  biaya: rupiahInput('Ongkir tidak boleh kosong', 'Ongkir'),
})

export const confirmOngkir = adminEndpoint({
  name: 'confirmOngkir',
  summary: 'Mengisi ongkir pesanan yang menunggunya. Pembeli diberi tahu, dan punya 24 jam untuk membayar.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/ongkir',
  params: PesananParams,
  body: OngkirBody,
  response: Pesan.extend({ biaya_kirim: Rupiah, total_harga: Rupiah }),
  errors: ['PESANAN_TIDAK_ADA', 'PESANAN_MENUNGGU_RESEP', 'ONGKIR_TIDAK_DITUNGGU'],
})

export const resolvePerhatian = adminEndpoint({
  name: 'resolvePerhatian',
  summary: 'Menandai bahwa hal yang perlu perhatian sudah ditangani, dengan alasannya.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/perhatian',
  params: PesananParams,
  body: PerhatianBody,
  response: Pesan,
  errors: ['PESANAN_TIDAK_ADA', 'PERHATIAN_TIDAK_ADA'],
})

export const checkPembayaran = adminEndpoint({
  name: 'checkPembayaran',
  summary: 'Menanyakan pembayaran pesanan kepada Midtrans sekarang juga.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/periksa',
  repeat: 'harmless',
  params: PesananParams,
  response: Pesan.extend({ status_pembayaran: StatusPembayaran, ditemukan: z.boolean() }),
  errors: ['PESANAN_TIDAK_ADA', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})

export const attestPembayaran = adminEndpoint({
  name: 'attestPembayaran',
  summary:
    'Mencatat isi dasbor Midtrans tentang pesanan yang belum jelas: ID transaksinya ditanyakan kepada Midtrans; tanpa ID, pesanan berakhir dan stoknya dilepas.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/dasbor-midtrans',
  repeat: 'once',
  params: PesananParams,
  body: AttestBody,
  response: Pesan.extend({ status_pembayaran: StatusPembayaran }),
  errors: ['PESANAN_TIDAK_ADA', 'PEMBAYARAN_SUDAH_JELAS', 'TRANSAKSI_TIDAK_COCOK', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})

export const cancelPesananAdmin = adminEndpoint({
  name: 'cancelPesananAdmin',
  summary: 'Membatalkan pesanan yang belum dibayar: lebih dulu di Midtrans, lalu di toko. Stoknya dilepas.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/batal',
  repeat: 'harmless',
  params: PesananParams,
  response: Pesan.extend({ status_pembayaran: StatusPembayaran }),
  errors: [
    'PESANAN_TIDAK_ADA',
    'PEMBAYARAN_SEDANG_DIPROSES',
    'PESANAN_TIDAK_DAPAT_DIBATALKAN',
    'PEMBAYARAN_TIDAK_TERSEDIA',
  ],
})

export const archivePesanan = adminEndpoint({
  name: 'archivePesanan',
  summary: 'Mengeluarkan pesanan yang tidak jadi dibayar dari daftar.',
  method: 'DELETE',
  path: '/api/admin/pesanan/{orderId}',
  params: PesananParams,
  response: Pesan,
  errors: ['PESANAN_TIDAK_ADA', 'PESANAN_SUDAH_DIBAYAR', 'PESANAN_MASIH_DAPAT_DIBAYAR', 'PESANAN_PERLU_PERHATIAN'],
})

export const restorePesanan = adminEndpoint({
  name: 'restorePesanan',
  summary: 'Mengembalikan pesanan dari arsip ke daftar.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/pulihkan',
  params: PesananParams,
  response: Pesan,
  errors: ['PESANAN_TIDAK_ADA'],
})
