import { exportProduk, type ProdukFilter } from '#contract/katalog/produk-admin.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'

/** Button that downloads all products of the current filters as CSV. */
export function ProdukExport({ narrowed: { q, kategori, stok, status, nie } }: { narrowed: ProdukFilter }) {
  return (
    <DownloadButton
      load={() => download(exportProduk, { query: { q, kategori, stok, status, nie } })}
      failure="Gagal mengekspor produk"
    >
      Ekspor CSV
    </DownloadButton>
  )
}
