import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import type { BarisKeranjang } from '#web/lib/cart.ts'

/** Returns an order's lines as cart lines; the cart fetches current prices and stock when it opens. */
export function barisAgain({ items }: Pick<RiwayatPesanan, 'items'>): BarisKeranjang[] {
  return items.flatMap(({ produkId, paketId, nama, gambar, harga, jumlah }) => {
    const isi = { kategori: paketId ? 'Paket' : '', nama, gambar, harga, stok: jumlah, quantity: jumlah }
    if (produkId) return { produkId, ...isi }
    return paketId ? { paketId, ...isi } : []
  })
}
