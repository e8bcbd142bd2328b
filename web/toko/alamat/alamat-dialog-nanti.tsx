import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { AlamatDialogProps } from './alamat-dialog.tsx'

/**
 * The form of an address, fetched behind the screen that may need it: most orders go where the last one went. Without a signal it says
 * so and can be asked for again; nothing else on the screen is lost.
 */
export function AlamatDialogNanti(props: AlamatDialogProps) {
  const {
    data: AlamatDialog,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['kode', 'alamat-dialog'],
    queryFn: () => import('./alamat-dialog.tsx').then((kode) => kode.AlamatDialog),
    staleTime: Number.POSITIVE_INFINITY,
    // A device may have it without a signal.
    networkMode: 'always',
  })
  if (AlamatDialog) return <AlamatDialog {...props} />
  const { judul, open, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} shape="lembar" wide title={judul}>
      <div className="mt-4">
        {isError ? (
          <LoadFailure onRetry={() => void refetch()}>Formulir alamat belum dapat dibuka</LoadFailure>
        ) : (
          <SkeletonKartu className="h-64" />
        )}
      </div>
    </Dialog>
  )
}
