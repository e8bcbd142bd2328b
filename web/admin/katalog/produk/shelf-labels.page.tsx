import { Printer } from 'lucide-react'
import { listProdukAdmin, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { EmptyList } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { useSettings } from '#web/lib/settings.ts'
import { KodeQr } from '#web/shared/kode-qr.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { shelfCode } from './shelf-code.ts'

export const meta = () => adminMeta('Label Rak')

/** The server's limit for a page of a list; about eight sheets. */
const LABELS_MAX = 100

/** Labels for the shelves, for the products of the list's search and filters. Their codes are read when packing by scan. */
export default function ShelfLabelsPage() {
  const { result } = useList(listProdukAdmin, { limit: String(LABELS_MAX) })
  const { data, error, isPending, refetch } = result
  return (
    <>
      <div className="print:hidden">
        <Header title="Label Rak" back={{ to: '/manajemen-produk', name: 'Produk' }}>
          <Button disabled={!data?.items.length} onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Cetak
          </Button>
        </Header>
        <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
          Tempel di rak. Kodenya dibaca saat mengemas dengan pindai. Isi rak tiap produk di formulirnya.
        </p>
        {data && data.total > LABELS_MAX && (
          <div className="mb-4">
            <Notice kind="hati">
              Hanya {LABELS_MAX} dari {formatGrouped(data.total)} produk. Persempit pencarian di daftar produk.
            </Notice>
          </div>
        )}
      </div>
      {isPending && <LoadingKartu text="Memuat label…" sizes={['h-96']} />}
      {error && !data && (
        <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal memuat label' })}</LoadFailure>
      )}
      {data?.items.length === 0 && (
        <EmptyList whole={undefined} next={{ to: '/tambah-produk', text: 'Tambah yang pertama' }}>
          Tidak ada produk ditemukan
        </EmptyList>
      )}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {data?.items.map((produk) => (
          <ShelfLabel key={produk.produkId} produk={produk} />
        ))}
      </ul>
    </>
  )
}

function ShelfLabel({ produk: { produkId, nama, kemasan, rak_gudang } }: { produk: ProdukAdmin }) {
  const settings = useSettings()
  return (
    <li className="flex h-[32mm] break-inside-avoid items-center gap-[2mm] overflow-hidden border border-tinta bg-kertas p-[2mm] leading-tight">
      <KodeQr text={shelfCode(settings?.publicUrl ?? '', produkId)} label={`Kode ${nama}`} className="size-[26mm]" />
      <div className="min-w-0">
        {rak_gudang && <p className="font-bold text-[16pt] wrap-anywhere">{rak_gudang}</p>}
        <p className="line-clamp-3 font-semibold text-[10pt] wrap-anywhere">{nama}</p>
        {kemasan && <p className="line-clamp-1 text-[9pt]">{kemasan}</p>}
      </div>
    </li>
  )
}
