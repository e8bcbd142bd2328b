import type { Location } from 'react-router'
import type { Paket } from '#contract/katalog/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type BarisKeranjang, jumlahDapat } from '#web/lib/cart.ts'
import { toId } from '#web/lib/id.ts'
import type { PesananPaketState } from '#web/toko/katalog/pesanan-tujuan.ts'

/** What the cart hands over: its lines, and the code of the shipping method chosen there. */
export interface PesananKeranjangState {
  items: ItemPesanan[]
  pengiriman: string
}

export interface PesananAsal {
  /** Then the lines leave the cart with the order. */
  dariKeranjang: boolean
  items: ItemPesanan[]
  pengiriman: string | undefined
  /** What the package list knew about it: shown at once, then checked against the server. */
  paket: Paket | undefined
}

/**
 * What is to be ordered: a package or the cart's lines from navigation state; without it, the package of the address
 * or what the cart holds.
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

/** What can be bought of the cart. */
export function itemsOfKeranjang(baris: readonly BarisKeranjang[]): ItemPesanan[] {
  return baris
    .filter(({ stok }) => stok > 0)
    .map((line) =>
      'produkId' in line
        ? { produkId: line.produkId, jumlah: jumlahDapat(line) }
        : { paketId: line.paketId, jumlah: jumlahDapat(line) },
    )
}
