import { divideRupiah } from '#contract/uang/bagi.ts'

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
  const uang = divideRupiah(barang, [...lot, ...belumDikemas].map(bobot))
  return new Map(lot.map(({ lotId }, at) => [lotId, uang[at] ?? 0]))
}
