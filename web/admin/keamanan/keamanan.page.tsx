import { Link } from 'react-router'
import { exportKejadian, type KejadianGroup, listKejadianGroups } from '#contract/keamanan/admin.ts'
import { KEJADIAN } from '#contract/keamanan/kinds-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatClock, formatDate, parseWib } from '#contract/wib.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { toneOf } from './keamanan-words.ts'
import { AccountLink, AddressLink, FILTERS } from './kejadian-parts.tsx'

export const meta = () => adminMeta('Catatan Keamanan')

const columnsOf = (to: List['to']): TableColumn<KejadianGroup>[] => [
  { title: 'Tanggal', render: ({ hari }) => formatDate(parseWib(hari)), className: 'lg:whitespace-nowrap lg:text-sm' },
  {
    title: 'Kejadian',
    phone: 'title',
    render: ({ jenis }) => <Badge tone={toneOf(jenis)}>{KEJADIAN[jenis].nama}</Badge>,
  },
  {
    title: 'Keterangan terakhir',
    phone: 'body',
    render: ({ keterangan }) => <span className="[overflow-wrap:anywhere]">{keterangan || '–'}</span>,
    className: 'lg:min-w-40 lg:text-sm',
  },
  {
    title: 'Akun atau alamat IP',
    render: ({ orang, alamat }) => {
      if (orang) return <AccountLink orang={orang} to={to({ q: orang.email })} />
      return alamat ? <AddressLink alamat={alamat} to={to({ q: alamat })} /> : '–'
    },
    className: 'lg:min-w-40',
  },
  { title: 'Terakhir', render: ({ terakhir }) => formatClock(terakhir), className: 'lg:whitespace-nowrap lg:text-sm' },
  {
    title: 'Kali',
    phone: 'amount',
    render: (group) => (
      <Link to={rowsOf(group)} aria-label={`Rincian ${group.kali} kejadian`} className="tautan">
        {formatGrouped(group.kali)}
      </Link>
    ),
    numeric: true,
  },
]

/** Returns the address of a group's rows. */
function rowsOf({ hari, jenis, orang, alamat }: KejadianGroup): string {
  const q = orang?.email ?? alamat
  return `/catatan-keamanan?${new URLSearchParams({ jenis, dari: hari, sampai: hari, ...(q && { q }) })}`
}

/** Security events by day, kind and account. */
export default function KeamananPage() {
  const { result, ...list } = useList(listKejadianGroups)
  const { dari, sampai } = list.query
  return (
    <>
      <ListHead
        title="Catatan Keamanan"
        list={list}
        search="Cari nama, email, atau alamat IP"
        filters={FILTERS}
        actions={
          <DownloadButton
            load={() => download(exportKejadian, { query: { ...(dari && { dari }), ...(sampai && { sampai }) } })}
            failure="Gagal mengunduh berkas"
          >
            Unduh JSON
          </DownloadButton>
        }
        introduction="Kejadian 30 hari terakhir, yang penting di atas. Ketuk jumlahnya untuk melihat rinciannya."
      />
      <DataTable
        name="Kejadian keamanan per hari"
        list={list}
        result={result}
        columns={columnsOf(list.to)}
        kunci={({ hari, jenis, orang, alamat }) => `${hari} ${jenis} ${orang?.userId ?? alamat}`}
        emptyText="Tidak ada kejadian yang cocok"
        failure="Gagal memuat catatan keamanan"
      />
    </>
  )
}
