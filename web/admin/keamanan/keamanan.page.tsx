import { Link } from 'react-router'
import { type Kejadian, KejadianActor, KejadianKind, listKejadian } from '#contract/keamanan/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ACTOR_WORDS, KEJADIAN } from './keamanan-words.ts'

export const meta = () => adminMeta('Catatan Keamanan')

const TAUTAN = 'tautan inline-flex min-h-11 items-center [overflow-wrap:anywhere] lg:min-h-0'

/** Returns the columns. A person and an IP address link to all their events. */
const columnsOf = (to: List['to']): TableColumn<Kejadian>[] => [
  { title: 'Waktu', render: ({ waktu }) => formatTime(waktu), className: 'lg:text-sm' },
  {
    title: 'Kejadian',
    phone: 'title',
    render: ({ jenis }) => <Badge tone={KEJADIAN[jenis].tone}>{KEJADIAN[jenis].nama}</Badge>,
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
        {orang ? <Person orang={orang} to={to({ q: orang.email })} /> : '–'}
        {oleh && <span className="block text-sm text-tinta-2">oleh {oleh}</span>}
      </span>
    ),
    className: 'lg:min-w-40',
  },
  {
    title: 'Alamat IP',
    render: ({ alamat }) =>
      alamat ? (
        <Link to={to({ q: alamat })} preventScrollReset aria-label={`Semua kejadian dari ${alamat}`} className={TAUTAN}>
          {alamat}
        </Link>
      ) : (
        '–'
      ),
    className: 'lg:whitespace-nowrap lg:text-sm',
  },
  { title: 'Kali', render: ({ kali }) => formatGrouped(kali), numeric: true },
]

export default function KeamananPage() {
  const { result, ...list } = useList(listKejadian)

  return (
    <>
      <ListHead
        title="Catatan Keamanan"
        list={list}
        search="Cari nama, email, atau alamat IP"
        filters={[
          {
            name: 'jenis',
            label: 'Kejadian',
            allLabel: 'Semua kejadian',
            options: KejadianKind.options.map((value) => ({ value, label: KEJADIAN[value].nama })),
          },
          {
            name: 'siapa',
            label: 'Akun',
            allLabel: 'Semua akun',
            options: KejadianActor.options.map((value) => ({ value, label: ACTOR_WORDS[value] })),
          },
          { name: 'dari', label: 'Dari tanggal' },
          { name: 'sampai', label: 'Sampai tanggal' },
        ]}
        introduction="Siapa yang login, apa yang ditolak, dan apa yang diubah pada akun. Kejadian yang sama dalam satu menit ditulis sekali dengan jumlahnya. Catatan disimpan 400 hari."
      />
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

function Person({ orang: { nama, email }, to }: { orang: NonNullable<Kejadian['orang']>; to: string }) {
  return (
    <>
      <Link to={to} preventScrollReset aria-label={`Semua kejadian ${nama}`} className={TAUTAN}>
        {nama}
      </Link>
      <span className="block text-sm text-tinta-2">
        <Email>{email}</Email>
      </span>
    </>
  )
}
