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
    <div role="status" className="kartu grid max-w-2xl gap-5 p-5 sm:p-6">
      <span className="sr-only">{children}</span>
      {Array.from({ length: input }, (_, index) => index).map((index) => (
        <div key={index} className="grid gap-1.5">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-12" />
        </div>
      ))}
      <div className="flex gap-3">
        <Skeleton className="h-11 w-26" />
        <Skeleton className="h-11 w-28" />
      </div>
    </div>
  )
}
