import { exportTarif, type TarifFilter } from '#contract/pengiriman/tarif-admin.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'

/** Button that downloads all rates of the current filters as CSV. */
export function TarifExport({ narrowed: { q, metode } }: { narrowed: TarifFilter }) {
  return (
    <DownloadButton load={() => download(exportTarif, { query: { q, metode } })} failure="Gagal mengekspor tarif">
      Ekspor CSV
    </DownloadButton>
  )
}
