import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listMutasiLot, type MutasiLot as Mutasi } from '#contract/stok/lot-list-admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Term } from '#web/shared/terms/term.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDifference, LOT_REASONS } from './lot-words.ts'

const PAGE_SIZE = 20
const LIMIT_MAX = 100

const COLUMNS: TableColumn<Mutasi>[] = [
  { title: 'Waktu', render: ({ waktu }) => formatTime(waktu) },
  { title: 'Isi', phone: 'amount', render: ({ sisa }) => formatDifference(sisa) || '–', numeric: true },
  { title: 'Disisihkan', render: ({ sisih }) => formatDifference(sisih) || '–', numeric: true },
  {
    title: 'Alasan',
    phone: 'body',
    render: ({ alasan, keterangan, pesanan }) => (
      <MutasiReason name={LOT_REASONS[alasan]} {...{ keterangan, pesanan }} />
    ),
  },
  { title: 'Oleh', render: ({ oleh }) => oleh ?? 'Toko' },
]

/** Stock movements of a lot, newest first. */
export function MutasiLot({ lotId }: { lotId: number }) {
  const [limit, setLimit] = useState(PAGE_SIZE)
  const result = useQuery({
    queryKey: ['admin', listMutasiLot.name, lotId, limit],
    queryFn: ({ signal }) => callAdmin(listMutasiLot, { params: { lotId }, query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="mutasi" className="mt-8">
      <h2 id="mutasi" className="mb-3 text-lg">
        <Term of="mutasi">Mutasi</Term> lot
      </h2>
      <DataTable
        name="Mutasi lot"
        // All loaded movements are on one page.
        list={{ query: { page: 1, limit: TOTAL_MAX }, to: () => '', set: () => {}, whole: undefined }}
        result={result}
        columns={COLUMNS}
        kunci={({ mutasiLotId }) => mutasiLotId}
        emptyText="Lot ini belum pernah berubah"
        failure="Gagal memuat mutasi lot"
      />
      {limit < LIMIT_MAX && (result.data?.total ?? 0) > limit && (
        <Button variant="garis" className="mt-3" onClick={() => setLimit(LIMIT_MAX)}>
          Tampilkan {LIMIT_MAX} Terbaru
        </Button>
      )}
    </section>
  )
}

/** Reason of a stock movement, with its remark and its order. */
export function MutasiReason({ name, keterangan, pesanan }: Pick<Mutasi, 'keterangan' | 'pesanan'> & { name: string }) {
  return (
    <span>
      {name}
      {keterangan && <span className="block text-sm text-tinta-2">{keterangan}</span>}
      {pesanan && (
        <span className="block text-sm">
          <AdminLink
            to={`/detail-pesanan-${pesanan.jenis}/${pesanan.pesananId}`}
            className="flex items-center text-laut underline underline-offset-4 max-lg:min-h-11 lg:py-1"
          >
            {pesanan.nomor}
          </AdminLink>
        </span>
      )}
    </span>
  )
}
