import { z } from 'zod'
import { Id, IdParam, Rupiah, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { PaymentMethod } from './payment-method.ts'
import { RefundMethod, RefundOption } from './pengembalian-admin.ts'

/**
 * State of a payment without an order. `menunggu`: undecided. `dipasangkan`: attached to an order. `diminta` and `belum pasti`:
 * refund pending. `dikembalikan`: the provider confirms the refund. `manual`: an administrator sent it back. `bukan milik
 * toko`: it belongs to another shop on the same account.
 */
export const StatusTitipan = z.enum([
  'menunggu',
  'dipasangkan',
  'diminta',
  'belum pasti',
  'dikembalikan',
  'manual',
  'bukan milik toko',
])
export type StatusTitipan = z.infer<typeof StatusTitipan>

/** A payment that the provider reports for an order that the shop does not have. */
export const TitipanSummary = z.object({
  titipanId: Id,
  /** Numbers at the provider. */
  order_id: z.string(),
  transaction_id: z.string(),
  jumlah: Rupiah,
  /** Payment method; null if the provider does not report it. */
  metode: PaymentMethod.nullable(),
  /** Virtual account number, bill number or payment code; for a card, its masked number. */
  nomor: z.string().nullable(),
  penyelenggara: z.string().nullable(),
  penerbit: z.string().nullable(),
  dibayar: Timestamp.nullable(),
  /** Payer data, as far as the provider reports it. */
  nama: z.string(),
  email: z.string(),
  no_hp: z.string(),
  status: StatusTitipan,
  diterima: Timestamp,
})
export type TitipanSummary = z.infer<typeof TitipanSummary>

const CandidatePesanan = z.object({
  orderId: Id,
  jenis: z.enum(['satuan', 'paketan']),
  midtrans_order_id: z.string(),
  nama: z.string(),
  no_hp: z.string(),
  total_harga: Rupiah,
  /** Payment state as text. */
  keterangan_bayar: z.string(),
  created_at: Timestamp,
})
export type CandidatePesanan = z.infer<typeof CandidatePesanan>

export const Titipan = TitipanSummary.extend({
  transaction_status: z.string(),
  /** Amounts in rupiah that were refunded and that are still refundable, with the available methods. */
  dikembalikan: Rupiah,
  sisa: Rupiah,
  pilihan_kembali: z.array(RefundOption),
  alasan: z.string(),
  bukti: z.string(),
  /** Error message from the provider about the refund. */
  keterangan: z.string(),
  /** Order to which the payment was attached. */
  pesanan: CandidatePesanan.nullable(),
  /** Candidate orders: unpaid, with an equal total or number. */
  calon: z.array(CandidatePesanan),
})
export type Titipan = z.infer<typeof Titipan>

const reason = z.string().trim().min(1, 'Tuliskan alasannya').max(255, 'Alasan terlalu panjang')

export const AssignBody = z.object({
  /** Order number as displayed to the buyer. */
  nomor: z.string().trim().toUpperCase().min(1, 'Tuliskan nomor pesanannya').max(60, 'Nomor pesanan terlalu panjang'),
  /** Confirmation that payment and order total differ. */
  jumlahBeda: z.boolean().default(false),
})

export const ReturnTitipanBody = z
  .object({
    cara: RefundMethod,
    alasan: reason,
    /** Recipient and reference of a manual transfer. */
    bukti: z.string().trim().max(300, 'Bukti terlalu panjang').default(''),
  })
  .refine(({ cara, bukti }) => cara !== 'manual' || bukti !== '', {
    path: ['bukti'],
    message: 'Tuliskan rekening tujuan dan nomor buktinya',
  })

export const NotOfTokoBody = z.object({ alasan: reason })

const TitipanParams = z.object({ titipanId: IdParam })
const Results = z.object({ message: z.string(), status: StatusTitipan })

export const listTitipan = adminEndpoint({
  name: 'listTitipan',
  summary: 'Uang yang masuk untuk pesanan yang tidak dikenal toko, terbaru lebih dulu.',
  method: 'GET',
  path: '/api/admin/titipan',
  query: ListQuery.extend({ status: StatusTitipan.optional() }),
  response: z.array(TitipanSummary),
  paged: true,
})

export const getTitipan = adminEndpoint({
  name: 'getTitipan',
  summary: 'Satu uang titipan, dengan pesanan yang mungkin dibayarnya.',
  method: 'GET',
  path: '/api/admin/titipan/{titipanId}',
  params: TitipanParams,
  response: Titipan,
  errors: ['TITIPAN_TIDAK_ADA'],
})

export const assignTitipan = adminEndpoint({
  name: 'assignTitipan',
  summary: 'Menjadikan uang titipan pembayaran satu pesanan, setelah ditanyakan sekali lagi ke Midtrans.',
  method: 'POST',
  path: '/api/admin/titipan/{titipanId}/pasangkan',
  params: TitipanParams,
  body: AssignBody,
  response: Results,
  errors: [
    'TITIPAN_TIDAK_ADA',
    'TITIPAN_SELESAI',
    'TITIPAN_SUDAH_JADI_PERCOBAAN',
    'PESANAN_TIDAK_ADA',
    'PESANAN_SUDAH_LUNAS',
    'PESANAN_MASIH_DAPAT_DIBAYAR',
    'PESANAN_MENUNGGU_RESEP',
    'PESANAN_MENUNGGU_ONGKIR',
    'JUMLAH_TITIPAN_BEDA',
    'PEMBAYARAN_TIDAK_TERSEDIA',
  ],
})

export const refundTitipan = adminEndpoint({
  name: 'refundTitipan',
  summary: 'Mengembalikan uang titipan: lewat Midtrans, atau mencatat yang ditransfer sendiri.',
  method: 'POST',
  path: '/api/admin/titipan/{titipanId}/kembalikan',
  proof: true,
  releases: true,
  params: TitipanParams,
  body: ReturnTitipanBody,
  response: Results,
  errors: [
    'TITIPAN_TIDAK_ADA',
    'TITIPAN_SELESAI',
    'DANA_TIDAK_DAPAT_DIKEMBALIKAN',
    'PENGEMBALIAN_BELUM_PASTI',
    'PENGEMBALIAN_DITOLAK',
    'PEMBAYARAN_TIDAK_TERSEDIA',
    'PERLU_BUKTI',
  ],
})

export const disownTitipan = adminEndpoint({
  name: 'disownTitipan',
  summary: 'Mencatat bahwa uang titipan bukan milik toko ini: toko lain memakai akun Midtrans yang sama.',
  method: 'POST',
  path: '/api/admin/titipan/{titipanId}/bukan-milik-toko',
  params: TitipanParams,
  body: NotOfTokoBody,
  response: Results,
  errors: ['TITIPAN_TIDAK_ADA', 'TITIPAN_SELESAI'],
})
