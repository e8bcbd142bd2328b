import { Link } from 'react-router'
import type { UrutanProduk } from '#contract/katalog/filter.ts'
import { cx } from '#web/ui/cx.ts'
import { useFilters } from './use-filters.ts'

const KATA: Record<UrutanProduk, string> = {
  nama: 'A–Z',
  terlaris: 'Terlaris',
  terbaru: 'Terbaru',
  harga: 'Termurah',
  '-harga': 'Termahal',
}

/** Sort orders of the list, each a link. */
export function UrutanChoice() {
  const { saringan, to } = useFilters()
  return (
    <nav aria-label="Urutkan" className="mt-3 overflow-x-auto py-1 [scrollbar-width:none]">
      <ul className="flex gap-2">
        {(Object.keys(KATA) as UrutanProduk[]).map((urut) => {
          const chosen = urut === saringan.urut
          return (
            <li key={urut}>
              <Link
                to={to({ urut })}
                preventScrollReset
                aria-current={chosen || undefined}
                className={cx(
                  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
                  chosen
                    ? 'border-laut bg-laut text-di-laut'
                    : 'border-garis-tua bg-kertas text-laut hover:border-laut hover:bg-laut-muda',
                )}
              >
                {KATA[urut]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
