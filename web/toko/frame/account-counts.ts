import { queryOptions, useQuery } from '@tanstack/react-query'
import { countKabar, UNREAD_MAX } from '#contract/kabar/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.

/** Number of unread notices. One request for all its badges, at most one a minute. */
export const unreadKabarQuery = () =>
  queryOptions({
    queryKey: ['milik-saya', 'kabar', 'jumlah'],
    queryFn: () => call(countKabar, {}).then(({ belum_dibaca }) => belum_dibaca),
    staleTime: 60_000,
    retry: false,
  })

/** Returns the number of unread notices as its badge shows it; empty without any, for a guest, and while it is unknown. */
export function useUnreadKabar(): string {
  const isLoggedIn = useIsLoggedIn()
  const count = useQuery({ ...unreadKabarQuery(), enabled: isLoggedIn }).data ?? 0
  if (!isLoggedIn || count === 0) return ''
  return count > UNREAD_MAX ? `${UNREAD_MAX}+` : String(count)
}
