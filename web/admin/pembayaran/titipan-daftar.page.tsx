import { Link, useSearchParams } from 'react-router'
import { listTitipan, StatusTitipan, type TitipanRingkas } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { caraBayar, STATUS } from './kata-titipan.ts'
import { TitipanDialog } from './titipan-dialog.tsx'

export const meta = () => adminMeta('Uang Titipan')

export default function TitipanDaftarPage() {
  const { hasil, ...daftar } = useList(listTitipan)
  const [params] = useSearchParams()
  const terbuka = Number(params.get('titipan'))
  const { page } = daftar.query

  const kolom: Kolom<TitipanRingkas>[] = [
    { judul: 'Dibayar', isi: ({ dibayar, diterima }) => formatWaktu(dibayar ?? diterima), className: 'lg:text-sm' },
    { judul: 'Jumlah', isi: ({ jumlah }) => formatRupiah(jumlah), angka: true, className: 'lg:whitespace-nowrap' },
    {
      judul: 'Cara bayar',
      isi: (titipan) => <span className="[overflow-wrap:anywhere]">{caraBayar(titipan)}</span>,
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
          to={daftar.to({ titipan: titipanId, page })}
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
      <Kepala judul="Uang Titipan" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Uang yang masuk lewat Midtrans untuk pesanan yang tidak ada di toko ini, misalnya setelah cadangan lama
        dipulihkan. Pasangkan ke pesanannya, atau kembalikan.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor, pembayar, atau jumlah" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua"
          pilihan={StatusTitipan.options.map((value) => ({ value, label: STATUS[value].nama }))}
        />
      </BilahDaftar>
      <Tabel
        nama="Uang titipan"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ titipanId }) => titipanId}
        kosong="Tidak ada uang titipan"
        galat="Gagal memuat uang titipan"
      />
      {terbuka > 0 && (
        <TitipanDialog key={terbuka} titipanId={terbuka} onClose={() => daftar.set({ titipan: undefined, page })} />
      )}
    </>
  )
}
