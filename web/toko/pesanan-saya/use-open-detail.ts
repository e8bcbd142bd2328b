import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Marks a detail that was opened from the list, which is one step back in the history. */
interface DetailState {
  fromList?: true
}

/**
 * Returns the order whose detail is open. It is in the URL, so that it can be shared and reloaded, and Back closes it. `close`
 * goes back to the list, or removes the order from the URL.
 */
export function useOpenDetail() {
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
  const open = (nomor: string) => change((next) => next.set('order', nomor), { state: { ...state, fromList: true } })
  const close = () =>
    state?.fromList ? void navigate(-1) : change((next) => next.delete('order'), { replace: true, state: { ...state } })

  return { nomor: search.get('order'), open, close }
}
