import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session.tsx'

const TombolKabari = lazy(() => import('./tombol-kabari.tsx'))

/** Where a product is sold out: who asks for it is told once it is there again. */
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
