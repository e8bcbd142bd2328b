import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import type { Pesanan } from './build-rows.ts'

/** What stands in an address for the rows of who looks at it. */
const NOMOR = 'KS-NOMOR'
const ORDER_ID = 'ID-PESANAN'
const PRODUK_ID = 'ID-PRODUK'

/** What a screen is looked at with. */
export interface Contoh {
  /** Number of an order of the customer who looks. */
  nomor: string
  /** Its id, as the office's addresses carry it. */
  orderId: number
  /** What was ordered. */
  produkId: number
}

/** All of it from one order. */
export const contohOf = ({ nomor, orderId, produk }: Pesanan): Contoh => ({ nomor, orderId, produkId: produk.produkId })

/** The address of a screen with these rows in it. */
export const withContoh = (path: string, { nomor, orderId, produkId }: Contoh) =>
  path.replace(NOMOR, nomor).replace(ORDER_ID, `${orderId}`).replace(PRODUK_ID, `${produkId}`)

/** What stands in the place of a parameter, and what a screen needs in its address to have something to show. */
const PARAMETERS: Record<string, string> = {
  'produk/produk-satuan/:produkId': 'produk/produk-satuan/1',
  'produk/produk-satuan/pemesanan': `produk/produk-satuan/pemesanan?produk=${PRODUK_ID}`,
  'layanan/detail/:id': 'layanan/detail/1',
  'artikel/:id': 'artikel/1',
  pesanan: 'pesanan?paket=1',
  'konfirmasi-pembayaran': `konfirmasi-pembayaran?order=${NOMOR}`,
  'riwayat-pembayaran/nota/:nomor': `riwayat-pembayaran/nota/${NOMOR}`,
  luring: 'luring?salinan=1',
  '*': '404',
  'edit-kategori/:kategoriId': 'edit-kategori/1',
  'detail-pesanan-satuan/:orderId': `detail-pesanan-satuan/${ORDER_ID}`,
  'detail-pesanan-paketan/:orderId': `detail-pesanan-paketan/${ORDER_ID}`,
  'cetak-pesanan/:orderId': `cetak-pesanan/${ORDER_ID}`,
  'edit-produk/:produkId': `edit-produk/${PRODUK_ID}`,
  'edit-paket/:paketId': 'edit-paket/1',
  'edit-artikel/:artikelId': 'edit-artikel/1',
  'edit-metode/:metodeId?': 'edit-metode/1',
  'edit-pengiriman/:shippingId': 'edit-pengiriman/1',
  'edit-user/:userId?': 'edit-user/1',
}

function screens(entries: readonly RouteConfigEntry[], folder: string): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    if (children) return screens(children, folder)
    return file.startsWith(folder) && file.endsWith('.page.tsx') ? [`/${PARAMETERS[path] ?? path}`] : []
  })
}

/** The address of every screen of the shop, from the site map itself. */
export const SCREENS: readonly string[] = [...new Set(screens(routes, 'toko/'))]

/** The same for the back office. */
export const OFFICE_SCREENS: readonly string[] = screens(routes, 'admin/')
