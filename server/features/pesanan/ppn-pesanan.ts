import { hitungPpn, nilaiTinggal, type Ppn } from '#contract/uang/ppn.ts'
import type { PesananRow } from '#server/db/schema.ts'

type Order = Pick<PesananRow, 'ppn'> & Parameters<typeof nilaiTinggal>[0]

/** The tax in what is paid for an order's goods and did not go back, by the rate that it keeps; null: none. */
export const ppnOf = ({ ppn, ...order }: Order): Ppn | null => ppn && hitungPpn(ppn, nilaiTinggal(order))

/** So much of what went back was said to be shipping. */
export const ongkirKembali = (kembali: readonly { ongkir: number }[]): number =>
  kembali.reduce((sum, { ongkir }) => sum + ongkir, 0)
