import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Marks the detail that was opened from the list, which therefore lies one step back. */
interface DetailState {
  dariDaftar?: true
}

/**
 * Which order's detail is open. It stands in the address, so that it can be shared and reloaded, and Back closes it.
 * `close` goes back where the list was; `leave` only takes the order out of the address, and is done at once.
 */
export function useDetailTerbuka() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as DetailState | null

  const change = (to: (next: URLSearchParams) => void, options: { replace?: true; state: DetailState }) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        to(next)
        return next
      },
      { preventScrollReset: true, ...options },
    )
  const open = (nomor: string) => change((next) => next.set('order', nomor), { state: { ...state, dariDaftar: true } })
  const leave = () =>
    change((next) => next.delete('order'), { replace: true, state: { ...state, dariDaftar: undefined } })
  const close = () => (state?.dariDaftar ? void navigate(-1) : leave())

  return { nomor: search.get('order'), open, close, leave }
}
