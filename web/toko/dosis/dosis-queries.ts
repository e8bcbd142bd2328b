import { queryOptions } from '@tanstack/react-query'
import { listProdukDosis } from '#contract/dosis/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** What doses are computed from: it comes with the document, so the calculator goes on without a signal. */
/** @param produk one that is to be among them; 0 where it does not matter, as in every document */
export const produkDosisQuery = (produk: number, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'dosis', produk],
    queryFn: () => via(listProdukDosis, { query: { produk: produk || undefined } }),
    staleTime: 5 * 60_000,
  })
