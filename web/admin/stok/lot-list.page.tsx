import type { Parsed } from '#contract/endpoint.ts'
import { listLot } from '#contract/stok/lot-list-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable } from '#web/admin/ui/daftar/table.tsx'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { useLotColumns } from './lot-columns.tsx'

export const meta = () => adminMeta('Lot Stok')

export default function LotListPage() {
  const { result, ...list } = useList(listLot)
  const columns = useLotColumns()
  return (
    <>
      <Header title="Lot Stok" />
      <LotFilters list={list} />
      <DataTable
        name="Lot"
        list={list}
        result={result}
        columns={columns}
        kunci={({ lotId }) => lotId}
        emptyText="Tidak ada lot ditemukan"
        failure="Gagal memuat lot"
      />
    </>
  )
}

function LotFilters({ list }: { list: List<Parsed<typeof listLot>['query']> }) {
  return (
    <ListBar>
      <Pencarian list={list} label="Cari produk atau nomor lot" />
      <Filter
        list={list}
        name="kedaluwarsa"
        label="Kedaluwarsa"
        allLabel="Semua tanggal"
        options={[
          { value: '30', label: 'Dalam 30 hari' },
          { value: '60', label: 'Dalam 60 hari' },
          { value: '90', label: 'Dalam 90 hari' },
          { value: 'lewat', label: 'Sudah lewat' },
        ]}
      />
      <Filter
        list={list}
        name="keadaan"
        label="Status"
        allLabel="Masih berisi"
        options={[
          { value: 'dijual', label: 'Dijual' },
          { value: 'disisihkan', label: 'Disisihkan' },
          { value: 'tanpa-nomor', label: 'Tanpa nomor lot' },
          { value: 'semua', label: 'Semua, termasuk yang habis' },
        ]}
      />
    </ListBar>
  )
}
