import { z } from 'zod'
import { Money } from '#contract/buku/money.ts'
import { Id, Rupiah, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { PaymentWay } from '#contract/pembayaran/payment-method.ts'
import { Susulan } from '#contract/pembayaran/returned.ts'
import { Diskon } from '#contract/uang/diskon.ts'
import { Ppn } from '#contract/uang/ppn.ts'
import { kodeVoucher } from '#contract/voucher/kode.ts'
import { ItemPesanan, QuantityItem } from './item-pesanan.ts'
import { Nota } from './nota.ts'
import { RIWAYAT_GROUPS, type Stage } from './pesanan-stages.ts'
import { StatusPembayaran, StatusPesanan } from './status-pesanan.ts'
import { TransactionId } from './transaction-id.ts'

/** An order's content: one product (`produkId`), one package (`paketId`), or a cart (`items`). */
export const CreatePesananBody = z
  .object({
    /** If sent, must be the id of the session's account. */
    userId: Id.optional(),
    produkId: Id.optional(),
    paketId: Id.optional(),
    /** Quantity of the single product or package. */
    jumlah: QuantityItem.optional(),
    items: z.array(ItemPesanan).min(1).max(50).optional(),
    /** Total displayed to the buyer, in rupiah. Absent: the server's own total applies. */
    total_harga: Rupiah.optional(),
    metode_pembayaran: z.string().max(50).optional(),
    shippingId: Id,
    /** If sent, must be the code of `shippingId`. */
    metodePengiriman: z.string().max(50).optional(),
    /**
     * Shipping fee displayed to the buyer; null: the shop will confirm it later. Absent: only the method's flat fee was
     * displayed.
     */
    ongkir: Rupiah.nullable().optional(),
    /** The buyer's address for the delivery. Default: the address text of the profile. */
    alamatId: Id.optional(),
    catatan: z.string().trim().max(500, 'Catatan maksimal 500 huruf').default(''),
    /** The buyer's prescription, which must cover every product in the order that needs one. */
    resepId: Id.optional(),
    /** Voucher code; the order is rejected if the voucher is not valid. */
    voucher: kodeVoucher().optional(),
  })
  .superRefine((body, context) => {
    const forms = [body.produkId, body.paketId, body.items].filter((form) => form !== undefined)
    if (forms.length !== 1)
      context.addIssue({ code: 'custom', path: ['produkId'], message: 'Pilih satu: produkId, paketId, atau items' })
    else if (!body.items && body.jumlah === undefined)
      context.addIssue({ code: 'custom', path: ['jumlah'], message: 'Jumlah belum diisi' })
  })

const OrderedLine = z.object({
  /** Exactly one of `produkId` and `paketId` is set. */
  produkId: Id.nullable(),
  paketId: Id.nullable(),
  nama: z.string(),
  gambar: z.string().nullable(),
  harga: Rupiah,
  jumlah: z.int().positive(),
  /** Unit weight in grams at the time of the order; 0 if unknown, null for orders made before weights were stored. */
  berat_gram: z.int().nonnegative().nullable(),
  /** Discount of the whole line; the line cost harga × jumlah minus this. */
  diskon: Rupiah,
  /** Regular unit price if the buyer paid less; else null. */
  harga_semula: Rupiah.nullable(),
})

/** An order line with the registration number of its product; packages have none. */
export const LineDetail = OrderedLine.extend({ nie: z.string() })

/** One order in the history. The flat fields describe the first line; `items` has all lines. */
export const RiwayatPesanan = z.object({
  orderId: Id,
  midtrans_order_id: z.string(),
  created_at: Timestamp,
  status_pembayaran: StatusPembayaran,
  status_pesanan: StatusPesanan,
  nama_produk: z.string(),
  gambar_produk: z.string().nullable(),
  jumlah: z.int().positive(),
  harga: Rupiah,
  nama_shipping: z.string(),
  biaya_kirim: Rupiah,
  /** Discounts on the goods and on the shipping fee; both reduce the total. */
  diskon: Rupiah,
  diskon_ongkir: Rupiah,
  /** Tax added to the order; 0 if its prices include the tax or it has no tax. */
  ppn_ditambah: Rupiah,
  total_harga: Rupiah,
  /** Receipt number, '2026/11/0001'; null until the order is paid. */
  nomor_nota: z.string().nullable(),
  batas_bayar: Timestamp,
  items: z.array(OrderedLine),
  /** Prescription of the order; null without one. */
  resepId: Id.nullable(),
  /** The prescription is undecided: the order cannot be paid, and its stock is held until `batas_bayar`. */
  menunggu_resep: z.boolean(),
  /** The shipping fee is unconfirmed: the order cannot be paid, `biaya_kirim` is 0, and stock is held until `batas_bayar`. */
  menunggu_ongkir: z.boolean(),
  /** Empty until the order is shipped. */
  kurir: z.string(),
  resi: z.string(),
  ...Money.shape,
})
export type RiwayatPesanan = z.infer<typeof RiwayatPesanan>

/** Time at which an order reached each step of `STAGES`; null if not reached or not recorded. */
const StageTimes = z.object({
  dibuat: Timestamp,
  dibayar: Timestamp.nullable(),
  disiapkan: Timestamp.nullable(),
  dikirim: Timestamp.nullable(),
  diterima: Timestamp.nullable(),
} satisfies Record<Stage, z.ZodType>)
export type StageTimes = z.infer<typeof StageTimes>

/** Everything that a customer may read about one order. */
export const RincianPesanan = RiwayatPesanan.extend({
  items: z.array(LineDetail),
  /** Name, phone and address at the time of the order. */
  nama: z.string(),
  no_hp: z.string(),
  alamat: z.string(),
  catatan: z.string(),
  /** The discounts of the order. */
  potongan: z.array(Diskon),
  nota: Nota.nullable(),
  /** Tax in the amount paid for goods and not refunded; null: no tax. */
  ppn: Ppn.nullable(),
  /** Delivery time of the shipping method as currently configured: '2-3 hari'. Empty if none is set. */
  estimasi: z.string(),
  tahap: StageTimes,
  /** Time at which the order completes automatically; null if it does not. */
  selesai_sendiri: Timestamp.nullable(),
  /** `terbuka` if a complaint is open, `selesai` if all are closed; null without complaints. */
  keluhan: z.enum(['terbuka', 'selesai']).nullable(),
  dapat_dibayar: z.boolean(),
  dapat_dibatalkan: z.boolean(),
  /**
   * The current payment page still opens. After it expires, paying opens a new page and voids the method chosen on the old one.
   */
  halaman_terbuka: z.boolean(),
  /** Null until the provider reports a payment method. */
  cara_bayar: PaymentWay.nullable(),
  /** Content of the parcel by lot, once it is packed. */
  kemasan: z.array(
    z.object({
      produkId: Id,
      nama: z.string(),
      nomor: z.string(),
      kedaluwarsa: z.iso.date().nullable(),
      jumlah: z.int().positive(),
    }),
  ),
  /** Events of the order, oldest first. */
  perjalanan: z.array(z.object({ waktu: Timestamp, teks: z.string() })),
  /** Parcels, oldest first, if the order ships in several; `kurir` and `resi` are those of the newest. */
  kiriman: z.array(
    z.object({
      kurir: z.string(),
      resi: z.string(),
      waktu: Timestamp,
      barang: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })),
    }),
  ),
  /** Tracking events from the courier, oldest first; empty if no courier is queried. */
  perjalanan_kurir: z.array(z.object({ waktu: Timestamp, teks: z.string() })),
  /** Estimated arrival, counted from the payment, or from now for an unpaid order. Null without an estimate. */
  tiba: z.object({ dari: z.iso.date(), sampai: z.iso.date() }).nullable(),
  ...Susulan.shape,
})
export type RincianPesanan = z.infer<typeof RincianPesanan>

/** Data for the browser to open the payment popup; `midtransToken` is null while the provider is unreachable. */
export const SnapSesi = z.object({
  orderId: Id,
  midtransOrderId: z.string(),
  midtransToken: z.string().nullable(),
})

/** Order reference in a path or body: its number at the payment provider, or the shop's own id. */
const PesananRef = z.union([z.string().min(1).max(60), Id]).transform(String)

export const RIWAYAT_LIMIT = 10

/** An order that was just created, with its payment session. */
export const CreatedPesanan = SnapSesi.extend({
  total_harga: Rupiah,
  batas_bayar: Timestamp,
  /** True if no order was created: an equal order from the last two minutes is still unpaid. */
  pesananSebelumnya: z.boolean(),
  menunggu_resep: z.boolean(),
  menunggu_ongkir: z.boolean(),
})

export const createPesanan = endpoint({
  name: 'createPesanan',
  summary: 'Membuat pesanan, menahan stoknya, dan membuka sesi pembayaran. Aman diulang dengan `Idempotency-Key`.',
  description: `Header \`Idempotency-Key\` (maksimal 255 karakter, selebihnya 400) berlaku selamanya untuk akun yang mengirimnya:

- kunci yang sama dengan isi yang sama: jawaban yang sama, juga setelah alamat, harga, atau status pesanannya berubah;
- kunci yang sama dengan isi yang lain: 409 \`KUNCI_DIPAKAI\`;
- permintaan yang ditolak tidak memakai kuncinya.

Kunci lain, atau tanpa kunci, dengan isi yang sama dalam dua menit: pesanan yang tadi, dengan \`pesananSebelumnya: true\`, selama
pesanan itu masih menunggu pembayaran. Setelah dibatalkan atau dibayar, isi yang sama menjadi pesanan baru.

Produk yang perlu resep dipesan dengan \`resepId\`. Selama resepnya belum diputuskan, stok ditahan sampai \`batas_bayar\` dan
\`midtransToken\` null (\`menunggu_resep: true\`); setelah disetujui pesanan dibayar seperti pesanan lain.

Jika ongkirnya harus dikonfirmasi toko (\`menunggu_ongkir: true\`), stok ditahan dan \`midtransToken\` null dengan cara yang sama. Klien yang
tidak mengirim \`ongkir\` hanya tahu biaya tetap metodenya: jika ongkir sebenarnya lebih mahal, pesanannya menunggu konfirmasi.`,
  method: 'POST',
  path: '/api/pemesanan/create',
  access: 'pelanggan',
  body: CreatePesananBody,
  response: CreatedPesanan,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'PENGGUNA_LAIN',
    'PRODUK_TIDAK_ADA',
    'PAKET_TIDAK_ADA',
    'PERLU_RESEP',
    'NIE_BELUM_ADA',
    'PAKET_DIPERIKSA',
    'RESEP_TIDAK_ADA',
    'RESEP_DITOLAK',
    'RESEP_KEDALUWARSA',
    'RESEP_BUKAN_UNTUK_PRODUK',
    'RESEP_TIDAK_CUKUP',
    'PENGIRIMAN_TIDAK_ADA',
    'PENGIRIMAN_TIDAK_COCOK',
    'PENGIRIMAN_TIDAK_BOLEH',
    'ALAMAT_TIDAK_ADA',
    'ALAMAT_KOSONG',
    'STOK_TIDAK_CUKUP',
    'BORONGAN_BELUM_DIBAYAR',
    'PESANAN_BELUM_DIBAYAR',
    'TOKO_LIBUR',
    'PESANAN_TERLALU_SERING',
    'HARGA_BERUBAH',
    'PESANAN_TANPA_HARGA',
    'VOUCHER_TIDAK_BERLAKU',
    'TERLALU_SERING',
    'KUNCI_DIPAKAI',
  ],
})

export const payPesanan = endpoint({
  name: 'payPesanan',
  summary: 'Melanjutkan pembayaran: token yang masih hidup, atau percobaan baru.',
  method: 'POST',
  path: '/api/pemesanan/{orderId}/bayar',
  access: 'pelanggan',
  params: z.object({ orderId: PesananRef }),
  response: SnapSesi,
  errors: [
    'PESANAN_TIDAK_ADA',
    'PESANAN_MENUNGGU_RESEP',
    'PESANAN_MENUNGGU_ONGKIR',
    'PESANAN_TIDAK_DAPAT_DIBAYAR',
    'PEMBAYARAN_TIDAK_TERSEDIA',
  ],
})

export const getPesanan = endpoint({
  name: 'getPesanan',
  summary: 'Satu pesanan dengan alamat, cara bayar, pengiriman, dan riwayat statusnya.',
  method: 'GET',
  path: '/api/pemesanan/{orderId}',
  access: 'pelanggan',
  params: z.object({ orderId: PesananRef }),
  response: RincianPesanan,
  errors: ['PESANAN_TIDAK_ADA'],
})

export const cancelPesanan = endpoint({
  name: 'cancelPesanan',
  summary: 'Membatalkan pesanan yang belum dibayar: di Midtrans dulu, lalu di toko. Stoknya tersedia lagi.',
  method: 'POST',
  path: '/api/pemesanan/{orderId}/batal',
  access: 'pelanggan',
  params: z.object({ orderId: PesananRef }),
  response: z.object({ status: StatusPembayaran, message: z.string() }),
  errors: [
    'PESANAN_TIDAK_ADA',
    'PEMBAYARAN_SEDANG_DIPROSES',
    'PESANAN_TIDAK_DAPAT_DIBATALKAN',
    'PEMBAYARAN_TIDAK_TERSEDIA',
  ],
})

export const receivePesanan = endpoint({
  name: 'receivePesanan',
  summary: 'Pembeli menerima barangnya: pesanan yang sudah dikirim menjadi selesai. Aman diulang.',
  method: 'POST',
  path: '/api/pemesanan/{orderId}/terima',
  access: 'pelanggan',
  params: z.object({ orderId: PesananRef }),
  response: z.object({ status_pesanan: StatusPesanan, message: z.string() }),
  errors: ['PESANAN_TIDAK_ADA', 'PESANAN_BELUM_DIKIRIM'],
})

export const updatePaymentStatus = endpoint({
  name: 'updatePaymentStatus',
  summary: 'Isyarat dari browser untuk memeriksa pembayaran. Status hanya berubah menurut jawaban Midtrans.',
  method: 'POST',
  path: '/api/pemesanan/update-payment-status',
  access: 'pelanggan',
  body: z.object({
    orderId: PesananRef,
    status: z.enum(['success', 'pending', 'failed', 'cancelled']),
    /** The provider's id of the payment, as its popup reports it. An invalid id is ignored. */
    transactionId: TransactionId.optional().catch(undefined),
  }),
  response: z.object({ status: StatusPembayaran, terverifikasi: z.boolean(), message: z.string() }),
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA'],
})

export const listRiwayat = endpoint({
  name: 'listRiwayat',
  summary: 'Pesanan milik akun yang sedang masuk, dimulai dari yang terbaru; semua atau satu kelompok.',
  method: 'GET',
  path: '/api/pemesanan/riwayat',
  access: 'pelanggan',
  query: z.object({
    page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).default(1),
    limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(100)).default(RIWAYAT_LIMIT),
    /** Filters by group. Default: all orders. */
    status: z.enum(RIWAYAT_GROUPS).optional(),
  }),
  response: z.object({
    data: z.array(RiwayatPesanan),
    page: z.int(),
    /** Counting stops at TOTAL_MAX + 1; `totalPages` is limited accordingly. */
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: ['VALIDATION_FAILED'],
})
