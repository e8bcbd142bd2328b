import { z } from 'zod'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** Setup steps of a new shop. Server features report whether a step is done; office features provide its text. */
export const READINESS_STEPS = ['identitas', 'produk', 'nie', 'ongkir', 'midtrans', 'surat'] as const
export type ReadinessStep = (typeof READINESS_STEPS)[number]

/** Setup checklist of a new shop. */
export const Readiness = z.object({
  /** Completion of each step, by the name of its feature. */
  langkah: z.record(z.string(), z.boolean()),
  /** True if the checklist was dismissed. */
  ditutup: z.boolean(),
})
export type Readiness = z.infer<typeof Readiness>

export const getShopReadiness = adminEndpoint({
  name: 'getShopReadiness',
  summary: 'Yang masih contoh atau belum diatur di toko yang baru. Tidak menghalangi apa pun.',
  method: 'GET',
  path: '/api/admin/siap-berjualan',
  response: Readiness,
  isUnattended: true,
})

export const closeReadiness = adminEndpoint({
  name: 'closeReadiness',
  summary: 'Menutup daftar siap berjualan, atau membukanya lagi.',
  method: 'PUT',
  path: '/api/admin/siap-berjualan',
  repeat: 'harmless',
  body: z.object({ ditutup: z.boolean() }),
  response: z.object({ ditutup: z.boolean() }),
})
