import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listUlasan } from '#contract/ulasan/endpoints.ts'
import type { BarangKind } from '#contract/ulasan/ulasan.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** Returns the page of reviews in the URL, or 1 if it is invalid. */
export const readHalamanUlasan = (params: URLSearchParams): number => {
  const page = Number(params.get('ulasan'))
  return Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

export const ulasanQuery = (kind: BarangKind, id: number, page: number, via: Call = call) =>
  queryOptions({
    queryKey: ['ulasan', kind, id, page],
    queryFn: () => via(listUlasan, { params: { jenis: kind, id }, query: { page } }),
    placeholderData: keepPreviousData,
  })
