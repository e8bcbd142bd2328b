import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** Unit price of a product for the caller's customer group. */
export const MyHarga = z.object({ produkId: Id, harga: Rupiah })

export const listMyHarga = endpoint({
  name: 'listMyHarga',
  summary:
    'Harga grup pelanggan ini untuk produk tertentu; kosong jika akun ini tidak di dalam grup, atau harganya sama.',
  method: 'GET',
  path: '/api/harga-saya',
  access: 'pelanggan',
  query: z.object({
    id: z
      .string()
      .max(600)
      .transform((text): (string | number)[] => text.split(',').filter((part) => part !== ''))
      .pipe(z.array(IdParam).max(50)),
  }),
  response: z.object({
    /** Name of the group; null if the account has none. */
    grup: z.string().nullable(),
    harga: z.array(MyHarga),
  }),
  errors: ['VALIDATION_FAILED'],
})
