import { queryOptions } from '@tanstack/react-query'
import { getResep, listProdukResep, listResep } from '#contract/resep/endpoints.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.

export const RESEP_PER_HALAMAN = 10

export const resepListQuery = (page: number) =>
  queryOptions({
    queryKey: ['milik-saya', 'resep', 'daftar', page],
    queryFn: () => call(listResep, { query: { page, limit: RESEP_PER_HALAMAN } }),
  })

/** Maximum prescriptions searched for one that covers a product. */
const USABLE_MAX = 100

export const usableResepQuery = () =>
  queryOptions({
    queryKey: ['milik-saya', 'resep', 'daftar', 'dapat'],
    queryFn: () => call(listResep, { query: { page: 1, limit: USABLE_MAX } }).then(({ items }) => items),
  })

export const resepQuery = (resepId: number) =>
  queryOptions({
    queryKey: ['milik-saya', 'resep', resepId],
    queryFn: () => call(getResep, { params: { resepId } }),
    enabled: resepId > 0,
  })

export const produkResepQuery = () =>
  queryOptions({ queryKey: ['produk', 'resep'], queryFn: () => call(listProdukResep, {}) })
