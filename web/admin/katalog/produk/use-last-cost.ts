import { useQuery } from '@tanstack/react-query'
import { listLot } from '#contract/stok/lot-list-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Returns the cost of the newest lot that has one, in rupiah. Roles that may not see it get none. */
export function useLastCost(produkId: number): number | undefined {
  const query = { produkId, keadaan: 'semua' as const, limit: 20 }
  const { data } = useQuery({
    queryKey: ['admin', listLot.name, 'modal', query],
    queryFn: ({ signal }) => callAdmin(listLot, { query }, { signal }),
  })
  const known = data?.items.filter(({ harga_modal }) => harga_modal !== null) ?? []
  return known.toSorted((a, b) => b.lotId - a.lotId)[0]?.harga_modal ?? undefined
}
