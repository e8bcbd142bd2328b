import type { Paket, Produk } from '#contract/katalog/endpoints.ts'

/** What the checkout receives from the screen before it. */
export interface PesananState {
  produk: Produk
}

/**
 * The way to the checkout: the product in the address, so that a reload finds it again, and as navigation state.
 */
export function pesananTujuan(produk: Produk, jumlah: number): { to: string; state: PesananState } {
  return {
    to: `/produk/produk-satuan/pemesanan?produk=${produk.produkId}&jumlah=${jumlah}`,
    state: { produk },
  }
}

/** What the package's checkout receives: title, price, picture and contents. */
export interface PesananPaketState {
  paket: Paket
}

/** The same of one package. */
export function paketTujuan(paket: Paket): { to: string; state: PesananPaketState } {
  return { to: `/pemesanan?paket=${paket.paketId}`, state: { paket } }
}
