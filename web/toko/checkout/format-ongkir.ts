import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { Ongkir } from './use-ongkir.ts'

/** 'Rp 12.000', 'Gratis', 'Dipastikan nanti' */
export function formatOngkir({ cara, biaya }: Pick<Ongkir, 'cara' | 'biaya'>): string {
  if (cara === 'gratis') return 'Gratis'
  if (cara === 'hitung') return '…'
  return biaya === null ? 'Dipastikan nanti' : formatRupiah(biaya)
}
