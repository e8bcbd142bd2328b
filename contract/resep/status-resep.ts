import { z } from 'zod'

/** `menunggu`: nobody has decided yet. One that was approved goes on until its last day. */
export const StatusResep = z.enum(['menunggu', 'disetujui', 'ditolak'])
export type StatusResep = z.infer<typeof StatusResep>
