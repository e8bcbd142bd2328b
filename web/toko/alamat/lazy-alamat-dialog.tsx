import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { AlamatDialogProps } from './alamat-dialog.tsx'

/**
 * Address form, loaded in the background: most orders go to the last address. Offline it shows an error with a retry button;
 * the rest of the screen keeps working.
 */
export function LazyAlamatDialog(props: AlamatDialogProps) {
  const {
    data: AlamatDialog,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['kode', 'alamat-dialog'],
    queryFn: () => import('./alamat-dialog.tsx').then((kode) => kode.AlamatDialog),
    staleTime: Number.POSITIVE_INFINITY,
    // The device may have the code cached while offline.
    networkMode: 'always',
  })
  if (AlamatDialog) return <AlamatDialog {...props} />
  const { title, open, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} shape="lembar" wide title={title}>
      <div className="mt-4">
        {isError ? (
          <LoadFailure onRetry={() => void refetch()}>Formulir alamat belum bisa dibuka</LoadFailure>
        ) : (
          <SkeletonKartu className="h-64" />
        )}
      </div>
    </Dialog>
  )
}
