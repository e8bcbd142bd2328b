import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session.tsx'

const NotifyButton = lazy(() => import('./notify-button.tsx'))

/** For a sold-out product: button to be notified when it is in stock again. */
export function NotifyStok({ produkId }: { produkId: number }) {
  const { known } = useSession()
  return (
    <div className="mt-4 min-h-11">
      {known && (
        <Suspense fallback={null}>
          <NotifyButton produkId={produkId} />
        </Suspense>
      )}
    </div>
  )
}
