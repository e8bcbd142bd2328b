import { SkeletonKartu } from '#web/ui/skeleton.tsx'

/** Placeholder of the checkout; also rendered by the server. */
export function CheckoutSkeleton() {
  return (
    <div role="status" className="mt-6 grid gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <span className="sr-only">Memuat pesanan…</span>
      <div className="grid gap-5">
        <SkeletonKartu className="h-44" />
        <SkeletonKartu className="h-40" />
        <SkeletonKartu className="h-64" />
      </div>
      <SkeletonKartu className="h-72" />
    </div>
  )
}
