import { Link } from 'react-router'
import { type Kejadian, KejadianActor, KejadianKind, listKejadian } from '#contract/keamanan/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { DateFilter } from '#web/admin/ui/daftar/tanggal-filter.tsx'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ACTOR_WORDS, KEJADIAN } from './keamanan-words.ts'

export const meta = () => adminMeta('Catatan Keamanan')

const TAUTAN = 'tautan inline-flex min-h-11 items-center [overflow-wrap:anywhere] lg:min-h-0'

/** Returns the columns. A person and an IP address link to all their events. */
const columnsOf = (to: List['to']): TableColumn<Kejadian>[] => [
  { judul: 'Waktu', isi: ({ waktu }) => formatTime(waktu), className: 'lg:text-sm' },
  {
    judul: 'Kejadian',
    isi: ({ jenis }) => <Badge tone={KEJADIAN[jenis].tone}>{KEJADIAN[jenis].nama}</Badge>,
  },
  {
    judul: 'Keterangan',
    isi: ({ keterangan }) => <span className="[overflow-wrap:anywhere]">{keterangan || '–'}</span>,
    className: 'lg:min-w-40 lg:text-sm',
  },
  {
    judul: 'Akun',
    isi: ({ orang, oleh }) => (
      <span>
        {orang ? <Person orang={orang} to={to({ q: orang.email })} /> : '–'}
        {oleh && <span className="block text-sm text-tinta-2">oleh {oleh}</span>}
      </span>
    ),
    className: 'lg:min-w-40',
  },
  {
    judul: 'Alamat IP',
    isi: ({ alamat }) =>
      alamat ? (
        <Link to={to({ q: alamat })} preventScrollReset aria-label={`Semua kejadian dari ${alamat}`} className={TAUTAN}>
          {alamat}
        </Link>
      ) : (
        '–'
      ),
    className: 'lg:whitespace-nowrap lg:text-sm',
  },
  { judul: 'Kali', isi: ({ kali }) => formatGrouped(kali), angka: true },
]

export default function KeamananPage() {
  const { hasil, ...list } = useList(listKejadian)

  return (
    <>
      <Header judul="Catatan Keamanan" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Siapa yang login, apa yang ditolak, dan apa yang diubah pada akun. Kejadian yang sama dalam satu menit ditulis
        sekali dengan jumlahnya. Catatan disimpan 400 hari.
      </p>
      <ListBar>
        <Pencarian daftar={list} label="Cari nama, email, atau alamat IP" />
        <Filter
          daftar={list}
          nama="jenis"
          label="Kejadian"
          semua="Semua kejadian"
          pilihan={KejadianKind.options.map((value) => ({ value, label: KEJADIAN[value].nama }))}
        />
        <Filter
          daftar={list}
          nama="siapa"
          label="Akun"
          semua="Semua akun"
          pilihan={KejadianActor.options.map((value) => ({ value, label: ACTOR_WORDS[value] }))}
        />
        <DateFilter list={list} name="dari" label="Dari tanggal" />
        <DateFilter list={list} name="sampai" label="Sampai tanggal" />
      </ListBar>
      <DataTable
        nama="Kejadian keamanan"
        daftar={list}
        hasil={hasil}
        kolom={columnsOf(list.to)}
        kunci={({ kejadianId }) => kejadianId}
        kosong="Tidak ada kejadian yang cocok"
        galat="Gagal memuat catatan keamanan"
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
