import type { Location } from 'react-router'
import type { Paket } from '#contract/katalog/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type KeranjangLine, possibleQuantity } from '#web/lib/cart.ts'
import { toId } from '#web/lib/id.ts'
import type { PesananPaketState } from '#web/toko/katalog/buy/pesanan-tujuan.ts'

/** Navigation state from the cart: its lines, and the code of the chosen shipping method. */
export interface PesananKeranjangState {
  items: ItemPesanan[]
  pengiriman: string
}

export interface PesananOrigin {
  /** True if the lines must be removed from the cart after ordering. */
  fromKeranjang: boolean
  items: ItemPesanan[]
  pengiriman: string | undefined
  /** Package data from the package list: shown at once, then refreshed from the server. */
  paket: Paket | undefined
}

/**
 * Returns the items to order: a package or the cart's lines from navigation state; else the package in the URL, or the cart's
 * content.
 */
export function readPesananOrigin(
  { state, search }: Pick<Location, 'state' | 'search'>,
  keranjang: readonly KeranjangLine[],
): PesananOrigin | null {
  const { paket, items, pengiriman } = (state ?? {}) as Partial<PesananPaketState & PesananKeranjangState>
  const paketId = paket?.paketId ?? toId(new URLSearchParams(search).get('paket') ?? '')
  if (paketId) return { fromKeranjang: false, items: [{ paketId, jumlah: 1 }], paket, pengiriman: undefined }
  const wanted = items ?? itemsOfKeranjang(keranjang)
  return wanted.length > 0 ? { fromKeranjang: true, items: wanted, pengiriman, paket: undefined } : null
}

/** Returns the lines of the cart that can be bought. */
export function itemsOfKeranjang(lines: readonly KeranjangLine[]): ItemPesanan[] {
  return lines
    .filter(({ stok }) => stok > 0)
    .map((line) =>
      'produkId' in line
        ? { produkId: line.produkId, jumlah: possibleQuantity(line) }
        : { paketId: line.paketId, jumlah: possibleQuantity(line) },
    )
}
