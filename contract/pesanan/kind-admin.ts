import { z } from 'zod'

/** `paketan`: an order of one package; `satuan`: any other order. */
export const PesananKind = z.enum(['satuan', 'paketan'])
export type PesananKind = z.infer<typeof PesananKind>
