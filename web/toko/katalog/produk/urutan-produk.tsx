import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PRODUK_ORDERS, type ProdukOrder } from '#contract/katalog/filter.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import { cx } from '#web/ui/cx.ts'
import { DEFAULT_ORDER } from './produk-filters.ts'
import { useFilters } from './use-filters.ts'

const KEY = 'urutanProduk'

const LABELS: Record<ProdukOrder, string> = {
  terlaris: 'Terlaris',
  terbaru: 'Terbaru',
  harga: 'Termurah',
  '-harga': 'Termahal',
  nama: 'A–Z',
}

/** Sort orders of the list, each a link. The browser remembers the chosen one. */
export function OrderChoice() {
  const { filter, to } = useFilters()
  useRememberedOrder()
  return (
    <nav aria-label="Urutkan" className="mt-1 overflow-x-auto py-1 lg:mt-3 [scrollbar-width:none]">
      <ul className="flex gap-2">
        {(Object.keys(LABELS) as ProdukOrder[]).map((sort) => {
          const chosen = sort === filter.urut
          return (
            <li key={sort}>
              <Link
                to={to({ urut: sort })}
                preventScrollReset
                onClick={() => writeText(KEY, sort === DEFAULT_ORDER ? null : sort)}
                aria-current={chosen || undefined}
                className={cx(
                  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
                  chosen
                    ? 'border-laut bg-laut text-di-laut'
                    : 'border-garis-tua bg-kertas text-laut hover:border-laut hover:bg-laut-muda',
                )}
              >
                {LABELS[sort]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Opens the list in the order last chosen in this browser, unless the address names an order or a further page. */
function useRememberedOrder() {
  const [search] = useSearchParams()
  const { set } = useFilters()
  const isFree = !search.has('urut') && !search.has('page')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is new on each render; the address alone decides
  useEffect(() => {
    const sort = readText(KEY)
    const known = isFree && PRODUK_ORDERS.find((item) => item === sort)
    if (known && known !== DEFAULT_ORDER) set({ urut: known }, { replace: true })
  }, [isFree])
}
