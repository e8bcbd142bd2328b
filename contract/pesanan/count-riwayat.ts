import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

export const countRiwayat = endpoint({
  name: 'countRiwayat',
  summary: 'Jumlah pesanan sendiri yang belum selesai, per kelompok.',
  method: 'GET',
  path: '/api/pemesanan/riwayat/jumlah',
  access: 'pelanggan',
  response: z.object({
    belum_dibayar: z.int().nonnegative(),
    diproses: z.int().nonnegative(),
    dikirim: z.int().nonnegative(),
  }),
  errors: [],
})
