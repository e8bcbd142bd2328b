import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportTarif, type TarifFilter } from '#contract/pengiriman/tarif-admin.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'

/** Button that downloads all rates of the current filters as CSV. */
export function TarifExport({ narrowed: { q, metode } }: { narrowed: TarifFilter }) {
  const { alert } = useAlerts()
  const exportCsv = useMutation({
    mutationFn: () => download(exportTarif, { query: { q, metode } }),
    onError: (error) => alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal mengekspor tarif' }) }),
  })
  return (
    <Button variant="garis" busy={exportCsv.isPending} onClick={() => exportCsv.mutate()}>
      {!exportCsv.isPending && <Download aria-hidden className="size-5" />}
      Ekspor CSV
    </Button>
  )
}
