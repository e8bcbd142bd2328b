import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { ReasonBody } from '#contract/reason-admin.ts'

/* A recall concerns one lot number of a product: deliveries with the same number are treated as one. */

/** A lot number of a product, with its units on the premises. */
export const NumberedLot = z.object({
  /** Id of one of its deliveries, which represents all of them. */
  lotId: Id,
  produkId: Id,
  nama: z.string(),
  nomor: z.string(),
  kedaluwarsa: z.iso.date().nullable(),
  /** Units for sale or for orders that are not packed yet. */
  sisa: z.int().nonnegative(),
  sisih: z.int().nonnegative(),
  ditarik: Timestamp.nullable(),
  alasan_tarik: z.string(),
})
export type NumberedLot = z.infer<typeof NumberedLot>

/**
 * State of the recall mail to a buyer. `telepon`: no confirmed address. `belum`: no mail written yet. The others are states of
 * the outbox.
 */
export const NoticeState = z.enum(['telepon', 'belum', 'menunggu', 'terkirim', 'gagal'])
export type NoticeState = z.infer<typeof NoticeState>

/** An order that contains units of the lot number. */
export const Penerima = z.object({
  orderId: Id,
  jenis: PesananKind,
  midtrans_order_id: z.string(),
  created_at: Timestamp,
  nama: z.string(),
  no_hp: z.string(),
  jumlah: z.int().positive(),
  status_pesanan: StatusPesanan,
  /** True if the order was shipped; otherwise it is packed on the premises. */
  dikirim: z.boolean(),
  kabar: NoticeState,
})
export type Penerima = z.infer<typeof Penerima>

const PesananCount = z.object({ pesanan: z.int().nonnegative(), jumlah: z.int().nonnegative() })

/** A recalled lot number, its recipients, and the state of their notification. */
export const Penarikan = NumberedLot.extend({
  /** Orders that were shipped. */
  dikirim: PesananCount.extend({ orang: z.int().nonnegative() }),
  /** Orders that are packed and not shipped. */
  dikemas: PesananCount,
  /** Number of buyers of shipped orders, by state of the recall mail. */
  kabar: z.record(NoticeState, z.int().nonnegative()),
})
export type Penarikan = z.infer<typeof Penarikan>

const PenerimaFilter = z.object({
  lotId: IdParam,
  keadaan: z.enum(['dikirim', 'dikemas']).optional(),
  kabar: NoticeState.optional(),
})
export type PenerimaFilter = Omit<z.output<typeof PenerimaFilter>, 'lotId'>

const LotParams = z.object({ lotId: IdParam })
const Pesan = z.object({ message: z.string() })

export const listNumberedLot = adminEndpoint({
  name: 'listNumberedLot',
  summary: 'Lot menurut nomornya, dari semua produk; tanpa pencarian, yang sudah ditarik.',
  method: 'GET',
  path: '/api/admin/penarikan',
  peran: ['pesanan', 'gudang'],
  query: ListQuery,
  response: z.array(NumberedLot),
  paged: true,
})

export const getPenarikan = adminEndpoint({
  name: 'getPenarikan',
  summary: 'Satu nomor lot: sisanya di toko, berapa pembeli yang menerimanya, dan kabar kepada mereka.',
  method: 'GET',
  path: '/api/admin/penarikan/{lotId}',
  peran: ['pesanan', 'gudang'],
  params: LotParams,
  response: Penarikan,
  errors: ['LOT_TIDAK_ADA'],
})

export const listPenerima = adminEndpoint({
  name: 'listPenerima',
  summary: 'Pesanan yang berisi nomor lot itu, terbaru lebih dulu, dengan nama dan nomor HP pembelinya.',
  method: 'GET',
  path: '/api/admin/penerima-lot',
  peran: ['pesanan'],
  query: ListQuery.omit({ q: true }).extend(PenerimaFilter.shape),
  response: z.array(Penerima),
  paged: true,
  errors: ['LOT_TIDAK_ADA'],
})

export const exportPenerima = adminEndpoint({
  name: 'exportPenerima',
  summary: 'Pembeli yang menerima nomor lot itu, sebagai berkas CSV.',
  method: 'GET',
  path: '/api/admin/penerima-lot.csv',
  peran: ['pesanan'],
  proof: true,
  query: PenerimaFilter,
  response: 'berkas',
  errors: ['PERLU_BUKTI'],
})

export const recallLot = adminEndpoint({
  name: 'recallLot',
  summary: 'Menarik satu nomor lot: sisanya disisihkan, dan tidak dapat dijual, dikemas, atau dikirim lagi.',
  method: 'POST',
  path: '/api/admin/penarikan/{lotId}',
  peran: ['pesanan', 'gudang'],
  params: LotParams,
  body: ReasonBody,
  response: Pesan,
  errors: ['LOT_TIDAK_ADA', 'TARIK_TANPA_NOMOR', 'LOT_SUDAH_DITARIK'],
})

export const cancelRecall = adminEndpoint({
  name: 'cancelRecall',
  summary: 'Membatalkan penarikan yang keliru. Barangnya tetap di karantina sampai dinyatakan layak jual.',
  method: 'POST',
  path: '/api/admin/penarikan/{lotId}/batal',
  peran: ['pesanan', 'gudang'],
  proof: true,
  params: LotParams,
  body: ReasonBody,
  response: Pesan,
  errors: ['LOT_TIDAK_ADA', 'LOT_BELUM_DITARIK', 'PERLU_BUKTI'],
})

export const notifyPenerima = adminEndpoint({
  name: 'notifyPenerima',
  summary: 'Mengirim surat penarikan kepada semua pembeli yang belum disurati, masing-masing satu.',
  method: 'POST',
  path: '/api/admin/penarikan/{lotId}/kabar',
  peran: ['pesanan'],
  proof: true,
  params: LotParams,
  response: Pesan.extend({
    /** Number of mails written by this request. */
    ditulis: z.int().nonnegative(),
    /** Number of buyers without a confirmed address. */
    telepon: z.int().nonnegative(),
  }),
  errors: ['LOT_TIDAK_ADA', 'LOT_BELUM_DITARIK', 'PERLU_BUKTI'],
})
