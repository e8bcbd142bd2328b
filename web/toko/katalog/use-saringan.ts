import { useNavigate, useSearchParams } from 'react-router'
import { type ProdukSaringan, readSaringan, writeSaringan } from './produk-saringan.ts'

/** What the list of products is narrowed to, and the ways to change it. A change leads to the first page. */
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
