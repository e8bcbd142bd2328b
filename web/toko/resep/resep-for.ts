import type { Resep } from '#contract/resep/endpoints.ts'

/** Prescription that covers a product. */
export interface ResepFor {
  resepId: number
  dokter: string
  /** Remaining quantity; null while the prescription is pending. */
  sisa: number | null
  berlaku_sampai: string | null
}

/**
 * Returns the customer's prescriptions that cover a product: approved ones by expiry date, then pending ones that name the
 * product or no product at all.
 */
export function resepFor(semua: readonly Resep[], produkId: number): ResepFor[] {
  const can = semua.flatMap(({ resepId, dokter, status, berlaku_sampai, produk }): ResepFor[] => {
    const baris = produk.find((satu) => satu.produkId === produkId)
    const isRequested = baris !== undefined || produk.length === 0
    if (status === 'menunggu') return isRequested ? [{ resepId, dokter, sisa: null, berlaku_sampai }] : []
    return baris && baris.sisa > 0 ? [{ resepId, dokter, sisa: baris.sisa, berlaku_sampai }] : []
  })
  const urutan = ({ berlaku_sampai }: ResepFor) => berlaku_sampai ?? '9999'
  return can.toSorted((a, b) => urutan(a).localeCompare(urutan(b)) || a.resepId - b.resepId)
}
