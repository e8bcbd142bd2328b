import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportPelanggan, type PelangganAdmin } from '#contract/pelanggan/admin.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Downloads all stored data of a customer, to hand over to them. */
export function DownloadData({ pelanggan: { penggunaId } }: { pelanggan: PelangganAdmin }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(exportPelanggan, { params: { penggunaId } }),
  })
  return (
    <div className="grid gap-2">
      <Button variant="garis" busy={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-5" />
        Unduh data pribadi
      </Button>
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal mengunduh data pembeli' })}</Notice>}
    </div>
  )
}
