import { TriangleAlert } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { listUlasanAdmin, type UlasanAdmin } from '#contract/ulasan/admin.ts'
import { StatusUlasan } from '#contract/ulasan/ulasan.ts'
import { formatDate } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Bintang } from '#web/shared/bintang.tsx'
import { STATUS_ULASAN, StatusUlasanBadge } from './status-ulasan.tsx'
import { UlasanDialog } from './ulasan-dialog.tsx'

export const meta = () => adminMeta('Ulasan')

export default function UlasanListPage() {
  const { result, ...list } = useList(listUlasanAdmin, { limit: String(LINES_PER_HALAMAN) })
  const [params] = useSearchParams()
  const open = Number(params.get('ulasan'))
  const { page } = list.query

  const columns: TableColumn<UlasanAdmin>[] = [
    {
      title: 'Barang',
      render: ({ barang }) => <span className="font-medium [overflow-wrap:anywhere]">{barang}</span>,
      className: 'lg:min-w-40',
    },
    { title: 'Bintang', phone: 'amount', render: ({ bintang }) => <Bintang value={bintang} /> },
    {
      title: 'Ulasan',
      phone: 'body',
      render: ({ ulasanId, nama, barang, teks }) => (
        <Link
          to={list.to({ ulasan: ulasanId, page })}
          preventScrollReset
          aria-label={`Buka ulasan ${nama} tentang ${barang}`}
          className="line-clamp-2 min-h-11 text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0 lg:min-w-44 lg:text-sm"
        >
          {teks}
        </Link>
      ),
    },
    { title: 'Dari', render: ({ nama }) => <span className="[overflow-wrap:anywhere]">{nama}</span> },
    {
      title: 'Tanggal',
      phone: 'none',
      render: ({ dibuat }) => formatDate(dibuat),
      className: 'lg:whitespace-nowrap lg:text-sm',
    },
    {
      title: 'Status',
      render: ({ status, peringatan }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <StatusUlasanBadge status={status} />
          {peringatan.length > 0 && (
            <span className="inline-flex items-center gap-1 text-kuning text-sm">
              <TriangleAlert aria-hidden className="size-4" />
              Periksa isinya
            </span>
          )}
        </span>
      ),
    },
  ]

  return (
    <>
      <ListHead
        title="Ulasan"
        list={list}
        search="Cari barang, nama, atau isi ulasan"
        filters={[
          {
            name: 'status',
            label: 'Status',
            allLabel: 'Semua ulasan',
            options: StatusUlasan.options.map((value) => ({ value, label: STATUS_ULASAN[value] })),
          },
        ]}
      />
      <DataTable
        name="Ulasan"
        list={list}
        result={result}
        columns={columns}
        kunci={({ ulasanId }) => ulasanId}
        emptyText="Tidak ada ulasan"
        hint="Pembeli bisa menulis ulasan setelah pesanannya selesai."
        failure="Gagal memuat ulasan"
      />
      {open > 0 && <UlasanDialog ulasanId={open} onClose={() => list.set({ ulasan: undefined, page })} />}
    </>
  )
}
