import { divideRupiah } from './bagi.ts'
import type { TarifPpn } from './tarif-ppn.ts'

/** One line of an order: unit price in whole rupiah, quantity in units. */
interface Baris {
  harga: number
  jumlah: number
  /** Its number in the order; its place among the lines where it has none yet. */
  urutan?: number
}

/** Something that lowers an order: a voucher, or what the office grants. */
export interface Potongan {
  atas: 'barang' | 'ongkir'
  /** Whole rupiah, at most; null: all of it. */
  nilai: number | null
  /** The lines that it is for, by their numbers; null: all. */
  baris: readonly number[] | null
}

export interface TotalHarga {
  /** Σ harga × jumlah, in rupiah. */
  subtotal: number
  /** What lowers the goods, and what lowers the shipping fee, in rupiah. */
  diskon: number
  diskon_ongkir: number
  /** The tax that is added to the goods after their discounts; shipping holds none. */
  ppn_ditambah: number
  /** subtotal − diskon + ppn_ditambah + shipping fee − diskon_ongkir, in rupiah: what the customer pays. */
  total: number
  /** `diskon` and `ppn_ditambah` by line, in the order of the lines. */
  diskonBaris: number[]
  ppnBaris: number[]
  /** What each of `potongan` really lowers. */
  jumlahPotongan: number[]
}

/** Nobody can be asked for less: of what costs anything, a rupiah is always left. */
const TOTAL_MIN = 1

/** The price of lines before discounts, tax and shipping, in rupiah. */
export const subtotalOf = (baris: readonly Baris[]): number => sum(baris.map(({ harga, jumlah }) => harga * jumlah))

/**
 * The only place where an order's price is computed. What lowers it comes one after the other, each from what the ones before
 * it left, and is divided among its lines by what of them is left to pay. So is the tax that comes on top of what they left.
 * @param baris at least one line; prices ≥ 0 and quantities ≥ 1, all whole
 * @param biayaKirim shipping fee in whole rupiah, ≥ 0
 * @param tarif the rate that the order keeps; null: no tax
 * @param min what is always left to pay; 0 only where nobody is asked for anything
 * @throws RangeError for anything else: a wrong number must never become a price
 */
export function computeTotal(
  baris: readonly Baris[],
  biayaKirim: number,
  potongan: readonly Potongan[] = [],
  tarif: TarifPpn | null | undefined = null,
  min = TOTAL_MIN,
): TotalHarga {
  if (baris.length === 0) throw new RangeError('an order has at least one line')
  for (const { harga, jumlah } of baris) {
    assertWhole(harga, 0)
    assertWhole(jumlah, 1)
  }
  assertWhole(biayaKirim, 0)
  const nilaiBaris = baris.map(({ harga, jumlah }) => harga * jumlah)
  const subtotal = sum(nilaiBaris)
  let total = subtotal + biayaKirim
  assertWhole(total, 0)

  const diskonBaris = baris.map(() => 0)
  let diskonOngkir = 0
  const jumlahPotongan = potongan.map(({ atas, nilai, baris: untuk }) => {
    if (nilai !== null) assertWhole(nilai, 0)
    const sisaBaris = baris.map(({ urutan }, index) =>
      untuk && !untuk.includes(urutan ?? index) ? 0 : at(nilaiBaris, index) - at(diskonBaris, index),
    )
    const sisa = atas === 'ongkir' ? biayaKirim - diskonOngkir : sum(sisaBaris)
    const jumlah = Math.max(0, Math.min(nilai ?? sisa, sisa, total - min))
    if (atas === 'ongkir') diskonOngkir += jumlah
    else
      for (const [index, bagian] of divideRupiah(jumlah, sisaBaris).entries())
        diskonBaris[index] = at(diskonBaris, index) + bagian
    total -= jumlah
    return jumlah
  })
  const diskon = sum(diskonBaris)
  const ppn_ditambah = ppnDitambah(tarif, subtotal - diskon)
  const ppnBaris = divideRupiah(
    ppn_ditambah,
    nilaiBaris.map((nilai, index) => nilai - at(diskonBaris, index)),
  )
  total += ppn_ditambah
  return { subtotal, diskon, diskon_ongkir: diskonOngkir, ppn_ditambah, total, diskonBaris, ppnBaris, jumlahPotongan }
}

/**
 * The tax on top of the price of goods: rounded once, to the nearest rupiah, half upwards. `hitungPpn` finds the same tax in the sum.
 * @param tarif null: no tax
 * @param nilai what the goods of an order cost, less its discounts: whole rupiah ≥ 0. Shipping holds none.
 */
export const ppnDitambah = (tarif: TarifPpn | null | undefined, nilai: number): number =>
  tarif?.cara === 'ditambah' ? Math.round((nilai * tarif.persen * tarif.pembilang) / (100 * tarif.penyebut)) : 0

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const at = (numbers: readonly number[], index: number) => numbers[index] ?? 0

function assertWhole(value: number, min: number): void {
  if (!Number.isSafeInteger(value) || value < min)
    throw new RangeError(`${value} is no whole number of at least ${min}`)
}
