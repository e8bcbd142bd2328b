import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { addFavorit, listFavorit, removeFavorit } from '#contract/favorit/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { storedFavorit } from './stored-favorit.ts'

/** Favorites of the account. Favorites stored before the login are added to it. */
const favoritQuery = () =>
  queryOptions({
    queryKey: ['milik-saya', 'favorit'],
    queryFn: async (): Promise<readonly number[]> => {
      const produkIds = [...storedFavorit.read()]
      if (produkIds.length === 0) return (await call(listFavorit, {})).produkIds
      const all = await call(addFavorit, { body: { produkIds } })
      // Remove only the ids that were sent; ids added meanwhile are sent next time.
      storedFavorit.write(storedFavorit.read().filter((id) => !produkIds.includes(id)))
      return all.produkIds
    },
    staleTime: 60_000,
  })

/** Returns the favorites of the account, or of this browser if signed out. */
export function useFavorit() {
  const isLoggedIn = useIsLoggedIn()
  const queries = useQueryClient()
  const local = useSyncExternalStore(storedFavorit.subscribe, storedFavorit.read, storedFavorit.read)
  const akun = useQuery({ ...favoritQuery(), enabled: isLoggedIn })
  const produkIds = isLoggedIn ? akun.data : local

  return {
    /** Undefined until loaded. */
    produkIds,
    error: isLoggedIn ? akun.error : null,
    refetch: akun.refetch,

    /** Adds or removes a favorite optimistically; reverted if the request fails. @throws ApiError */
    async toggle(produkId: number): Promise<void> {
      const isKept = produkIds?.includes(produkId)
      const next = isKept ? (produkIds ?? []).filter((id) => id !== produkId) : [produkId, ...(produkIds ?? [])]
      if (!isLoggedIn) {
        storedFavorit.write(next)
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
