import { useQuery } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { listPembelian, type PembelianRingkas, STATUS_PEMBELIAN, StatusPembelian } from '#contract/pembelian/admin.ts'
import { formatAngka, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTanggal } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BagianPembelian } from './bagian-pembelian.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { StatusPembelianBadge } from './status-pembelian.tsx'

export const meta = () => adminMeta('Pembelian')

const KOLOM: Kolom<PembelianRingkas>[] = [
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
    isi: ({ dibuat, dipesan }) => (dipesan ? formatTanggal(dipesan) : `Draf ${formatTanggal(dibuat)}`),
    className: 'lg:text-sm',
  },
  { judul: 'Barang', isi: ({ jenis }) => `${formatAngka(jenis)} jenis` },
  { judul: 'Datang', isi: ({ jumlah, datang }) => `${formatAngka(datang)} dari ${formatAngka(jumlah)}` },
  { judul: 'Nilai', isi: ({ nilai }) => (nilai > 0 ? formatRupiah(nilai) : '–'), angka: true },
  { judul: 'Status', isi: ({ status }) => <StatusPembelianBadge status={status} /> },
  {
    judul: 'Aksi',
    isi: ({ pembelianId }) => (
      <Aksi>
        <AksiLink to={`/pembelian/${pembelianId}`} label={`Buka pembelian ${pembelianId}`} Icon={FileText} />
      </Aksi>
    ),
  },
]

export default function PembelianDaftarPage() {
  const { hasil, ...daftar } = useList(listPembelian)
  const { data: pemasok = [] } = useQuery(pemasokQuery())
  return (
    <>
      <Kepala judul="Pembelian">
        <ButtonLink to="/tambah-pembelian">
          <Plus aria-hidden className="size-5" />
          Tambah Pembelian
        </ButtonLink>
      </Kepala>
      <BagianPembelian sini="/pembelian" />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari pemasok atau produk" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua status"
          pilihan={StatusPembelian.options.map((value) => ({ value, label: STATUS_PEMBELIAN[value] }))}
        />
        <Saringan
          daftar={daftar}
          nama="pemasokId"
          label="Pemasok"
          semua="Semua pemasok"
          pilihan={pemasok.map(({ pemasokId, nama }) => ({ value: String(pemasokId), label: nama }))}
        />
      </BilahDaftar>
      <Tabel
        nama="Pembelian"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ pembelianId }) => pembelianId}
        kosong="Belum ada pembelian yang cocok"
        galat="Gagal memuat pembelian"
      />
    </>
  )
}
