import { MailCheck, MailOpen, Trash2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { type Laporan, listLaporan } from '#contract/kontak/admin.ts'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { formatDate } from '#contract/wib.ts'
import { ActionButton, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import type { ListFilter } from '#web/admin/ui/daftar/list-bar.tsx'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { HandledBadge } from './handled-badge.tsx'
import { LaporanDialog } from './laporan-dialog.tsx'
import { useLaporan } from './use-laporan.ts'

export const meta = () => adminMeta('Pesan Masuk')

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    allLabel: 'Semua pesan',
    options: [
      { value: 'belum', label: 'Belum ditangani' },
      { value: 'sudah', label: 'Sudah ditangani' },
    ],
  },
]

export default function LaporanListPage() {
  const { result, ...list } = useList(listLaporan, { limit: String(LINES_PER_HALAMAN) })
  const { remove, resolve } = useLaporan()
  const [params] = useSearchParams()
  const open = Number(params.get('pesan'))
  const { page } = list.query

  const columns: TableColumn<Laporan>[] = [
    { title: 'No. Pesan', phone: 'none', render: ({ laporanId }) => laporanId, className: 'lg:w-20' },
    {
      title: 'Nama',
      render: ({ name }) => <span className="font-medium [overflow-wrap:anywhere]">{name}</span>,
      className: 'lg:min-w-32',
    },
    {
      title: 'Email',
      render: ({ email }) => <Email>{email}</Email>,
      className: 'lg:min-w-36 lg:text-sm',
    },
    {
      title: 'Pesan',
      phone: 'body',
      render: ({ laporanId, name, message }) => (
        <Link
          to={list.to({ pesan: laporanId, page })}
          preventScrollReset
          aria-label={`Buka pesan dari ${name}`}
          className="line-clamp-2 min-h-11 text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0 lg:min-w-44 lg:text-sm"
        >
          {message}
        </Link>
      ),
    },
    { title: 'Tanggal', render: ({ date }) => formatDate(date), className: 'lg:whitespace-nowrap lg:text-sm' },
    { title: 'Status', render: ({ ditangani }) => <HandledBadge handled={ditangani} /> },
    {
      title: 'Aksi',
      render: (laporan) => (
        <Actions>
          <ActionButton
            label={`${laporan.ditangani ? 'Tandai belum ditangani' : 'Tandai sudah ditangani'}: pesan ${laporan.laporanId}`}
            Icon={laporan.ditangani ? MailOpen : MailCheck}
            onClick={() => resolve(laporan)}
          />
          <ActionButton label={`Hapus pesan ${laporan.laporanId}`} Icon={Trash2} onClick={() => remove(laporan)} />
        </Actions>
      ),
    },
  ]

  return (
    <>
      <ListHead title="Pesan Masuk" list={list} search="Cari nama, email, atau isi pesan" filters={FILTERS} />
      <DataTable
        name="Pesan masuk"
        list={list}
        result={result}
        columns={columns}
        kunci={({ laporanId }) => laporanId}
        emptyText="Tidak ada pesan"
        hint="Pesan dari formulir kontak toko masuk ke sini."
        failure={(error) => `Error: ${loadErrorText(error)}`}
      />
      {open > 0 && <LaporanDialog laporanId={open} onClose={() => list.set({ pesan: undefined, page })} />}
    </>
  )
}
