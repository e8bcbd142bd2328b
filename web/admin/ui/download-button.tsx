import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'

interface DownloadButtonProps {
  load(): Promise<void>
  /** Error text if the server sends no message. */
  failure: string
  children?: string
  className?: string
}

/** Button that downloads a file. A failure is shown in a dialog. */
export function DownloadButton({ load, failure, children = 'Unduh CSV', className }: DownloadButtonProps) {
  const { alert } = useAlerts()
  const save = useMutation({
    mutationFn: load,
    onError: (error) => alert({ title: 'Gagal', text: errorText(error, { answered: failure }) }),
  })
  return (
    <Button variant="garis" busy={save.isPending} onClick={() => save.mutate()} className={className}>
      {!save.isPending && <Download aria-hidden className="size-5" />}
      {children}
    </Button>
  )
}
