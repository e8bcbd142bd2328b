import { z } from 'zod'

export const StatusTitipan = z.enum([
  'menunggu',
  'dipasangkan',
  'diminta',
  'belum pasti',
  'dikembalikan',
  'manual',
  'bukan milik toko',
])
export type StatusTitipan = z.infer<typeof StatusTitipan>
