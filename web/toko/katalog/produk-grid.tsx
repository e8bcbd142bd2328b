import { memo, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProdukKartu } from './produk-kartu.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4'

/** More than the first screen shows. */
const PERTAMA = 8

/**
 * After a tap the first cards come at once and the others a moment later. Whoever goes back finds all of them, for the screen
 * goes to where it was; a document has them all as well.
 */
export function ProdukGrid({ items }: { items: Produk[] }) {
  const isAll = useNavigationType() === 'POP'
  return <Kartu items={useDeferredValue(items, isAll ? items : items.slice(0, PERTAMA))} />
}

/** Made anew only when other products come: it is much to make while somebody types. */
const Kartu = memo(function Kartu({ items }: { items: Produk[] }) {
  return (
    <ul className={GRID}>
      {items.map((produk, index) => (
        <li key={produk.produkId} className="grid min-w-0">
          <ProdukKartu produk={produk} utama={index === 0} />
        </li>
      ))}
    </ul>
  )
})

/** The places of the cards to come, in their size. */
export function ProdukGridSkeleton() {
  return (
    <div>
      <p role="status" className="mt-4 mb-3 text-sm text-tinta-2">
        Loading...
      </p>
      <div className={GRID}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
          <div key={place} className="kartu p-3">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="mt-3 h-5 w-4/5" />
            <Skeleton className="mt-2 h-5 w-1/2" />
            <Skeleton className="mt-3 h-11 w-full" />
          </div>
        ))}
      </div>
    </div>
  )
}
