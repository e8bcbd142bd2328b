import { Link } from 'react-router'
import { RIWAYAT_GROUPS, type RiwayatGroup } from '#contract/pesanan/pesanan-stages.ts'
import { cx } from '#web/ui/cx.ts'

const NAME: Record<RiwayatGroup, string> = {
  'belum-dibayar': 'Belum Dibayar',
  diproses: 'Diproses',
  dikirim: 'Dikirim',
  selesai: 'Selesai',
  dibatalkan: 'Dibatalkan',
}

/** Returns the status group in the URL; undefined for all orders or an unknown group. */
export const readGroup = (search: URLSearchParams): RiwayatGroup | undefined =>
  RIWAYAT_GROUPS.find((group) => group === search.get('status'))

/** Returns the query string of a page of the order history. */
export function alamatRiwayat(group: RiwayatGroup | undefined, page = 1): string {
  const search = new URLSearchParams()
  if (group) search.set('status', group)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

/** Tabs for all orders and for each status group, each with a URL of its own. */
export function RiwayatTab({ current }: { current: RiwayatGroup | undefined }) {
  return (
    <nav aria-label="Status pesanan" className="-mx-4 mt-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-1 border-garis border-b">
        {[undefined, ...RIWAYAT_GROUPS].map((group) => (
          <li key={group ?? 'semua'}>
            <Link
              to={alamatRiwayat(group)}
              preventScrollReset
              aria-current={group === current ? 'page' : undefined}
              className={cx(
                '-mb-px flex min-h-11 items-center whitespace-nowrap border-b-2 px-3 font-semibold',
                group === current ? 'border-laut text-laut' : 'border-transparent text-tinta-2 hover:text-laut',
              )}
            >
              {group ? NAME[group] : 'Semua'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
