import { type Ppn, remainingPpn } from '#contract/uang/ppn.ts'
import type { PesananRow } from '#server/db/schema.ts'

type Order = Pick<PesananRow, 'ppn'> & Parameters<typeof remainingPpn>[1]

/** Returns the tax in the remaining paid value of an order's goods, at the order's stored rate; null without a rate. */
export const ppnOf = ({ ppn, ...order }: Order): Ppn | null => ppn && remainingPpn(ppn, order)

/** Returns the part of the refunds that was declared as shipping, in rupiah. */
export const returnedOngkir = (returned: readonly { ongkir: number }[]): number =>
  returned.reduce((sum, { ongkir }) => sum + ongkir, 0)
