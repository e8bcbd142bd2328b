import type { Location } from 'react-router'
import type { Paket } from '#contract/katalog/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type BarisKeranjang, jumlahDapat } from '#web/lib/cart.ts'
import { toId } from '#web/lib/id.ts'
import type { PesananPaketState } from '#web/toko/katalog/beli/pesanan-tujuan.ts'

/** Navigation state from the cart: its lines, and the code of the chosen shipping method. */
export interface PesananKeranjangState {
  items: ItemPesanan[]
  pengiriman: string
}

export interface PesananAsal {
  /** True if the lines must be removed from the cart after ordering. */
  dariKeranjang: boolean
  items: ItemPesanan[]
  pengiriman: string | undefined
  /** Package data from the package list: shown at once, then refreshed from the server. */
  paket: Paket | undefined
}

/**
 * Returns the items to order: a package or the cart's lines from navigation state; else the package in the URL, or the cart's
 * content.
 */
export function readPesananAsal(
  { state, search }: Pick<Location, 'state' | 'search'>,
  keranjang: readonly BarisKeranjang[],
): PesananAsal | null {
  const { paket, items, pengiriman } = (state ?? {}) as Partial<PesananPaketState & PesananKeranjangState>
  const paketId = paket?.paketId ?? toId(new URLSearchParams(search).get('paket') ?? '')
  if (paketId) return { dariKeranjang: false, items: [{ paketId, jumlah: 1 }], paket, pengiriman: undefined }
  const wanted = items ?? itemsOfKeranjang(keranjang)
  return wanted.length > 0 ? { dariKeranjang: true, items: wanted, pengiriman, paket: undefined } : null
}

/** Returns the lines of the cart that can be bought. */
export function itemsOfKeranjang(baris: readonly BarisKeranjang[]): ItemPesanan[] {
  return baris
    .filter(({ stok }) => stok > 0)
    .map((line) =>
      'produkId' in line
        ? { produkId: line.produkId, jumlah: jumlahDapat(line) }
        : { paketId: line.paketId, jumlah: jumlahDapat(line) },
    )
}
