import { nilaiUnit } from './diskon.ts'

/** A line of an order: unit price, quantity, what lowers the whole line, and the tax that was added to it, in rupiah. */
interface Baris {
  urutan: number
  harga: number
  jumlah: number
  diskon: number
  ppn?: number | undefined
}

/** What a refund says of a line: so many units of it, and so much money; without `nilai`, what so many units cost. */
interface BarisKembali {
  urutan: number
  jumlah: number
  nilai?: number | undefined
}

interface Kembali {
  barang: readonly BarisKembali[]
  ongkir: number
}

interface Harga {
  baris: readonly Baris[]
  /** What was paid for shipping. */
  ongkir: number
}

/** What was paid for a line, in rupiah. */
export const dibayarBaris = ({ harga, jumlah, diskon, ppn = 0 }: Baris): number => harga * jumlah - diskon + ppn

/** What went back, or is on its way, of each line and of the shipping, in rupiah. */
export function jumlahKembali({ baris }: Pick<Harga, 'baris'>, kembali: readonly Kembali[]) {
  const perBaris = new Map<number, number>()
  const unit = new Map<number, number>()
  for (const { urutan, jumlah, nilai } of kembali.flatMap(({ barang }) => barang)) {
    const line = baris.find((satu) => satu.urutan === urutan)
    if (!line) continue
    const sudah = unit.get(urutan) ?? 0
    perBaris.set(urutan, (perBaris.get(urutan) ?? 0) + (nilai ?? nilaiUnit(line, jumlah, sudah)))
    unit.set(urutan, sudah + jumlah)
  }
  return { perBaris, ongkir: kembali.reduce((total, { ongkir }) => total + ongkir, 0) }
}

/**
 * What can still go back of each line and of the shipping, in rupiah, never below 0.
 * @param kembali the refunds of the order that were not refused
 * @param kali how often the order was paid: what comes again after all went back can go back again
 */
export function sisaRincian(harga: Harga, kembali: readonly Kembali[], kali = 1) {
  const sudah = jumlahKembali(harga, kembali)
  const sisa = new Map(
    harga.baris.map((line) => [
      line.urutan,
      Math.max(0, dibayarBaris(line) * kali - (sudah.perBaris.get(line.urutan) ?? 0)),
    ]),
  )
  return { perBaris: sisa, ongkir: Math.max(0, harga.ongkir * kali - sudah.ongkir) }
}

/** The sum of one refund's lines and shipping, in rupiah; undefined where none of them has an amount, so that it is money only. */
export function jumlahRincian({ barang, ongkir }: Kembali): number | undefined {
  const nilai = barang.flatMap((line) => (line.nilai === undefined ? [] : [line.nilai]))
  return nilai.length === 0 && ongkir === 0 ? undefined : nilai.reduce((total, satu) => total + satu, ongkir)
}
