import { useQuery } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { listPembelian, type PembelianSummary, STATUS_PEMBELIAN, StatusPembelian } from '#contract/pembelian/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { PembelianSections } from './pembelian-sections.tsx'
import { StatusPembelianBadge } from './status-pembelian.tsx'

export const meta = () => adminMeta('Pembelian')

const COLUMNS: TableColumn<PembelianSummary>[] = [
  {
    judul: 'Pemasok',
    isi: ({ pemasok, pembelianId }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block font-medium">{pemasok}</span>
        <span className="block text-sm text-tinta-2">Nomor {pembelianId}</span>
      </span>
    ),
    className: 'lg:min-w-40',
  },
  {
    judul: 'Dipesan',
    isi: ({ dibuat, dipesan }) => (dipesan ? formatDate(dipesan) : `Draf ${formatDate(dibuat)}`),
    className: 'lg:text-sm',
  },
  { judul: 'Barang', isi: ({ jenis }) => `${formatGrouped(jenis)} jenis` },
  { judul: 'Datang', isi: ({ jumlah, datang }) => `${formatGrouped(datang)} dari ${formatGrouped(jumlah)}` },
  { judul: 'Nilai', isi: ({ nilai }) => (nilai > 0 ? formatRupiah(nilai) : '–'), angka: true },
  { judul: 'Status', isi: ({ status }) => <StatusPembelianBadge status={status} /> },
  {
    judul: 'Aksi',
    isi: ({ pembelianId }) => (
      <Actions>
        <ActionLink to={`/pembelian/${pembelianId}`} label={`Buka pembelian ${pembelianId}`} Icon={FileText} />
      </Actions>
    ),
  },
]

export default function PembelianListPage() {
  const { hasil, ...list } = useList(listPembelian)
  const { data: pemasok = [] } = useQuery(pemasokQuery())
  return (
    <>
      <Header judul="Pembelian">
        <ButtonLink to="/tambah-pembelian">
          <Plus aria-hidden className="size-5" />
          Tambah Pembelian
        </ButtonLink>
      </Header>
      <PembelianSections isHere="/pembelian" />
      <ListBar>
        <Pencarian daftar={list} label="Cari pemasok atau produk" />
        <Filter
          daftar={list}
          nama="status"
          label="Status"
          semua="Semua status"
          pilihan={StatusPembelian.options.map((value) => ({ value, label: STATUS_PEMBELIAN[value] }))}
        />
        <Filter
          daftar={list}
          nama="pemasokId"
          label="Pemasok"
          semua="Semua pemasok"
          pilihan={pemasok.map(({ pemasokId, nama }) => ({ value: String(pemasokId), label: nama }))}
        />
      </ListBar>
      <DataTable
        nama="Pembelian"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ pembelianId }) => pembelianId}
        kosong="Belum ada pembelian yang cocok"
        galat="Gagal memuat pembelian"
      />
    </>
  )
}
