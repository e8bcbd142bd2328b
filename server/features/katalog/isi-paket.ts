import type { PaketItem } from '#contract/katalog/endpoints.ts'

/**
 * The parts that bare names stand for. The n-th part of a name keeps what the n-th part of that name was tied to; a new
 * name is tied to nothing.
 */
export function isiOfNames(names: readonly string[], lama: readonly PaketItem[]): PaketItem[] {
  const rest = [...lama]
  return names.map((nama) => {
    const at = rest.findIndex((item) => item.nama.toLowerCase() === nama.toLowerCase())
    const known = at < 0 ? undefined : rest.splice(at, 1)[0]
    return { produkId: null, jumlah: 1, ...known, nama }
  })
}

/** A part in a line, for the trail: '2× Obat (produk 12)'. */
export function formatIsi({ nama, produkId, jumlah }: PaketItem): string {
  return `${jumlah}× ${nama}${produkId === null ? '' : ` (produk ${produkId})`}`
}
