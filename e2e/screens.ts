import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import type { Pesanan } from './build-rows.ts'

/** Placeholders in addresses, replaced by the rows of the current user. */
const NOMOR = 'KS-NOMOR'
const ORDER_ID = 'ID-PESANAN'
const PRODUK_ID = 'ID-PRODUK'
const RESEP_ID = 'ID-RESEP'
const ONGKIR_ID = 'ID-ONGKIR'
const PELANGGAN_ID = 'ID-PELANGGAN'
const VOUCHER_ID = 'ID-VOUCHER'
const GRUP_ID = 'ID-GRUP'
const KELUHAN_ID = 'ID-KELUHAN'
const KELUHAN_NOMOR = 'KS-KELUHAN'
const PERCAKAPAN_ID = 'ID-PERCAKAPAN'
const SETORAN_ID = 'ID-SETORAN'
const TAUTAN = 'TAUTAN-BAYAR'
const DRAFT_ID = 'ID-DRAF'
const PEMBELIAN_ID = 'ID-PEMBELIAN'
const PEMASOK_ID = 'ID-PEMASOK'

/** Rows that the addresses of the screens refer to. */
export interface Contoh {
  /** Number of an order of the customer. */
  nomor: string
  /** Id of the order, used in the office's addresses. */
  orderId: number
  /** Id of the customer. */
  pelangganId: number
  /** Id of the ordered product. */
  produkId: number
  /** Id of a prescription of the customer. */
  resepId: number
  /** Id of a shipping rate. */
  ongkirId: number
  /** Token of another order's payment link. */
  tautan: string
  /** Id of a settlement line. */
  setoranId: number
  voucherId: number
  grupId: number
  /** A complaint of the customer, and the number of its order. */
  keluhan: { keluhanId: number; nomor: string }
  /** Id of a conversation by WhatsApp. */
  percakapanId: number
  /** Purchase orders: a draft, and a sent one with its supplier. */
  draft: { pembelianId: number }
  pembelian: { pembelianId: number; pemasokId: number }
}

/** Creates the rows, all from one order. */
export const contohOf = async ({
  nomor,
  orderId,
  pelangganId,
  produk,
  resep,
  tarif,
  tautan,
  setoran,
  voucher,
  grup,
  keluhan,
  percakapan,
  pembelian,
}: Pesanan): Promise<Contoh> => ({
  nomor,
  orderId,
  pelangganId,
  produkId: produk.produkId,
  resepId: await resep(),
  ongkirId: await tarif(),
  tautan: await tautan(),
  setoranId: await setoran(),
  voucherId: await voucher(),
  grupId: await grup(),
  keluhan: await keluhan(),
  percakapanId: await percakapan(),
  draft: await pembelian(false),
  pembelian: await pembelian(true),
})

/** Returns the address of a screen with the placeholders replaced. */
export const withContoh = (path: string, { keluhan, draft, pembelian, ...contoh }: Contoh) =>
  path
    .replace(PELANGGAN_ID, `${contoh.pelangganId}`)
    .replace(DRAFT_ID, `${draft.pembelianId}`)
    .replace(PEMBELIAN_ID, `${pembelian.pembelianId}`)
    .replace(PEMASOK_ID, `${pembelian.pemasokId}`)
    .replace(NOMOR, contoh.nomor)
    .replace(ORDER_ID, `${contoh.orderId}`)
    .replace(PRODUK_ID, `${contoh.produkId}`)
    .replaceAll(RESEP_ID, `${contoh.resepId}`)
    .replace(ONGKIR_ID, `${contoh.ongkirId}`)
    .replace(SETORAN_ID, `${contoh.setoranId}`)
    .replace(VOUCHER_ID, `${contoh.voucherId}`)
    .replace(GRUP_ID, `${contoh.grupId}`)
    .replace(KELUHAN_ID, `${keluhan.keluhanId}`)
    .replace(PERCAKAPAN_ID, `${contoh.percakapanId}`)
    .replace(KELUHAN_NOMOR, keluhan.nomor)
    .replace(TAUTAN, contoh.tautan)

/** Addresses by route: values of parameters, and queries that a screen needs to show data. */
const PARAMETERS: Record<string, string> = {
  'produk/produk-satuan/:produkId': 'produk/produk-satuan/1',
  'produk/produk-paketan/:paketId': 'produk/produk-paketan/2',
  'produk/produk-satuan/pemesanan': `produk/produk-satuan/pemesanan?produk=${PRODUK_ID}`,
  'pesan-tanpa-login': 'pesan-tanpa-login?paket=1',
  'layanan/detail/:id': 'layanan/detail/1',
  'layanan/penyakit/:kode': 'layanan/penyakit/cacing-kulit',
  'layanan/kalkulator-dosis': 'layanan/kalkulator-dosis?produk=5&bentuk=persegi&panjang=2,5&lebar=1,2&dalam=0,8',
  'artikel/:id': 'artikel/1',
  'konfirmasi-pembayaran': `konfirmasi-pembayaran?order=${NOMOR}`,
  'bayar/:token': `bayar/${TAUTAN}`,
  'riwayat-pembayaran/:nomor': `riwayat-pembayaran/${NOMOR}`,
  'riwayat-pembayaran/nota/:nomor': `riwayat-pembayaran/nota/${NOMOR}`,
  'riwayat-pembayaran/keluhan/:nomor': `riwayat-pembayaran/keluhan/${KELUHAN_NOMOR}`,
  'resep-saya/:resepId': `resep-saya/${RESEP_ID}`,
  luring: 'luring?salinan=1',
  '*': '404',
  cari: 'cari?q=lintah',
  'edit-kategori/:kategoriId': 'edit-kategori/1',
  'detail-pesanan-satuan/:orderId?': `detail-pesanan-satuan/${ORDER_ID}`,
  'detail-pesanan-paketan/:orderId?': `detail-pesanan-paketan/${ORDER_ID}`,
  'kemas-pesanan/:orderId': `kemas-pesanan/${ORDER_ID}`,
  'cetak-pesanan/:orderId': `cetak-pesanan/${ORDER_ID}`,
  'cetak-banyak': `cetak-banyak?id=${ORDER_ID}`,
  'pindai-kemas': `pindai-kemas?id=${ORDER_ID}`,
  'detail-keluhan/:keluhanId': `detail-keluhan/${KELUHAN_ID}`,
  'percakapan-whatsapp/:percakapanId': `percakapan-whatsapp/${PERCAKAPAN_ID}`,
  'detail-resep/:resepId': `detail-resep/${RESEP_ID}`,
  'banding-resep/:resepId/:lainId': `banding-resep/${RESEP_ID}/${RESEP_ID}`,
  'tarik-lot/:lotId': 'tarik-lot/1',
  'pembelian/:pembelianId': `pembelian/${PEMBELIAN_ID}`,
  'edit-pembelian/:pembelianId': `edit-pembelian/${DRAFT_ID}`,
  'terima-pembelian/:pembelianId': `terima-pembelian/${PEMBELIAN_ID}`,
  'edit-pemasok/:pemasokId': `edit-pemasok/${PEMASOK_ID}`,
  'edit-produk/:produkId': `edit-produk/${PRODUK_ID}`,
  'edit-paket/:paketId': 'edit-paket/1',
  'lot/:lotId': 'lot/1',
  'edit-artikel/:artikelId': 'edit-artikel/1',
  'kaitan-penyakit/:kode': 'kaitan-penyakit/cacing-kulit',
  'catatan-penyakit/:kode': 'catatan-penyakit/cacing-kulit',
  'teks-pesan/:kode': 'teks-pesan/pesanan-success',
  'setoran/:setoranId': `setoran/${SETORAN_ID}`,
  'cocok-midtrans/:hari': 'cocok-midtrans/2026-11-20',
  'edit-metode/:metodeId?': 'edit-metode/1',
  'edit-pengiriman/:shippingId': 'edit-pengiriman/1',
  'edit-tarif-ongkir/:ongkirId': `edit-tarif-ongkir/${ONGKIR_ID}`,
  'pelanggan/:penggunaId': `pelanggan/${PELANGGAN_ID}`,
  'edit-voucher/:voucherId': `edit-voucher/${VOUCHER_ID}`,
  'edit-grup/:grupId': `edit-grup/${GRUP_ID}`,
  'edit-kata/:sinonimId': 'edit-kata/1',
  'edit-direktori/:kode': 'edit-direktori/dinas-aceh',
  'edit-user/:userId?': 'edit-user/1',
}

function screens(entries: readonly RouteConfigEntry[], folder: string): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    if (children) return screens(children, folder)
    return file.startsWith(folder) && file.endsWith('.page.tsx') ? [`/${PARAMETERS[path] ?? path}`] : []
  })
}

/** Additional states of screens, selected by the query. */
const EXTRA_SCREENS = [
  ...['keramba', 'pengobatan', 'kematian', 'air'].map((kind) => `/akun/buku-obat?catat=${kind}`),
  '/pemesanan?paket=1',
]

/** The address of every screen of the shop, from the route table. */
export const SCREENS: readonly string[] = [...new Set([...screens(routes, 'toko/'), ...EXTRA_SCREENS])]

/** The address of every screen of the back office, from the route table. */
export const ADMIN_SCREENS: readonly string[] = screens(routes, 'admin/')
