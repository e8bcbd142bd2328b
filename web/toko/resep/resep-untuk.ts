import type { Resep } from '#contract/resep/endpoints.ts'

/** A prescription on which a product can be ordered. */
export interface ResepUntuk {
  resepId: number
  dokter: string
  /** How many are left on it; null while nobody has decided about it. */
  sisa: number | null
  berlaku_sampai: string | null
}

/**
 * On which of a customer's prescriptions a product can be ordered: first what is approved, which ends soonest before the others,
 * then what waits for a decision and names the product, or none at all.
 */
export function resepUntuk(semua: readonly Resep[], produkId: number): ResepUntuk[] {
  const dapat = semua.flatMap(({ resepId, dokter, status, berlaku_sampai, produk }): ResepUntuk[] => {
    const baris = produk.find((satu) => satu.produkId === produkId)
    const isDiminta = baris !== undefined || produk.length === 0
    if (status === 'menunggu') return isDiminta ? [{ resepId, dokter, sisa: null, berlaku_sampai }] : []
    return baris && baris.sisa > 0 ? [{ resepId, dokter, sisa: baris.sisa, berlaku_sampai }] : []
  })
  const urutan = ({ berlaku_sampai }: ResepUntuk) => berlaku_sampai ?? '9999'
  return dapat.toSorted((a, b) => urutan(a).localeCompare(urutan(b)) || a.resepId - b.resepId)
}
