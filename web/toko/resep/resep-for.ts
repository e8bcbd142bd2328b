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
export function resepFor(all: readonly Resep[], produkId: number): ResepFor[] {
  const covering = all.flatMap(({ resepId, dokter, status, berlaku_sampai, produk }): ResepFor[] => {
    const line = produk.find((item) => item.produkId === produkId)
    const isRequested = line !== undefined || produk.length === 0
    if (status === 'menunggu') return isRequested ? [{ resepId, dokter, sisa: null, berlaku_sampai }] : []
    return line && line.sisa > 0 ? [{ resepId, dokter, sisa: line.sisa, berlaku_sampai }] : []
  })
  const expiryKey = ({ berlaku_sampai }: ResepFor) => berlaku_sampai ?? '9999'
  return covering.toSorted((a, b) => expiryKey(a).localeCompare(expiryKey(b)) || a.resepId - b.resepId)
}
