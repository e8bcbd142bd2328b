import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/akun/endpoints.ts'
import { useSession } from '#web/lib/session.tsx'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'

/** Returns a function that applies an accepted profile change to the query cache and the session. */
export function useSetProfile(): (change: Partial<Profile>) => void {
  const queries = useQueryClient()
  const { token, user, login } = useSession()
  return (change) => {
    queries.setQueryData(profileQuery().queryKey, (old) => old && { ...old, ...change })
    // The profile's address is the text of the main address.
    if (change.alamat !== undefined) void queries.invalidateQueries({ queryKey: ['milik-saya', 'alamat'] })
    if (token) login(token, { ...user, ...change })
  }
}
