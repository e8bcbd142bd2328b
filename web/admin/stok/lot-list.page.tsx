import { listLot } from '#contract/stok/lot-list-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import type { ListFilter } from '#web/admin/ui/daftar/list-bar.tsx'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable } from '#web/admin/ui/daftar/table.tsx'
import { TickHalaman, tickColumn } from '#web/admin/ui/daftar/tick-column.tsx'
import { useFollow } from '#web/admin/ui/daftar/ticks.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { useLotColumns } from './lot-columns.tsx'
import { lotName } from './lot-words.ts'
import { LOT_TICKS, ManyLot } from './many-lot.tsx'

export const meta = () => adminMeta('Lot Stok')

const FILTERS: readonly ListFilter[] = [
  {
    name: 'kedaluwarsa',
    label: 'Kedaluwarsa',
    allLabel: 'Semua tanggal',
    options: [
      { value: '30', label: 'Dalam 30 hari' },
      { value: '60', label: 'Dalam 60 hari' },
      { value: '90', label: 'Dalam 90 hari' },
      { value: 'lewat', label: 'Sudah lewat' },
    ],
  },
  {
    name: 'keadaan',
    label: 'Status',
    allLabel: 'Masih berisi',
    options: [
      { value: 'dijual', label: 'Dijual' },
      { value: 'disisihkan', label: 'Disisihkan' },
      { value: 'tanpa-nomor', label: 'Tanpa nomor lot' },
      { value: 'semua', label: 'Semua, termasuk yang habis' },
    ],
  },
]

const TICK_COLUMN = tickColumn(LOT_TICKS, (lot) => `${lot.produkNama}, lot ${lotName(lot)}`)

export default function LotListPage() {
  const { result, ...list } = useList(listLot)
  const columns = useLotColumns()
  const rows = result.data?.items
  useFollow(LOT_TICKS, rows)
  return (
    <>
      <ListHead title="Lot Stok" list={list} search="Cari produk atau nomor lot" filters={FILTERS} />
      <TickHalaman ticks={LOT_TICKS} rows={rows ?? []} isLateOnPhone />
      <DataTable
        name="Lot"
        list={list}
        result={result}
        columns={[TICK_COLUMN, ...columns]}
        tickAll={<TickHalaman ticks={LOT_TICKS} rows={rows ?? []} isHead />}
        kunci={({ lotId }) => lotId}
        emptyText="Tidak ada lot ditemukan"
        next={{ to: '/barang-masuk', text: 'Catat barang masuk' }}
        failure="Gagal memuat lot"
      />
      <ManyLot />
    </>
  )
}
