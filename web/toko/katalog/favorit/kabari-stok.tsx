import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session.tsx'

const TombolKabari = lazy(() => import('./tombol-kabari.tsx'))

/** For a sold-out product: button to be notified when it is in stock again. */
export function KabariStok({ produkId }: { produkId: number }) {
  const { known } = useSession()
  return (
    <div className="mt-4 min-h-11">
      {known && (
        <Suspense fallback={null}>
          <TombolKabari produkId={produkId} />
        </Suspense>
      )}
    </div>
  )
}
