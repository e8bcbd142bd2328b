import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session.tsx'

// Lazy: a visitor reads the page before adding a favorite.
const HeartButton = lazy(() => import('./heart-button.tsx'))

interface HeartProps {
  produkId: number
  nama: string
}

/**
 * Favorite button in the corner of a product's picture. Only the browser knows the favorites, so the server renders nothing.
 */
export function Heart(props: HeartProps) {
  const { known } = useSession()
  return (
    known && (
      <Suspense fallback={null}>
        <HeartButton {...props} />
      </Suspense>
    )
  )
}
