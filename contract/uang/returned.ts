import { nilaiUnit } from './diskon.ts'

/** An order line: unit price, quantity, and the discount and added tax of the whole line, in rupiah. */
interface Baris {
  urutan: number
  harga: number
  jumlah: number
  diskon: number
  ppn?: number | undefined
}

/** A refunded line: units and amount. Without `nilai` the amount is the price of the units. */
interface ReturnedBaris {
  urutan: number
  jumlah: number
  nilai?: number | undefined
}

interface ReturnedParts {
  barang: readonly ReturnedBaris[]
  ongkir: number
}

interface Harga {
  baris: readonly Baris[]
  /** Amount paid for shipping. */
  ongkir: number
}

/** Returns the amount paid for a line, in rupiah. */
export const barisPaid = ({ harga, jumlah, diskon, ppn = 0 }: Baris): number => harga * jumlah - diskon + ppn

/** Returns the refunded or pending amount of each line and of the shipping, in rupiah. */
export function returnedJumlah({ baris }: Pick<Harga, 'baris'>, kembali: readonly ReturnedParts[]) {
  const perBaris = new Map<number, number>()
  const unit = new Map<number, number>()
  for (const { urutan, jumlah, nilai } of kembali.flatMap(({ barang }) => barang)) {
    const line = baris.find((satu) => satu.urutan === urutan)
    if (!line) continue
    const already = unit.get(urutan) ?? 0
    perBaris.set(urutan, (perBaris.get(urutan) ?? 0) + (nilai ?? nilaiUnit(line, jumlah, already)))
    unit.set(urutan, already + jumlah)
  }
  return { perBaris, ongkir: kembali.reduce((total, { ongkir }) => total + ongkir, 0) }
}

/**
 * Returns the refundable amount of each line and of the shipping, in rupiah, never below 0.
 * @param kembali the refunds of the order that were not rejected
 * @param kali number of payments of the order: a payment after a full refund can be refunded again
 */
export function remainingRincian(harga: Harga, kembali: readonly ReturnedParts[], kali = 1) {
  const already = returnedJumlah(harga, kembali)
  const sisa = new Map(
    harga.baris.map((line) => [
      line.urutan,
      Math.max(0, barisPaid(line) * kali - (already.perBaris.get(line.urutan) ?? 0)),
    ]),
  )
  return { perBaris: sisa, ongkir: Math.max(0, harga.ongkir * kali - already.ongkir) }
}

/**
 * Returns the sum of a refund's lines and shipping, in rupiah; undefined if no part has an amount (a refund without details).
 */
export function jumlahRincian({ barang, ongkir }: ReturnedParts): number | undefined {
  const nilai = barang.flatMap((line) => (line.nilai === undefined ? [] : [line.nilai]))
  return nilai.length === 0 && ongkir === 0 ? undefined : nilai.reduce((total, satu) => total + satu, ongkir)
}
