import { memo, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { KARTU, ProdukKartu } from './produk-kartu.tsx'

const GRID = 'grid gap-2 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-4'

/** More cards than fit on the first screen. */
const FIRST_ROWS = 8

/**
 * After a click, the first cards are rendered at once and the others deferred. Going back renders all at once, because the
 * scroll position is restored. The document contains all of them.
 */
export function ProdukGrid({ items }: { items: Produk[] }) {
  const isAll = useNavigationType() === 'POP'
  return <Kartu items={useDeferredValue(items, isAll ? items : items.slice(0, FIRST_ROWS))} />
}

/** Memoized: rendering the cards during typing is expensive. */
const Kartu = memo(function Kartu({ items }: { items: Produk[] }) {
  return (
    <ul className={GRID}>
      {items.map((produk, index) => (
        <li key={produk.produkId} className="grid min-w-0">
          <ProdukKartu produk={produk} isPrimary={index === 0} />
        </li>
      ))}
    </ul>
  )
})

/** Placeholders of the cards, in their size. */
export function ProdukGridSkeleton() {
  return (
    <div>
      <p role="status" className="my-2 text-sm text-tinta-2">
        Loading...
      </p>
      <div className={GRID}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
          <div key={place} className={KARTU}>
            <Skeleton className="aspect-square w-full" />
            <div>
              <Skeleton className="h-5 w-4/5 sm:mt-2" />
              <Skeleton className="mt-2 h-5 w-1/2" />
              <Skeleton className="mt-3 h-11 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
