import type { TarifPpn } from '#contract/pengaturan/ppn.ts'

/**
 * The tax that is added to goods, where it is: rounded once, to the nearest rupiah, half upwards. Who is told what that makes
 * together finds the same tax in it (`hitungPpn`).
 * @param tarif null: no tax
 * @param nilai what the goods of an order cost, less its discounts: whole rupiah ≥ 0. Shipping holds none.
 */
export const ppnDitambah = (tarif: TarifPpn | null | undefined, nilai: number): number =>
  tarif?.cara === 'ditambah' ? Math.round((nilai * tarif.persen * tarif.pembilang) / (100 * tarif.penyebut)) : 0
