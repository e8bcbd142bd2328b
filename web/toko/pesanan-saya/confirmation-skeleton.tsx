import { LoadingKartu, SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { ConfirmationState } from './confirmation-origin.ts'
import { ConfirmationRingkasan } from './confirmation-ringkasan.tsx'

/** Placeholder of the confirmation, with the summary if the previous screen passed it. */
export function ConfirmationSkeleton({ origin }: { origin?: ConfirmationState | null }) {
  return (
    <div className="mt-6 grid gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <LoadingKartu text="Memuat cara bayar…" sizes={['h-96']} />
      {origin ? (
        <ConfirmationRingkasan pesanan={origin}>
          <SkeletonKartu className="h-11" />
        </ConfirmationRingkasan>
      ) : (
        <SkeletonKartu className="h-80" />
      )}
    </div>
  )
}
