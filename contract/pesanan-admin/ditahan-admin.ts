import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { adminEndpoint } from '#contract/endpoint-office.ts'
import { JenisPesanan } from '#contract/pesanan/jenis-admin.ts'

/** An unpaid order and the stock that it holds. */
export const Ditahan = z.object({
  orderId: Id,
  jenis: JenisPesanan,
  midtrans_order_id: z.string(),
  nama: z.string(),
  no_hp: z.string(),
  /** True if the account had never paid an order at the time of this one. */
  pembeliBaru: z.boolean(),
  /** Null until a payment method is chosen. */
  caraBayar: z.string().nullable(),
  sejak: Waktu,
  sampai: Waktu,
  barang: z.array(z.object({ produkId: Id, nama: z.string(), jumlah: z.int().positive() })),
})
export type Ditahan = z.infer<typeof Ditahan>

export const listDitahan = adminEndpoint({
  name: 'listDitahan',
  summary: 'Stok yang ditahan pesanan yang belum dibayar: barang apa, oleh siapa, sejak dan sampai kapan.',
  method: 'GET',
  path: '/api/admin/pesanan/ditahan',
  query: DaftarQuery.extend({ produkId: IdParam.optional(), pembeli: z.enum(['baru', 'lama']).optional() }),
  response: z.array(Ditahan),
  paged: true,
})
