import { useQuery } from '@tanstack/react-query'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { call } from '#web/lib/api.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'

/**
 * Returns a function for the unit price of a product in the signed-in customer's group; null if there is none or it is not
 * loaded yet. Pages are equal for all visitors, so this price is added in the browser.
 */
export function useHargaGrup(produkIds: readonly number[]): (produkId: number) => number | null {
  const isLoggedIn = useIsLoggedIn()
  const id = [...new Set(produkIds)].sort((a, b) => a - b).join(',')
  const { data } = useQuery({
    queryKey: ['milik-saya', 'harga', id],
    queryFn: () => call(listMyHarga, { query: { id } }),
    enabled: isLoggedIn && id !== '',
    staleTime: 60_000,
  })
  return (produkId) => data?.harga.find((item) => item.produkId === produkId)?.harga ?? null
}
