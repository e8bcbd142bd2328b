import { hitungPpn, type Ppn } from '#contract/pesanan/ppn.ts'
import type { PesananRow } from '#server/db/schema.ts'

/** The tax that an order's goods hold, by the rate that it keeps and what is paid for them; null: none. */
export const ppnOf = ({ ppn, subtotal, diskon }: Pick<PesananRow, 'ppn' | 'subtotal' | 'diskon'>): Ppn | null =>
  ppn && hitungPpn(ppn, subtotal - diskon)
