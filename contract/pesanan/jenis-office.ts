import { z } from 'zod'

/** An order of one package, or of anything else. */
export const JenisPesanan = z.enum(['satuan', 'paketan'])
export type JenisPesanan = z.infer<typeof JenisPesanan>
