import { PackageOpen } from 'lucide-react'
import { type KemasRingkas, listKemas } from '#contract/kemas/admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => adminMeta('Kemas Pesanan')

const KOLOM: Kolom<KemasRingkas>[] = [
  {
    judul: 'Barang',
    isi: ({ barang }) => (
      <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
        {barang.map(({ nama, jumlah }) => (
          <li key={nama}>
            <span className="font-medium tabular-nums">{formatAngka(jumlah)} ×</span> {nama}
          </li>
        ))}
      </ul>
    ),
    className: 'lg:min-w-56',
  },
  {
    judul: 'Untuk',
    isi: ({ nama, kabupaten }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block">{nama}</span>
        {kabupaten && <span className="block text-sm text-tinta-2">{kabupaten}</span>}
      </span>
    ),
    className: 'lg:min-w-36',
  },
  { judul: 'Pengiriman', isi: ({ nama_shipping }) => nama_shipping },
  { judul: 'Dipesan', isi: ({ created_at }) => formatWaktu(created_at), className: 'lg:text-sm' },
  {
    judul: 'Status',
    isi: ({ status_pesanan, perhatian }) => (
      <span className="inline-grid justify-items-start gap-1 max-lg:justify-items-end">
        {status_pesanan}
        {perhatian && <Badge tone="merah">Tunggu bagian pesanan</Badge>}
      </span>
    ),
  },
  {
    judul: 'Aksi',
    isi: ({ orderId, midtrans_order_id }) => (
      <Aksi>
        <AksiLink to={`/kemas-pesanan/${orderId}`} label={`Kemas ${midtrans_order_id}`} Icon={PackageOpen} />
      </Aksi>
    ),
  },
]

/** Paid orders that are not shipped yet, for the packer. */
export default function KemasDaftarPage() {
  const { hasil, ...daftar } = useList(listKemas)
  return (
    <>
      <Kepala judul="Kemas Pesanan">
        <ButtonLink variant="garis" to="/perlu-dikemas">
          Jumlah per Produk
        </ButtonLink>
      </Kepala>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Pesanan lunas yang belum dikirim, dari yang terlama. Buka satu pesanan untuk melihat lot, mencetak surat jalan,
        dan menandainya dikirim.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor, penerima, atau barang" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status pesanan"
          semua="Semua"
          pilihan={['Menunggu Respon', 'Sedang Di Proses'].map((value) => ({ value, label: value }))}
        />
      </BilahDaftar>
      <Tabel
        nama="Pesanan yang menunggu dikemas"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ orderId }) => orderId}
        kosong="Tidak ada pesanan yang menunggu dikemas"
        galat="Gagal memuat pesanan yang menunggu dikemas"
      />
    </>
  )
}
