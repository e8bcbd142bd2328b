import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session.tsx'

// Nobody waits for it: a page is read before it is kept.
const TombolHati = lazy(() => import('./tombol-hati.tsx'))

interface HatiProps {
  produkId: number
  nama: string
}

/** Keeps a product for later, in the corner of its picture. Whether it is kept, the browser alone knows. */
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
