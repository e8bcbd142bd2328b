import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Parsed } from '#contract/endpoint.ts'
import { exportPesanan, type listPesanan } from '#contract/pesanan/office.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'

/** Everything that the filters find, all pages of it, as a file for a spreadsheet. */
export function UnduhPesanan({ query }: { query: Parsed<typeof listPesanan>['query'] }) {
  const { alert } = useAlerts()
  const { page: _page, limit: _limit, urut: _urut, ...saringan } = query
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportPesanan, { query: saringan }),
    onError: (error) => alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal mengunduh pesanan' }) }),
  })
  return (
    <Button variant="garis" busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-5" />
      Unduh CSV
    </Button>
  )
}
