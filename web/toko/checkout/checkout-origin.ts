import type { Location } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { toId } from '#web/lib/id.ts'

interface CheckoutOrigin {
  produkId: number
  jumlah: number
  /** Prescription chosen on the previous screen, if any. */
  resepId: number | undefined
  /** Product data from the previous screen: shown at once, then refreshed from the server. */
  produk: Produk | undefined
}

/** Returns the item to order: from navigation state, else from the URL (reload, shared link). */
export function readCheckoutOrigin(location: Pick<Location, 'state' | 'search'>): CheckoutOrigin | null {
  const search = new URLSearchParams(location.search)
  const produk = (location.state as { produk?: Produk } | null)?.produk
  const produkId = produk?.produkId ?? toId(search.get('produk') ?? '')
  if (!produkId) return null
  return {
    produkId,
    produk,
    jumlah: toId(search.get('jumlah') ?? '') || 1,
    resepId: toId(search.get('resep') ?? '') || undefined,
  }
}
