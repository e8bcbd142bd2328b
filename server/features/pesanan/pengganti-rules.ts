/** Quantity of a product or a package. */
interface Barang {
  produk_id: number | null
  paket_id: number | null
  jumlah: number
}

/** Data that limits a free replacement: the order, its complaint, and earlier refunds and replacements. */
export interface PenggantiInput {
  baris: (Barang & { urutan: number })[]
  /** Lines of the complaint. Empty for a complaint about the whole order, or without a complaint. */
  complained: { urutan: number; jumlah: number }[]
  /** Units that were refunded, including open refunds. */
  kembali: { urutan: number; jumlah: number }[]
  /** Content of the order's earlier replacements. */
  done: Barang[]
  /** Products of the packages, per unit of a package. */
  isi: { paket_id: number; produk_id: number; jumlah: number }[]
}

/**
 * Returns the first item of `wish` that exceeds what may be sent again for free, else undefined. Parts of a package may be
 * sent alone.
 * @returns the item's name and its allowed quantity
 */
export function excess<T extends Barang & { nama: string }>(
  { baris, complained, kembali, done, isi }: PenggantiInput,
  wish: readonly T[],
): { nama: string; sisa: number } | undefined {
  const left = new Map<string, number>()
  const add = (barang: Barang, quantity: number) => {
    for (const [kunci, units] of perUnit(barang, isi)) left.set(kunci, (left.get(kunci) ?? 0) + units * quantity)
  }
  for (const line of baris) {
    const unitsIn = (rows: readonly { urutan: number; jumlah: number }[]) =>
      rows.reduce((sum, { urutan, jumlah }) => (urutan === line.urutan ? sum + jumlah : sum), 0)
    const most = complained.length > 0 ? Math.min(line.jumlah, unitsIn(complained)) : line.jumlah
    add(line, Math.max(0, Math.min(most, line.jumlah - unitsIn(kembali))))
  }
  for (const barang of done) add(barang, -barang.jumlah)
  for (const barang of wish) {
    const available = perUnit(barang, isi).map(([kunci, units]) => Math.floor((left.get(kunci) ?? 0) / units))
    const remaining = Math.max(0, Math.min(...available))
    if (barang.jumlah > remaining) return { nama: barang.nama, sisa: remaining }
    add(barang, -barang.jumlah)
  }
  return undefined
}

/** Returns the content of one unit: the product, or the package and its parts. */
function perUnit({ produk_id, paket_id }: Barang, contents: PenggantiInput['isi']): [string, number][] {
  if (paket_id === null) return [[`produk ${produk_id}`, 1]]
  const bagian = new Map<string, number>([[`paket ${paket_id}`, 1]])
  for (const { produk_id, jumlah } of contents.filter((line) => line.paket_id === paket_id))
    bagian.set(`produk ${produk_id}`, (bagian.get(`produk ${produk_id}`) ?? 0) + jumlah)
  return [...bagian]
}
