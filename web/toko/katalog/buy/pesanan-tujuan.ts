import type { Paket, Produk } from '#contract/katalog/endpoints.ts'

/** Navigation state passed to the checkout. */
export interface PesananState {
  produk: Produk
}

/**
 * Returns the link to the checkout: the product is in the URL, so that a reload finds it again, and in the navigation state.
 */
export function pesananTujuan(produk: Produk, quantity: number): { to: string; state: PesananState } {
  return {
    to: `/produk/produk-satuan/pemesanan?produk=${produk.produkId}&jumlah=${quantity}`,
    state: { produk },
  }
}

/** Navigation state passed to the checkout of a package. */
export interface PesananPaketState {
  paket: Paket
}

/** Returns the link to the checkout of a package. */
export function paketTujuan(paket: Paket): { to: string; state: PesananPaketState } {
  return { to: `/pemesanan?paket=${paket.paketId}`, state: { paket } }
}
