import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { listPelanggan, type PelangganSummary } from '#contract/pelanggan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Email } from '#web/admin/ui/email.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Pembeli')

const COLUMNS: TableColumn<PelangganSummary>[] = [
  {
    title: 'Nama',
    render: ({ penggunaId, nama, grup, minta_hapus }) => (
      <span className="items-center gap-x-2 lg:inline-flex lg:flex-wrap">
        <Link
          to={`/pelanggan/${penggunaId}`}
          className="inline-flex min-h-11 items-center font-medium text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {nama}
        </Link>{' '}
        {grup && (
          <Badge tone="laut" className="whitespace-normal! wrap-anywhere">
            {grup}
          </Badge>
        )}
        {minta_hapus && <Badge tone="kuning">Minta dihapus</Badge>}
      </span>
    ),
    sort: 'nama',
    className: 'lg:min-w-40',
  },
  { title: 'Email', phone: 'none', render: ({ email }) => <Email>{email}</Email> },
  { title: 'No. HP', render: ({ no_hp }) => formatNoHp(no_hp) || '–', className: 'lg:whitespace-nowrap' },
  { title: 'Pesanan', render: ({ pesanan }) => pesanan, numeric: true },
  { title: 'Belanja', phone: 'amount', render: ({ belanja }) => formatRupiah(belanja), numeric: true },
  {
    title: 'Terakhir',
    phone: 'none',
    render: ({ terakhir }) => (terakhir ? formatDate(terakhir) : '–'),
    className: 'lg:whitespace-nowrap',
  },
]

export default function PelangganListPage() {
  const { data: grup = [] } = useQuery(grupQuery())
  return (
    <ListScreen
      endpoint={listPelanggan}
      title="Pembeli"
      search="Cari nama, email, atau nomor HP"
      filters={[
        {
          name: 'grup',
          label: 'Grup',
          allLabel: 'Semua grup',
          options: grup.map(({ grupId, nama }) => ({ value: String(grupId), label: nama })),
        },
        {
          name: 'lihat',
          label: 'Tampilkan',
          allLabel: 'Semua pembeli',
          options: [{ value: 'hapus', label: 'Minta akun dihapus' }],
        },
      ]}
      name="Pembeli"
      columns={COLUMNS}
      kunci={({ penggunaId }) => penggunaId}
      emptyText="Tidak ada pembeli"
      hint="Orang yang mendaftar atau memesan tercatat di sini."
      failure="Gagal memuat pembeli"
    />
  )
}
