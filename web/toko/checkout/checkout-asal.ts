import type { Location } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { toId } from '#web/lib/id.ts'

interface CheckoutAsal {
  produkId: number
  jumlah: number
  /** On which prescription, where the screen before knew one. */
  resepId: number | undefined
  /** What the screen before knew about it: shown at once, then checked against the server. */
  produk: Produk | undefined
}

/** What is to be ordered: from navigation state, or from the address when there is none (reload, shared link). */
export function readCheckoutAsal(location: Pick<Location, 'state' | 'search'>): CheckoutAsal | null {
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
