import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { type DirektoriAdmin, listDirektoriAdmin } from '#contract/direktori/admin.ts'
import { getDirektori } from '#contract/direktori/endpoints.ts'
import { hasNomor } from '#contract/direktori/has-nomor.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { call } from '#web/lib/api.ts'

export const meta = () => adminMeta('Direktori')

const COLUMNS: TableColumn<DirektoriAdmin>[] = [
  { title: 'Kantor', render: ({ nama }) => <span className="font-medium">{nama}</span> },
  { title: 'Provinsi', render: ({ provinsi }) => provinsi },
  { title: 'Telepon', render: ({ telepon }) => telepon || '–', className: 'lg:whitespace-nowrap' },
  { title: 'Peta', render: ({ peta }) => (peta ? 'Ada' : '–') },
  { title: 'Catatan', render: ({ catatan }) => <span className="[overflow-wrap:anywhere]">{catatan || '–'}</span> },
  {
    title: 'Aksi',
    render: ({ kode, nama, provinsi }) => (
      <Actions>
        <ActionLink to={`/edit-direktori/${kode}`} label={`Edit ${nama} (${provinsi})`} Icon={Pencil} />
      </Actions>
    ),
  },
]

const NOMOR = [
  { value: 'ada', label: 'Sudah ada nomor' },
  { value: 'kosong', label: 'Belum ada nomor' },
]

export default function DirektoriListPage() {
  const { result, ...list } = useList(listDirektoriAdmin)
  return (
    <>
      <ListHead
        title="Direktori"
        list={list}
        search="Cari kantor atau provinsi"
        filters={[{ name: 'nomor', label: 'Nomor', allLabel: 'Semua', options: NOMOR }]}
        introduction="Dihubungi pembudidaya saat ikan sakit. Coba dulu nomornya sebelum disimpan."
      >
        <WithoutNomor />
      </ListHead>
      <DataTable
        name="Direktori"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ kode }) => kode}
        emptyText="Tidak ada kantor yang cocok"
        failure="Gagal memuat direktori"
      />
    </>
  )
}

/** Provinces in which a farmer finds no number to call. */
function WithoutNomor() {
  const { data, isError } = useQuery({
    queryKey: ['admin', 'direktori', 'provinsi'],
    queryFn: () => call(getDirektori, {}),
  })
  const missing = data?.provinsi.filter((provinsi) => !hasNomor(provinsi)) ?? []
  if (isError || (data && missing.length === 0)) return null
  return (
    <details className="kartu mb-4 max-w-prose px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {/* One line in both states, so that the list below stays in place. */}
        {data ? `${missing.length} provinsi belum ada nomor` : 'Memuat provinsi…'}
      </summary>
      <ul className="flex flex-wrap gap-x-4 pb-3">
        {missing.map(({ kode, nama }) => (
          <li key={kode}>
            <Link to={`/direktori?q=${encodeURIComponent(nama)}`} className="tautan">
              {nama}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
