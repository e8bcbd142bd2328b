import { Link, useSearchParams } from 'react-router'
import { listTitipan, StatusTitipan, type TitipanSummary } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TitipanDialog } from './titipan-dialog.tsx'
import { paymentMethod, STATUS } from './titipan-words.ts'

export const meta = () => adminMeta('Uang Titipan')

export default function TitipanListPage() {
  const { hasil, ...list } = useList(listTitipan)
  const [params] = useSearchParams()
  const open = Number(params.get('titipan'))
  const { page } = list.query

  const columns: TableColumn<TitipanSummary>[] = [
    { judul: 'Dibayar', isi: ({ dibayar, diterima }) => formatTime(dibayar ?? diterima), className: 'lg:text-sm' },
    { judul: 'Jumlah', isi: ({ jumlah }) => formatRupiah(jumlah), angka: true, className: 'lg:whitespace-nowrap' },
    {
      judul: 'Cara bayar',
      isi: (titipan) => <span className="[overflow-wrap:anywhere]">{paymentMethod(titipan)}</span>,
    },
    {
      judul: 'Pembayar',
      isi: ({ nama, email, no_hp }) => (
        <span className="[overflow-wrap:anywhere]">{[nama, no_hp, email].filter(Boolean).join(', ') || '–'}</span>
      ),
    },
    {
      judul: 'Nomor di Midtrans',
      isi: ({ titipanId, order_id }) => (
        <Link
          to={list.to({ titipan: titipanId, page })}
          preventScrollReset
          aria-label={`Buka uang titipan ${order_id}`}
          className="inline-flex min-h-11 items-center text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
        >
          {order_id}
        </Link>
      ),
    },
    { judul: 'Status', isi: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge> },
  ]

  return (
    <>
      <Header judul="Uang Titipan" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Uang yang masuk lewat Midtrans untuk pesanan yang tidak ada di toko ini, misalnya setelah cadangan lama
        dipulihkan. Pasangkan ke pesanannya, atau kembalikan.
      </p>
      <ListBar>
        <Pencarian daftar={list} label="Cari nomor, pembayar, atau jumlah" />
        <Filter
          daftar={list}
          nama="status"
          label="Status"
          semua="Semua"
          pilihan={StatusTitipan.options.map((value) => ({ value, label: STATUS[value].nama }))}
        />
      </ListBar>
      <DataTable
        nama="Uang titipan"
        daftar={list}
        hasil={hasil}
        kolom={columns}
        kunci={({ titipanId }) => titipanId}
        kosong="Tidak ada uang titipan"
        galat="Gagal memuat uang titipan"
      />
      {open > 0 && <TitipanDialog key={open} titipanId={open} onClose={() => list.set({ titipan: undefined, page })} />}
    </>
  )
}
