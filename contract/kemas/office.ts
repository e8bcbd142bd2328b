import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { PesananAdmin } from '#contract/kantor-pesanan/office.ts'
import { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'

/** A paid order that waits to be packed or sent: what goes where, and nothing of money. */
export const KemasRingkas = z.object({
  orderId: Id,
  midtrans_order_id: z.string(),
  created_at: Waktu,
  /** Who gets it, and in which regency, where that is known. */
  nama: z.string(),
  kabupaten: z.string().nullable(),
  nama_shipping: z.string(),
  status_pesanan: StatusPesanan,
  barang: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })),
  /** Something about it must be settled by who sees to orders. */
  perhatian: z.boolean(),
})
export type KemasRingkas = z.infer<typeof KemasRingkas>

/** What who packs an order must know of it. */
export const Kemas = PesananAdmin.pick({
  ...{ orderId: true, midtrans_order_id: true, created_at: true, nama: true, no_hp: true, alamat: true, catatan: true },
  ...{ nama_shipping: true, kurir: true, resi: true, status_pembayaran: true, status_pesanan: true, bagian: true },
}).extend({
  items: z.array(
    PesananAdmin.shape.items.element.pick({
      ...{
        urutan: true,
        produkId: true,
        paketId: true,
        nama: true,
        nie: true,
        jumlah: true,
        kembali: true,
        berat_gram: true,
      },
    }),
  ),
  perhatian: z.boolean(),
  /** How much of what was paid went back: then nothing, or less, is sent. */
  dana_kembali: z.enum(['tidak', 'sebagian', 'utuh']),
})
export type Kemas = z.infer<typeof Kemas>

export const listKemas = endpoint({
  name: 'listKemas',
  summary: 'Pesanan lunas yang menunggu dikemas atau dikirim, terlama lebih dulu, tanpa jumlah uangnya.',
  method: 'GET',
  path: '/api/admin/kemas',
  access: 'admin',
  query: DaftarQuery.extend({ status: StatusPesanan.exclude(['Pesanan Selesai']).optional() }),
  response: z.array(KemasRingkas),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getKemas = endpoint({
  name: 'getKemas',
  summary: 'Satu pesanan lunas seperti yang perlu diketahui yang mengemasnya: isi, lot, tujuan, kiriman.',
  method: 'GET',
  path: '/api/admin/kemas/{orderId}',
  access: 'admin',
  params: z.object({ orderId: IdParam }),
  response: Kemas,
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA'],
})
