import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'

/** An unpaid order and the stock that it holds. */
export const HeldPesanan = z.object({
  orderId: Id,
  jenis: PesananKind,
  midtrans_order_id: z.string(),
  nama: z.string(),
  no_hp: z.string(),
  /** True if the account had never paid an order at the time of this one. */
  pembeliBaru: z.boolean(),
  /** Null until a payment method is chosen. */
  caraBayar: z.string().nullable(),
  sejak: Timestamp,
  sampai: Timestamp,
  barang: z.array(z.object({ produkId: Id, nama: z.string(), jumlah: z.int().positive() })),
})
export type HeldPesanan = z.infer<typeof HeldPesanan>

export const listHeld = adminEndpoint({
  name: 'listHeld',
  summary: 'Stok yang ditahan pesanan yang belum dibayar: barang apa, oleh siapa, sejak dan sampai kapan.',
  method: 'GET',
  path: '/api/admin/pesanan/ditahan',
  query: ListQuery.extend({ produkId: IdParam.optional(), pembeli: z.enum(['baru', 'lama']).optional() }),
  response: z.array(HeldPesanan),
  paged: true,
})
