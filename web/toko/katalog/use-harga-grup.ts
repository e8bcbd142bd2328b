import { useQuery } from '@tanstack/react-query'
import { listHargaSaya } from '#contract/katalog/harga-saya.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'

/**
 * What one of each product costs the group of who is logged in; null where he has none, or nobody knows yet. Pages are the same for
 * everybody, so it is filled in here.
 */
export function useHargaGrup(produkIds: readonly number[]): (produkId: number) => number | null {
  const { isLoggedIn } = useSession()
  const id = [...new Set(produkIds)].sort((a, b) => a - b).join(',')
  const { data } = useQuery({
    queryKey: ['milik-saya', 'harga', id],
    queryFn: () => call(listHargaSaya, { query: { id } }),
    enabled: isLoggedIn && id !== '',
    staleTime: 60_000,
  })
  return (produkId) => data?.harga.find((satu) => satu.produkId === produkId)?.harga ?? null
}
