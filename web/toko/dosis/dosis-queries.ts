import { queryOptions } from '@tanstack/react-query'
import { listProdukDosis } from '#contract/dosis/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/**
 * Data for dose calculations. It comes with the document, so the calculator works offline.
 * @param produk id of a product to include; 0 for none, as in every document
 */
export const produkDosisQuery = (produk: number, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'dosis', produk],
    queryFn: () => via(listProdukDosis, { query: { produk: produk || undefined } }),
    staleTime: 5 * 60_000,
  })
