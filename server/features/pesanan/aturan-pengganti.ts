/** So much of a product, or of a package. */
interface Barang {
  produk_id: number | null
  paket_id: number | null
  jumlah: number
}

/** What an order held, what of it is complained about, and what went again or back by now. */
export interface BahanPengganti {
  baris: (Barang & { urutan: number })[]
  /** Empty where a complaint names no line, or there is none: then it is about all of the order. */
  dikeluhkan: { urutan: number; jumlah: number }[]
  /** Units for which money went back, or is on its way. */
  kembali: { urutan: number; jumlah: number }[]
  /** What earlier replacements of the order hold. */
  sudah: Barang[]
  /** Which products packages hold, and how many. */
  isi: { paket_id: number; produk_id: number; jumlah: number }[]
}

/**
 * The first thing of which more is wished for than may be sent again for nothing. Of a package its parts may go alone.
 * @returns its name, and how many may go
 */
export function kelebihan<T extends Barang & { nama: string }>(
  { baris, dikeluhkan, kembali, sudah, isi }: BahanPengganti,
  wish: readonly T[],
): { nama: string; sisa: number } | undefined {
  const left = new Map<string, number>()
  const add = (barang: Barang, jumlah: number) => {
    for (const [kunci, banyak] of perUnit(barang, isi)) left.set(kunci, (left.get(kunci) ?? 0) + banyak * jumlah)
  }
  for (const line of baris) {
    const dari = (rows: readonly { urutan: number; jumlah: number }[]) =>
      rows.reduce((sum, { urutan, jumlah }) => (urutan === line.urutan ? sum + jumlah : sum), 0)
    const most = dikeluhkan.length > 0 ? Math.min(line.jumlah, dari(dikeluhkan)) : line.jumlah
    add(line, Math.max(0, Math.min(most, line.jumlah - dari(kembali))))
  }
  for (const barang of sudah) add(barang, -barang.jumlah)
  for (const barang of wish) {
    const muat = perUnit(barang, isi).map(([kunci, banyak]) => Math.floor((left.get(kunci) ?? 0) / banyak))
    const sisa = Math.max(0, Math.min(...muat))
    if (barang.jumlah > sisa) return { nama: barang.nama, sisa }
    add(barang, -barang.jumlah)
  }
  return undefined
}

/** What one of it is: the product, or the package with its parts. */
function perUnit({ produk_id, paket_id }: Barang, isi: BahanPengganti['isi']): [string, number][] {
  if (paket_id === null) return [[`produk ${produk_id}`, 1]]
  const bagian = new Map<string, number>([[`paket ${paket_id}`, 1]])
  for (const { produk_id, jumlah } of isi.filter((satu) => satu.paket_id === paket_id))
    bagian.set(`produk ${produk_id}`, (bagian.get(`produk ${produk_id}`) ?? 0) + jumlah)
  return [...bagian]
}
