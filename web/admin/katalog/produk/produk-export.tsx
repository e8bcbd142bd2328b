import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportProduk, type ProdukFilter } from '#contract/katalog/produk-admin.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'

/** Button that downloads all products of the current filters as CSV. */
export function ProdukExport({ narrowed: { q, kategori, stok, status, nie } }: { narrowed: ProdukFilter }) {
  const { alert } = useAlerts()
  const exportCsv = useMutation({
    mutationFn: () => download(exportProduk, { query: { q, kategori, stok, status, nie } }),
    onError: (error) => alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal mengekspor produk' }) }),
  })
  return (
    <Button variant="garis" busy={exportCsv.isPending} onClick={() => exportCsv.mutate()}>
      {!exportCsv.isPending && <Download aria-hidden className="size-5" />}
      Ekspor CSV
    </Button>
  )
}
