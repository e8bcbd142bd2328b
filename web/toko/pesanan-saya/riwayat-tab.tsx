import { Link } from 'react-router'
import { KELOMPOK_RIWAYAT, type KelompokRiwayat } from '#contract/pesanan/pesanan-stages.ts'
import { cx } from '#web/ui/cx.ts'

const NAMA: Record<KelompokRiwayat, string> = {
  'belum-dibayar': 'Belum Dibayar',
  diproses: 'Diproses',
  dikirim: 'Dikirim',
  selesai: 'Selesai',
  dibatalkan: 'Dibatalkan',
}

/** Returns the status group in the URL; undefined for all orders or an unknown group. */
export const readKelompok = (search: URLSearchParams): KelompokRiwayat | undefined =>
  KELOMPOK_RIWAYAT.find((kelompok) => kelompok === search.get('status'))

/** Returns the query string of a page of the order history. */
export function alamatRiwayat(kelompok: KelompokRiwayat | undefined, page = 1): string {
  const search = new URLSearchParams()
  if (kelompok) search.set('status', kelompok)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

/** Tabs for all orders and for each status group, each with a URL of its own. */
export function RiwayatTab({ current }: { current: KelompokRiwayat | undefined }) {
  return (
    <nav aria-label="Status pesanan" className="-mx-4 mt-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-1 border-garis border-b">
        {[undefined, ...KELOMPOK_RIWAYAT].map((kelompok) => (
          <li key={kelompok ?? 'semua'}>
            <Link
              to={alamatRiwayat(kelompok)}
              preventScrollReset
              aria-current={kelompok === current ? 'page' : undefined}
              className={cx(
                '-mb-px flex min-h-11 items-center whitespace-nowrap border-b-2 px-3 font-semibold',
                kelompok === current ? 'border-laut text-laut' : 'border-transparent text-tinta-2 hover:text-laut',
              )}
            >
              {kelompok ? NAMA[kelompok] : 'Semua'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
