interface Isi {
  produkId: number
  jumlah: number
}

/** What the money for an order's goods is divided by. */
export interface PesananLaba {
  /** Rupiah for goods that stayed with the shop. */
  barang: number
  /** Its lines; a package has no product. */
  baris: readonly { produkId: number | null; harga: number; jumlah: number; diskon: number }[]
  /** All that it ordered, also by packages, with the price of the list. */
  bagian: readonly (Isi & { harga: number })[]
  /** What was packed and did not come back, by lot. */
  lot: readonly (Isi & { lotId: number })[]
  /** What it holds and waits to be packed. */
  belumDikemas: readonly Isi[]
}

/**
 * What each lot brought in with an order. A unit is worth what its line says; what a package costs is divided among its parts by
 * the prices of the list. By that the money that stayed is divided among what did not come back, to the last rupiah.
 */
export function bagiPendapatan(pesanan: PesananLaba): Map<number, number> {
  const { barang, baris, bagian, lot, belumDikemas } = pesanan
  const satuan = new Map(bagian.map(({ produkId, jumlah }) => [produkId, { jumlah, nilai: 0, dariPaket: jumlah }]))
  let paket = 0
  for (const { produkId, harga, jumlah, diskon } of baris) {
    const dibayar = harga * jumlah - diskon
    const one = produkId === null ? undefined : satuan.get(produkId)
    if (!one) {
      paket += dibayar
      continue
    }
    one.nilai += dibayar
    one.dariPaket -= jumlah
  }
  const daftar = bagian.map(({ produkId, harga }) => harga * Math.max(0, satuan.get(produkId)?.dariPaket ?? 0))
  const semua = daftar.reduce((sum, one) => sum + one, 0)
  bagian.forEach(({ produkId }, at) => {
    const one = satuan.get(produkId)
    if (one && semua > 0) one.nilai += (paket * (daftar[at] ?? 0)) / semua
  })

  const bobot = ({ produkId, jumlah }: Isi) => {
    const { nilai = 0, jumlah: dari = 0 } = satuan.get(produkId) ?? {}
    return dari > 0 ? (nilai * jumlah) / dari : 0
  }
  const uang = bagi(barang, [...lot, ...belumDikemas].map(bobot))
  return new Map(lot.map(({ lotId }, at) => [lotId, uang[at] ?? 0]))
}

/** Divides whole rupiah by weights; what rounding leaves goes to those that it took most from. */
export function bagi(total: number, bobot: readonly number[]): number[] {
  const semua = bobot.reduce((sum, one) => sum + one, 0)
  if (semua <= 0) return bobot.map(() => 0)
  const tepat = bobot.map((one) => (total * one) / semua)
  const bulat = tepat.map(Math.floor)
  const sisa = total - bulat.reduce((sum, one) => sum + one, 0)
  const urut = tepat.map((one, at) => ({ at, pecahan: one - Math.floor(one) }))
  for (const { at } of urut.toSorted((a, b) => b.pecahan - a.pecahan || a.at - b.at).slice(0, sisa))
    bulat[at] = (bulat[at] ?? 0) + 1
  return bulat
}
