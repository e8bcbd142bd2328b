import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session.tsx'

// Lazy: a visitor reads the page before adding a favorite.
const TombolHati = lazy(() => import('./tombol-hati.tsx'))

interface HatiProps {
  produkId: number
  nama: string
}

/**
 * Favorite button in the corner of a product's picture. Only the browser knows the favorites, so the server renders nothing.
 */
export function Hati(props: HatiProps) {
  const { known } = useSession()
  return (
    known && (
      <Suspense fallback={null}>
        <TombolHati {...props} />
      </Suspense>
    )
  )
}
