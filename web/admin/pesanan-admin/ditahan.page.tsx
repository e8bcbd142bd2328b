import { Unlock } from 'lucide-react'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { cancelPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { type Ditahan, listDitahan } from '#contract/pesanan-admin/ditahan-admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Stok Ditahan')

/** Number of items listed per order; further items are only counted. */
const BARANG_TAMPIL = 4

/** Stock that unpaid orders hold, with a button that releases it. */
export default function DitahanPage() {
  const { hasil, ...daftar } = useList(listDitahan)
  const hapus = useDelete()

  const lepaskan = ({ orderId, nama, barang }: Ditahan) =>
    hapus({
      title: 'Batalkan pesanan dan lepaskan stoknya?',
      text: `Pesanan ${nama} dibatalkan, juga di Midtrans, dan ${sebut(barang)} bisa dijual lagi. Pembeli diberi tahu lewat email.`,
      confirm: 'Ya, Lepaskan',
      work: () => callAdmin(cancelPesananAdmin, { params: { orderId } }),
      berhasil: 'Stok dilepaskan',
      galat: 'Gagal melepaskan stok',
    })

  const kolom: Kolom<Ditahan>[] = [
    {
      judul: 'Barang',
      isi: ({ barang }) => <Barang barang={barang} />,
      className: 'lg:min-w-56',
    },
    {
      judul: 'Pembeli',
      isi: ({ nama, no_hp, pembeliBaru }) => (
        <span className="grid justify-items-start gap-0.5 [overflow-wrap:anywhere] max-lg:justify-items-end">
          <span>{nama}</span>
          <span className="whitespace-nowrap text-sm text-tinta-2">{formatNoHp(no_hp)}</span>
          {pembeliBaru && <Badge tone="kuning">Belum pernah bayar</Badge>}
        </span>
      ),
      className: 'lg:min-w-36',
    },
    {
      judul: 'Pesanan',
      isi: ({ orderId, jenis, midtrans_order_id }) => (
        <Link
          to={`/detail-pesanan-${jenis}/${orderId}`}
          className="inline-flex min-h-11 items-center text-laut text-sm underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
        >
          {midtrans_order_id}
        </Link>
      ),
    },
    { judul: 'Sejak', isi: ({ sejak }) => formatWaktu(sejak), className: 'lg:text-sm' },
    {
      judul: 'Sampai',
      isi: ({ sampai, caraBayar }) => (
        <span className="grid gap-0.5">
          {formatWaktu(sampai)}
          <span className="text-sm text-tinta-2">{caraBayar ?? 'Belum memilih cara bayar'}</span>
        </span>
      ),
      className: 'lg:text-sm',
    },
    {
      judul: 'Aksi',
      isi: (ditahan) => (
        <Aksi>
          <AksiTombol
            label={`Lepaskan stok pesanan ${ditahan.midtrans_order_id}`}
            Icon={Unlock}
            onClick={() => lepaskan(ditahan)}
          />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Stok Ditahan" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Barang untuk pesanan yang belum dibayar. Jika batas waktunya lewat, pesanan otomatis batal dan stoknya bisa
        dijual lagi.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari barang, pembeli, atau nomor pesanan" />
        <Saringan
          daftar={daftar}
          nama="pembeli"
          label="Pembeli"
          semua="Semua pembeli"
          pilihan={[
            { value: 'baru', label: 'Belum pernah bayar' },
            { value: 'lama', label: 'Pernah bayar' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Stok ditahan"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ orderId }) => orderId}
        kosong="Tidak ada stok yang ditahan"
        galat="Gagal memuat stok yang ditahan"
      />
    </>
  )
}

function Barang({ barang }: Pick<Ditahan, 'barang'>) {
  const sisa = barang.length - BARANG_TAMPIL
  return (
    <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
      {barang.slice(0, BARANG_TAMPIL).map(({ produkId, nama, jumlah }) => (
        <li key={produkId}>
          <span className="font-medium tabular-nums">{formatAngka(jumlah)} ×</span> {nama}
        </li>
      ))}
      {sisa > 0 && <li className="text-sm text-tinta-2">dan {sisa} barang lain</li>}
    </ul>
  )
}

const sebut = ([satu, ...lain]: Ditahan['barang']) =>
  satu && lain.length === 0 ? `${formatAngka(satu.jumlah)} ${satu.nama}` : `${lain.length + 1} jenis barang`
