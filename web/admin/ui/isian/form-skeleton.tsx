import { Skeleton } from '#web/ui/skeleton.tsx'

interface FormSkeletonProps {
  /** Number of fields of the form. */
  input: number
  /** Loading text for screen readers. */
  children: string
}

/** Placeholder of a form while its record loads. */
export function FormSkeleton({ input, children }: FormSkeletonProps) {
  return (
    <div role="status" className="kartu @container p-5 sm:p-6">
      <span className="sr-only">{children}</span>
      <div className="grid gap-5 @2xl:grid-cols-2">
        {Array.from({ length: input }, (_, index) => index).map((index) => (
          <div key={index} className="grid gap-1.5">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
      <div className="mt-5 flex gap-3">
        <Skeleton className="h-11 w-26" />
        <Skeleton className="h-11 w-28" />
      </div>
    </div>
  )
}
