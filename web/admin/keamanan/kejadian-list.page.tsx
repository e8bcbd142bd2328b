import { type Kejadian, listKejadian } from '#contract/keamanan/admin.ts'
import { KEJADIAN } from '#contract/keamanan/kinds-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { toneOf } from './keamanan-words.ts'
import { AccountLink, AddressLink, FILTERS } from './kejadian-parts.tsx'

export const meta = () => adminMeta('Rincian Kejadian')

/** Returns the columns. A person and an IP address link to all their events. */
const columnsOf = (to: List['to']): TableColumn<Kejadian>[] => [
  timeColumn('Waktu', ({ waktu }) => waktu, { brief: ({ waktu }) => formatTime(waktu) }),
  {
    title: 'Kejadian',
    phone: 'title',
    render: ({ jenis }) => <Badge tone={toneOf(jenis)}>{KEJADIAN[jenis].nama}</Badge>,
  },
  {
    title: 'Keterangan',
    phone: 'body',
    render: ({ keterangan }) => <span className="[overflow-wrap:anywhere]">{keterangan || '–'}</span>,
    className: 'lg:min-w-40 lg:text-sm',
  },
  {
    title: 'Akun',
    render: ({ orang, oleh }) => (
      <span>
        {orang ? <AccountLink orang={orang} to={to({ q: orang.email })} /> : '–'}
        {oleh && <span className="block text-sm text-tinta-2">oleh {oleh}</span>}
      </span>
    ),
    className: 'lg:min-w-40',
  },
  {
    title: 'Alamat IP',
    render: ({ alamat }) => (alamat ? <AddressLink alamat={alamat} to={to({ q: alamat })} /> : '–'),
    className: 'lg:whitespace-nowrap lg:text-sm',
  },
  { title: 'Kali', render: ({ kali }) => formatGrouped(kali), numeric: true },
]

/** Security events, one row each. */
export default function KejadianListPage() {
  const { result, ...list } = useList(listKejadian)

  return (
    <>
      <Header title="Rincian Kejadian" back={{ to: '/ringkasan-keamanan', name: 'Catatan Keamanan' }} />
      <p className="mb-4 max-w-prose text-tinta-2 max-lg:text-sm lg:-mt-2">
        Kejadian yang sama dalam satu menit ditulis sekali dengan jumlahnya. Catatan disimpan 400 hari.
      </p>
      <ListBar list={list} search="Cari nama, email, atau alamat IP" filters={FILTERS} />
      <DataTable
        name="Kejadian keamanan"
        list={list}
        result={result}
        columns={columnsOf(list.to)}
        kunci={({ kejadianId }) => kejadianId}
        emptyText="Tidak ada kejadian yang cocok"
        failure="Gagal memuat catatan keamanan"
      />
    </>
  )
}
