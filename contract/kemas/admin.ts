import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { ManyIds } from '#contract/pesanan/many-ids-admin.ts'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { PesananAdmin } from '#contract/pesanan-admin/admin.ts'

/** A paid order to pack or ship: goods and destination, without amounts of money. */
export const KemasSummary = z.object({
  orderId: Id,
  midtrans_order_id: z.string(),
  created_at: Timestamp,
  /** Recipient, and regency if known. */
  nama: z.string(),
  kabupaten: z.string().nullable(),
  nama_shipping: z.string(),
  kurir: z.string(),
  resi: z.string(),
  status_pesanan: StatusPesanan,
  barang: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })),
  /** True if the order needs attention from an administrator for orders. */
  perhatian: z.boolean(),
})
export type KemasSummary = z.infer<typeof KemasSummary>

/** Data for packing an order. */
export const Kemas = PesananAdmin.pick({
  orderId: true,
  midtrans_order_id: true,
  created_at: true,
  nama: true,
  no_hp: true,
  alamat: true,
  catatan: true,
  nama_shipping: true,
  kurir: true,
  resi: true,
  status_pembayaran: true,
  status_pesanan: true,
  bagian: true,
  kiriman: true,
}).extend({
  items: z.array(
    PesananAdmin.shape.items.element.pick({
      urutan: true,
      produkId: true,
      paketId: true,
      nama: true,
      nie: true,
      jumlah: true,
      kembali: true,
      berat_gram: true,
    }),
  ),
  perhatian: z.boolean(),
  /** Refunded part of the payment: then less or nothing is shipped. */
  dana_kembali: z.enum(['tidak', 'sebagian', 'utuh']),
})
export type Kemas = z.infer<typeof Kemas>

export const listKemas = adminEndpoint({
  name: 'listKemas',
  summary: 'Pesanan lunas yang menunggu dikemas atau dikirim, terlama lebih dulu, tanpa jumlah uangnya.',
  method: 'GET',
  path: '/api/admin/kemas',
  query: ListQuery.extend({ status: StatusPesanan.exclude(['Pesanan Selesai']).optional() }),
  response: z.array(KemasSummary),
  paged: true,
})

export const getKemas = adminEndpoint({
  name: 'getKemas',
  summary: 'Satu pesanan lunas seperti yang perlu diketahui yang mengemasnya: isi, lot, tujuan, kiriman.',
  method: 'GET',
  path: '/api/admin/kemas/{orderId}',
  params: z.object({ orderId: IdParam }),
  response: Kemas,
  errors: ['PESANAN_TIDAK_ADA'],
})

export const listPrints = adminEndpoint({
  name: 'listPrints',
  summary: 'Banyak pesanan untuk dicetak, dalam urutan yang diminta dan tanpa jumlah uangnya. Yang tidak ada dilewati.',
  method: 'GET',
  path: '/api/admin/pesanan/cetak',
  query: z.object({ id: ManyIds }),
  response: z.array(Kemas),
})
