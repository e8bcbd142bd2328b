import { queryOptions } from '@tanstack/react-query'
import { getResep, listProdukResep, listResep } from '#contract/resep/endpoints.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks what belongs to the account; it is dropped when the session ends.

export const RESEP_PER_HALAMAN = 10

export const daftarResepQuery = (page: number) =>
  queryOptions({
    queryKey: ['milik-saya', 'resep', 'daftar', page],
    queryFn: () => call(listResep, { query: { page, limit: RESEP_PER_HALAMAN } }),
  })

/** As many as are looked through for one that a product can be bought with. */
const DAPAT_MAX = 100

export const resepDapatQuery = () =>
  queryOptions({
    queryKey: ['milik-saya', 'resep', 'daftar', 'dapat'],
    queryFn: () => call(listResep, { query: { page: 1, limit: DAPAT_MAX } }).then(({ items }) => items),
  })

export const resepQuery = (resepId: number) =>
  queryOptions({
    queryKey: ['milik-saya', 'resep', resepId],
    queryFn: () => call(getResep, { params: { resepId } }),
    enabled: resepId > 0,
  })

export const produkResepQuery = () =>
  queryOptions({ queryKey: ['produk', 'resep'], queryFn: () => call(listProdukResep, {}) })
