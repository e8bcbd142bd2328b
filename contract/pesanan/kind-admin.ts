import { z } from 'zod'

/** `paketan`: an order of one package; `satuan`: any other order. */
export const JenisPesanan = z.enum(['satuan', 'paketan'])
export type JenisPesanan = z.infer<typeof JenisPesanan>
