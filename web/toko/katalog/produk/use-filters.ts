import { useNavigate, useSearchParams } from 'react-router'
import { type ProdukFilters, readFilters, writeFilters } from './produk-filters.ts'

/** Returns the filters of the product list and functions to change them. A change leads to page 1. */
export function useFilters() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = readFilters(search)
  const to = (change: Partial<ProdukFilters>) => `?${writeFilters({ ...filter, page: 1, ...change })}`
  return {
    filter: filter,
    to,
    set: (change: Partial<ProdukFilters>, options: { replace?: boolean } = {}) =>
      void navigate(to(change), { preventScrollReset: true, ...options }),
  }
}
