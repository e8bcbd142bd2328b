import type { ProcessResult } from '#contract/pesanan-admin/many-admin.ts'
import { ManyResult } from '#web/admin/ui/daftar/many-result.tsx'
import { useMay } from '#web/admin/ui/menu.ts'

/** Result of a bulk action on orders. */
export function ManyPesananResult({ results, finished }: { results: readonly ProcessResult[]; finished: string }) {
  const may = useMay()
  return (
    <ManyResult
      results={results.map(({ orderId, midtrans_order_id, ...result }) => ({
        ...result,
        id: orderId,
        nama: midtrans_order_id,
      }))}
      name="pesanan"
      finished={finished}
      to={(id) => (may('/detail-pesanan') ? `/detail-pesanan-satuan/${id}` : `/kemas-pesanan/${id}`)}
    />
  )
}
