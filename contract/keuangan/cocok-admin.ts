import { z } from 'zod'
import { dateSchema, Id, IdParam, Rupiah, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { Penjelasan, PenjelasanBody } from '#contract/kesehatan/admin.ts'
import { ListQuery } from '#contract/list.ts'
import { inPeriod, period } from './admin.ts'

/* Nightly comparison of the shop's ledger with what the payment provider says about each payment. */

/** Money received and returned in rupiah, by the shop's ledger and by the provider. */
const Amounts = z.object({ toko: Rupiah, tokoKembali: Rupiah, midtrans: Rupiah, midtransKembali: Rupiah })

const Sides = Amounts.extend({
  /** Amount in the imported settlements. */
  disetor: Rupiah,
})

/** True: only differences without an explanation. */
const beda = z.literal('ya').optional()

const CocokHari = Sides.extend({
  hari: z.iso.date(),
  /** Number of payments, and how many of them differ without and with an explanation. */
  banyak: z.int().positive(),
  beda: z.int().nonnegative(),
  dijelaskan: z.int().nonnegative(),
})
export type CocokHari = z.infer<typeof CocokHari>

export const listCocok = adminEndpoint({
  name: 'listCocok',
  summary:
    'Pembayaran menurut toko dan menurut Midtrans, satu baris per hari yang ada pembayarannya, yang terbaru lebih dulu.',
  method: 'GET',
  path: '/api/admin/cocok-midtrans',
  query: ListQuery.extend({ ...period, beda }).superRefine(inPeriod),
  response: z.array(CocokHari),
  paged: true,
})

export const CocokRow = Sides.extend({
  pembayaranId: Id,
  /** Number of the payment at the provider. */
  order_id: z.string(),
  pesananId: Id,
  jenis: z.enum(['satuan', 'paketan']),
  /** Provider's status; null: unknown there. */
  status: z.string().nullable(),
  beda: z.boolean(),
  penjelasan: Penjelasan.nullable(),
  diperiksa: Timestamp,
})
export type CocokRow = z.infer<typeof CocokRow>

export const listCocokRows = adminEndpoint({
  name: 'listCocokRows',
  summary: 'Pembayaran, misalnya satu hari, menurut toko dan menurut Midtrans, yang berbeda lebih dulu.',
  method: 'GET',
  path: '/api/admin/cocok-midtrans/baris',
  query: ListQuery.extend({ hari: dateSchema('Tanggal tidak valid').optional(), beda }),
  response: z.array(CocokRow),
  paged: true,
})

export const explainCocok = adminEndpoint({
  name: 'explainCocok',
  summary:
    'Menandai perbedaan satu pembayaran sebagai sudah dijelaskan. Jika jumlahnya berubah, perbedaannya muncul lagi.',
  method: 'POST',
  path: '/api/admin/cocok-midtrans/{pembayaranId}/penjelasan',
  params: z.object({ pembayaranId: IdParam }),
  /** With the amounts that the person saw. */
  body: PenjelasanBody.extend(Amounts.shape),
  response: z.object({ message: z.string() }),
  errors: ['TEMUAN_BERUBAH'],
})

export const exportCocok = adminEndpoint({
  name: 'exportCocok',
  summary: 'Berkas CSV pembayaran menurut toko dan menurut Midtrans, satu baris per pembayaran.',
  method: 'GET',
  path: '/api/admin/cocok-midtrans.csv',
  query: z.object(period).superRefine(inPeriod),
  response: 'berkas',
})
