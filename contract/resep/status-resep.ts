import { z } from 'zod'

/** `menunggu`: undecided. `disetujui` is kept after the validity ends. */
export const StatusResep = z.enum(['menunggu', 'disetujui', 'ditolak'])
export type StatusResep = z.infer<typeof StatusResep>
