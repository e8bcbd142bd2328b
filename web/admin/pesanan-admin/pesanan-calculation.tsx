import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Parsed } from '#contract/endpoint.ts'
import { countPesanan, type ListKind, type listPesanan } from '#contract/pesanan-admin/admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { cx } from '#web/ui/cx.ts'

const STATES = [
  { name: 'Menunggu Pembayaran', compute: 'menunggu_pembayaran', narrowed: { pembayaran: 'pending' } },
  {
    name: 'Menunggu Respon',
    compute: 'menunggu_respon',
    narrowed: { pembayaran: 'success', status: 'Menunggu Respon' },
  },
  { name: 'Sedang Di Proses', compute: 'diproses', narrowed: { pembayaran: 'success', status: 'Sedang Di Proses' } },
  { name: 'Pesanan Selesai', compute: 'selesai', narrowed: { pembayaran: 'success', status: 'Pesanan Selesai' } },
  { name: 'Perlu perhatian', compute: 'perhatian', narrowed: { lihat: 'perhatian' } },
] as const

type Filter = Parsed<typeof listPesanan>['query']

/** Number of orders per state, each with a link to its orders. */
export function PesananCounts({ kind, query }: { kind: ListKind; query: Filter }) {
  const { data } = useQuery({
    queryKey: ['admin', countPesanan.name, kind],
    queryFn: () => callAdmin(countPesanan, { query: { jenis: kind } }),
  })
  return (
    <ul aria-label="Jumlah pesanan" className="mb-4 flex gap-2 overflow-x-auto pb-1 max-sm:-mx-4 max-sm:px-4 lg:mb-2">
      {STATES.map(({ name, compute, narrowed }) => {
        const here = (['pembayaran', 'status', 'lihat'] as const).every(
          (field) => query[field] === (narrowed as Partial<Filter>)[field],
        )
        return (
          <li key={name}>
            <Link
              to={`?${new URLSearchParams({ ...(kind !== 'semua' && { jenis: kind }), ...narrowed })}`}
              replace
              preventScrollReset
              aria-current={here ? 'true' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-sm hover:border-laut lg:min-h-9',
                here ? 'border-laut bg-laut-muda font-semibold text-laut' : 'border-garis-tua bg-kertas',
                !here && compute === 'perhatian' && data && data.perhatian > 0 && 'border-merah text-merah',
              )}
            >
              {name}
              <span className="harga min-w-4 font-bold">{data ? formatQuantity(data[compute]) : '…'}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const formatQuantity = (count: number) => (count > TOTAL_MAX ? `${formatGrouped(TOTAL_MAX)}+` : formatGrouped(count))
