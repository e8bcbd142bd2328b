import { divideRupiah } from '#contract/uang/divide.ts'

interface Content {
  produkId: number
  jumlah: number
}

/** Input for dividing an order's revenue among lots. */
export interface PesananLaba {
  /** Money for goods that the shop kept, without tax, in rupiah. */
  barang: number
  /** Lines of the order; a package has no product. */
  baris: readonly { produkId: number | null; harga: number; jumlah: number; diskon: number }[]
  /** All units of the order, including those in packages, with their list price. */
  bagian: readonly (Content & { harga: number })[]
  /** Units that were packed and did not come back, per lot. */
  lot: readonly (Content & { lotId: number })[]
  /** Units that the order holds and that are not packed yet. */
  belumDikemas: readonly Content[]
}

/**
 * Returns the revenue of each lot from an order. A unit is weighted by its line's price. A package's price is divided among
 * its parts by list prices. The kept money is divided by these weights among the units that did not come back, to the last
 * rupiah.
 */
export function splitRevenue(pesanan: PesananLaba): Map<number, number> {
  const { barang, baris, bagian, lot, belumDikemas } = pesanan
  const byProduk = new Map(bagian.map(({ produkId, jumlah }) => [produkId, { jumlah, nilai: 0, fromPaket: jumlah }]))
  let paket = 0
  for (const { produkId, harga, jumlah, diskon } of baris) {
    const paid = harga * jumlah - diskon
    const one = produkId === null ? undefined : byProduk.get(produkId)
    if (!one) {
      paket += paid
      continue
    }
    one.nilai += paid
    one.fromPaket -= jumlah
  }
  const listValues = bagian.map(({ produkId, harga }) => harga * Math.max(0, byProduk.get(produkId)?.fromPaket ?? 0))
  const total = listValues.reduce((sum, one) => sum + one, 0)
  bagian.forEach(({ produkId }, at) => {
    const one = byProduk.get(produkId)
    if (one && total > 0) one.nilai += (paket * (listValues[at] ?? 0)) / total
  })

  const weight = ({ produkId, jumlah }: Content) => {
    const { nilai = 0, jumlah: from = 0 } = byProduk.get(produkId) ?? {}
    return from > 0 ? (nilai * jumlah) / from : 0
  }
  const money = divideRupiah(barang, [...lot, ...belumDikemas].map(weight))
  return new Map(lot.map(({ lotId }, at) => [lotId, money[at] ?? 0]))
}
