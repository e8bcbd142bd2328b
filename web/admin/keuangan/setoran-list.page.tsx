import { Eye } from 'lucide-react'
import { listSetoran, type Setoran, StatusSetoran } from '#contract/keuangan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { STATUS } from './setoran-words.ts'

export const meta = () => adminMeta('Setoran Midtrans')

const COLUMNS: TableColumn<Setoran>[] = [
  { judul: 'Nomor', isi: ({ order_id }) => <span className="[overflow-wrap:anywhere]">{order_id}</span> },
  {
    judul: 'Tanggal',
    isi: ({ tanggal }) => (tanggal ? formatDate(parseWib(tanggal)) : '–'),
    className: 'lg:text-sm',
  },
  { judul: 'Jumlah', isi: ({ jumlah }) => formatRupiah(jumlah), angka: true },
  { judul: 'Di toko', isi: ({ seharusnya }) => (seharusnya === null ? '–' : formatRupiah(seharusnya)), angka: true },
  { judul: 'Biaya', isi: ({ biaya }) => (biaya === null ? '–' : formatRupiah(biaya)), angka: true },
  { judul: 'Bersih', isi: ({ jumlah, biaya }) => (biaya === null ? '–' : formatRupiah(jumlah - biaya)), angka: true },
  {
    judul: 'Status',
    isi: ({ status, diperiksa }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
        {diperiksa && <Badge tone="abu">Diperiksa</Badge>}
      </span>
    ),
  },
  {
    judul: 'Aksi',
    isi: ({ setoranId, order_id }) => (
      <Actions>
        <ActionLink to={`/setoran/${setoranId}`} label={`Periksa ${order_id}`} Icon={Eye} />
      </Actions>
    ),
  },
]

const CHECK_HINT = [
  { value: 'belum', label: 'Berbeda, belum diperiksa' },
  { value: 'sudah', label: 'Sudah diperiksa' },
]

/** Lines of the imported settlements. */
export default function SetoranListPage() {
  const { hasil, ...list } = useList(listSetoran)
  return (
    <>
      <Header judul="Setoran Midtrans" kembali={{ to: '/keuangan', nama: 'Keuangan' }}>
        <ButtonLink to="/impor-setoran" variant="garis">
          Impor Setoran
        </ButtonLink>
      </Header>
      <ListBar>
        <Pencarian daftar={list} label="Cari nomor" />
        <Filter
          daftar={list}
          nama="status"
          label="Status"
          semua="Semua"
          pilihan={StatusSetoran.options.map((value) => ({ value, label: STATUS[value].nama }))}
        />
        <Filter daftar={list} nama="periksa" label="Diperiksa" semua="Semua" pilihan={CHECK_HINT} />
      </ListBar>
      <DataTable
        nama="Baris setoran Midtrans"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ setoranId }) => setoranId}
        kosong="Tidak ada baris setoran"
        galat="Gagal memuat setoran"
      />
    </>
  )
}
