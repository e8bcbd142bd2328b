import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** The steps of a new shop: features of the server say whether one is done, those of the office what it is called. */
export const LANGKAH_SIAP = ['identitas', 'produk', 'nie', 'ongkir', 'midtrans', 'surat'] as const
export type LangkahSiap = (typeof LANGKAH_SIAP)[number]

/** What a new shop has to see to before it sells. */
export const Siap = z.object({
  /** By the names that the features give it: is it done? */
  langkah: z.record(z.string(), z.boolean()),
  /** Somebody put the list away. */
  ditutup: z.boolean(),
})
export type Siap = z.infer<typeof Siap>

export const getSiap = endpoint({
  name: 'getSiap',
  summary: 'Yang masih contoh atau belum diatur di toko yang baru. Tidak menghalangi apa pun.',
  method: 'GET',
  path: '/api/admin/siap-berjualan',
  access: 'admin',
  response: Siap,
  isUnattended: true,
  errors: [],
})

export const closeSiap = endpoint({
  name: 'closeSiap',
  summary: 'Menutup daftar siap berjualan, atau membukanya lagi.',
  method: 'PUT',
  path: '/api/admin/siap-berjualan',
  access: 'admin',
  repeat: 'harmless',
  body: z.object({ ditutup: z.boolean() }),
  response: z.object({ ditutup: z.boolean() }),
  errors: ['VALIDATION_FAILED'],
})
