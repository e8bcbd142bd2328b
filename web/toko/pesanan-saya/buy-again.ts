import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import type { KeranjangLine } from '#web/lib/cart.ts'

/** Returns an order's lines as cart lines; the cart fetches current prices and stock when it opens. */
export function linesAgain({ items }: Pick<RiwayatPesanan, 'items'>): KeranjangLine[] {
  return items.flatMap(({ produkId, paketId, nama, gambar, harga, jumlah }) => {
    const line = { kategori: paketId ? 'Paket' : '', nama, gambar, harga, stok: jumlah, quantity: jumlah }
    if (produkId) return { produkId, ...line }
    return paketId ? { paketId, ...line } : []
  })
}
