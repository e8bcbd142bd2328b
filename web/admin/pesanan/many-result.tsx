import { Link } from 'react-router'
import type { ProcessResult } from '#contract/pesanan-admin/many-admin.ts'
import { useMay } from '#web/admin/ui/menu.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Result of a bulk action: the number of completed orders, and the reason for each skipped order. */
export function ManyResult({ results, finished }: { results: readonly ProcessResult[]; finished: string }) {
  const may = useMay()
  const completedCount = results.filter((result) => result.selesai).length
  const others = results.filter((result) => !result.selesai)
  return (
    <div className="mt-4 grid gap-3">
      {completedCount > 0 && (
        <Notice kind="berhasil" announce>
          {completedCount} pesanan {finished}.
        </Notice>
      )}
      {others.length > 0 && (
        <Notice kind="hati" announce>
          {others.length} pesanan dilewati:
          <ul className="mt-2 grid gap-2">
            {others.map(({ orderId, midtrans_order_id: nomor, alasan }) => (
              <li key={orderId}>
                <Link
                  to={may('/detail-pesanan') ? `/detail-pesanan-satuan/${orderId}` : `/kemas-pesanan/${orderId}`}
                  className="tautan block py-1 [overflow-wrap:anywhere]"
                >
                  {nomor || `Pesanan ${orderId}`}
                </Link>
                {alasan}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
