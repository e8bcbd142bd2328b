import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'

export const checkPesanan = endpoint({
  name: 'checkPesanan',
  summary: 'Apakah batas pesanan yang belum dibayar menghalangi pesanan ini. Belum ada yang dipesan.',
  method: 'POST',
  path: '/api/pemesanan/periksa',
  access: 'pelanggan',
  body: z.object({ items: z.array(ItemPesanan).min(1).max(50) }),
  response: z.object({
    /** Reason why the order would be rejected now; null: no limit applies. */
    halangan: z.string().nullable(),
  }),
  errors: [
    'VALIDATION_FAILED',
    'PRODUK_TIDAK_ADA',
    'PAKET_TIDAK_ADA',
    'PAKET_DIPERIKSA',
    'NIE_BELUM_ADA',
    'STOK_TIDAK_CUKUP',
  ],
})
