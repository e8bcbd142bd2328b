import { Link } from 'react-router'
import type { HasilProses } from '#contract/pesanan-admin/banyak-admin.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Result of a bulk action: the number of completed orders, and the reason for each skipped order. */
export function HasilBanyak({ hasil, selesai }: { hasil: readonly HasilProses[]; selesai: string }) {
  const beres = hasil.filter((satu) => satu.selesai).length
  const lain = hasil.filter((satu) => !satu.selesai)
  return (
    <div className="mt-4 grid gap-3">
      {beres > 0 && (
        <Notice kind="berhasil" announce>
          {beres} pesanan {selesai}.
        </Notice>
      )}
      {lain.length > 0 && (
        <Notice kind="hati" announce>
          {lain.length} pesanan dilewati:
          <ul className="mt-2 grid gap-2">
            {lain.map(({ orderId, midtrans_order_id: nomor, alasan }) => (
              <li key={orderId}>
                <Link to={`/detail-pesanan-satuan/${orderId}`} className="tautan block py-1 [overflow-wrap:anywhere]">
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
