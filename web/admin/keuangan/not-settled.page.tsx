import { listNotSettled, type NotSettled } from '#contract/keuangan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { methodName } from '#web/admin/pesanan/pesanan-words.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'

export const meta = () => adminMeta('Belum Disetor')

const COLUMNS: TableColumn<NotSettled>[] = [
  { judul: 'Nomor', isi: ({ order_id }) => <span className="[overflow-wrap:anywhere]">{order_id}</span> },
  { judul: 'Cara bayar', isi: ({ payment_type }) => methodName(payment_type) },
  { judul: 'Dibayar', isi: ({ waktu }) => formatTime(waktu), className: 'lg:text-sm' },
  { judul: 'Umur', isi: ({ umur }) => `${formatGrouped(umur)} hari`, angka: true },
  { judul: 'Jumlah', isi: ({ jumlah }) => formatRupiah(jumlah), angka: true },
]

/** Payments through the provider that are in no settlement. */
export default function NotSettledPage() {
  const { hasil, ...list } = useList(listNotSettled)
  return (
    <>
      <Header judul="Belum Disetor" kembali={{ to: '/keuangan', nama: 'Keuangan' }} />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Pembayaran lewat Midtrans dalam periode ini yang belum ada di setoran yang diimpor, dari yang terlama. Jika
        periode tidak dipilih, 30 hari terakhir.
      </p>
      <ListBar>
        <Pencarian daftar={list} label="Cari nomor" />
      </ListBar>
      <DataTable
        nama="Pembayaran yang belum disetor"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ pembayaranId }) => pembayaranId}
        kosong="Semua pembayaran sudah ada di setoran"
        galat="Gagal memuat pembayaran"
      />
    </>
  )
}
