import { useNavigate, useSearchParams } from 'react-router'
import { type ProdukSaringan, readSaringan, writeSaringan } from './produk-saringan.ts'

/** Returns the filters of the product list and functions to change them. A change leads to page 1. */
export function useSaringan() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const saringan = readSaringan(search)
  const to = (change: Partial<ProdukSaringan>) => `?${writeSaringan({ ...saringan, page: 1, ...change })}`
  return {
    saringan,
    to,
    set: (change: Partial<ProdukSaringan>, options: { replace?: boolean } = {}) =>
      void navigate(to(change), { preventScrollReset: true, ...options }),
  }
}
