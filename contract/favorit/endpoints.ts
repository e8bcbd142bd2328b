import { z } from 'zod'
import { Id, IdParam } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** Maximum number of favorites per account or browser; the oldest are dropped. */
export const FAVORIT_MAX = 60
/** Maximum number of stock notifications per account. */
export const STOK_ALERT_MAX = 30

const ProdukParams = z.object({ produkId: IdParam })
const Done = z.object({ message: z.string() })

/** Product ids, newest first. */
const Favorit = z.object({ produkIds: z.array(Id) })

export const listFavorit = endpoint({
  name: 'listFavorit',
  summary: 'Produk yang disimpan akun ini, dimulai dari yang terbaru.',
  method: 'GET',
  path: '/api/favorit',
  access: 'pelanggan',
  response: Favorit,
  errors: [],
})

export const addFavorit = endpoint({
  name: 'addFavorit',
  summary: 'Menyimpan produk sebagai favorit: beberapa sekaligus, seperti yang disimpan browser sebelum masuk.',
  method: 'POST',
  path: '/api/favorit',
  access: 'pelanggan',
  body: z.object({ produkIds: z.array(Id).min(1).max(FAVORIT_MAX) }),
  response: Favorit,
  errors: ['VALIDATION_FAILED', 'TERLALU_SERING'],
})

export const removeFavorit = endpoint({
  name: 'removeFavorit',
  summary: 'Menghapus satu produk dari favorit.',
  method: 'DELETE',
  path: '/api/favorit/{produkId}',
  access: 'pelanggan',
  params: ProdukParams,
  response: Favorit,
  errors: ['VALIDATION_FAILED'],
})

export const getStokAlert = endpoint({
  name: 'getStokAlert',
  summary: 'Apakah akun ini minta dikabari jika produk itu tersedia lagi.',
  method: 'GET',
  path: '/api/favorit/kabar-stok/{produkId}',
  access: 'pelanggan',
  params: ProdukParams,
  response: z.object({ diminta: z.boolean() }),
  errors: ['VALIDATION_FAILED'],
})

export const requestStokAlert = endpoint({
  name: 'requestStokAlert',
  summary: 'Minta dikabari lewat email akun, satu kali, begitu produk yang habis tersedia lagi.',
  method: 'POST',
  path: '/api/favorit/kabar-stok/{produkId}',
  access: 'pelanggan',
  params: ProdukParams,
  response: Done,
  errors: [
    'VALIDATION_FAILED',
    'PRODUK_TIDAK_ADA',
    'STOK_MASIH_ADA',
    'EMAIL_BELUM_DIKONFIRMASI',
    'KABAR_STOK_PENUH',
    'TERLALU_SERING',
  ],
})

export const cancelStokAlert = endpoint({
  name: 'cancelStokAlert',
  summary: 'Tidak jadi minta dikabari.',
  method: 'DELETE',
  path: '/api/favorit/kabar-stok/{produkId}',
  access: 'pelanggan',
  params: ProdukParams,
  response: Done,
  errors: ['VALIDATION_FAILED'],
})
