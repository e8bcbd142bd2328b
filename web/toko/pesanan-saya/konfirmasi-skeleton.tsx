import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { KonfirmasiState } from './konfirmasi-asal.ts'
import { KonfirmasiRingkasan } from './konfirmasi-ringkasan.tsx'

/** Placeholder of the confirmation, with the summary if the previous screen passed it. */
export function KonfirmasiSkeleton({ asal }: { asal?: KonfirmasiState | null }) {
  return (
    <div className="mt-6 grid gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <div role="status">
        <span className="sr-only">Memuat cara bayar…</span>
        <SkeletonKartu className="h-96" />
      </div>
      {asal ? (
        <KonfirmasiRingkasan pesanan={asal}>
          <SkeletonKartu className="h-11" />
        </KonfirmasiRingkasan>
      ) : (
        <SkeletonKartu className="h-80" />
      )}
    </div>
  )
}
