import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { addFavorit, listFavorit, removeFavorit } from '#contract/favorit/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { simpananFavorit } from './simpanan-favorit.ts'

/** Of the account; what this browser kept before somebody signed in goes along. */
const favoritQuery = () =>
  queryOptions({
    queryKey: ['milik-saya', 'favorit'],
    queryFn: async (): Promise<readonly number[]> => {
      const produkIds = [...simpananFavorit.read()]
      if (produkIds.length === 0) return (await call(listFavorit, {})).produkIds
      const all = await call(addFavorit, { body: { produkIds } })
      // Only once they have arrived: what was added meanwhile stays for the next time.
      simpananFavorit.write(simpananFavorit.read().filter((id) => !produkIds.includes(id)))
      return all.produkIds
    },
    staleTime: 60_000,
  })

/** What somebody keeps: in the account, or in this browser alone. */
export function useFavorit() {
  const { isLoggedIn } = useSession()
  const queries = useQueryClient()
  const lokal = useSyncExternalStore(simpananFavorit.subscribe, simpananFavorit.read, simpananFavorit.read)
  const akun = useQuery({ ...favoritQuery(), enabled: isLoggedIn })
  const produkIds = isLoggedIn ? akun.data : lokal

  return {
    /** undefined until it is known. */
    produkIds,
    error: isLoggedIn ? akun.error : null,
    refetch: akun.refetch,

    /** Shown at once; taken back where it does not arrive. @throws ApiError */
    async toggle(produkId: number): Promise<void> {
      const isKept = produkIds?.includes(produkId)
      const next = isKept ? (produkIds ?? []).filter((id) => id !== produkId) : [produkId, ...(produkIds ?? [])]
      if (!isLoggedIn) {
        simpananFavorit.write(next)
        return
      }
      const { queryKey } = favoritQuery()
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, next)
      try {
        const answer = await (isKept
          ? call(removeFavorit, { params: { produkId } })
          : call(addFavorit, { body: { produkIds: [produkId] } }))
        queries.setQueryData(queryKey, answer.produkIds)
      } catch (error) {
        await queries.invalidateQueries({ queryKey })
        throw error
      }
    },
  }
}
