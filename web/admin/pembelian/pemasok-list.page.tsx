import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { listPemasok, type PemasokAdmin } from '#contract/pembelian/pemasok-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Pemasok')

const FILTERS = [
  {
    name: 'aktif',
    label: 'Tampilkan',
    allLabel: 'Semua pemasok',
    options: [
      { value: 'ya', label: 'Aktif' },
      { value: 'tidak', label: 'Tidak aktif' },
    ],
  },
]

const COLUMNS: TableColumn<PemasokAdmin>[] = [
  {
    title: 'Nama',
    render: ({ nama, aktif }) => (
      <span className="inline-grid justify-items-start gap-1 [overflow-wrap:anywhere]">
        <span className="font-medium">{nama}</span>
        {!aktif && <Badge tone="abu">Tidak aktif</Badge>}
      </span>
    ),
    sort: 'nama',
    className: 'lg:min-w-40',
  },
  {
    title: 'Kontak',
    render: ({ kontak, no_hp }) => (
      <span className="[overflow-wrap:anywhere]">
        {kontak || (no_hp ? '' : '–')}
        {no_hp && <span className="block whitespace-nowrap text-sm text-tinta-2">{formatNoHp(no_hp)}</span>}
      </span>
    ),
  },
  { title: 'Lama tunggu', render: ({ hari_tunggu }) => `${hari_tunggu} hari` },
  { title: 'Terakhir datang', render: ({ terakhir }) => (terakhir ? formatDate(terakhir) : '–') },
  {
    title: 'Ditunggu',
    render: ({ pemasokId, ditunggu }) =>
      ditunggu > 0 ? (
        <Link to={`/pembelian?pemasokId=${pemasokId}`} className="tautan max-lg:min-h-11">
          {ditunggu} pembelian
        </Link>
      ) : (
        '–'
      ),
  },
]

export default function PemasokListPage() {
  return (
    <RecordList
      list={listPemasok}
      title="Pemasok"
      introduction="Nama yang ditulis di Barang Masuk otomatis menjadi pemasok."
      addLink={{ to: '/tambah-pemasok', text: 'Tambah Pemasok' }}
      searchLabel="Cari nama, kontak, atau nomor"
      filters={FILTERS}
      name="Pemasok"
      columns={COLUMNS}
      emptyText="Tidak ada pemasok"
      mention="pemasok"
      nameOf={({ nama }) => nama}
      editOf={({ pemasokId }) => `/edit-pemasok/${pemasokId}`}
    />
  )
}
