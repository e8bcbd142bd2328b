import { listSetoran, type Setoran, StatusSetoran } from '#contract/keuangan/office.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatTanggal, parseWib } from '#contract/wib.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/bilah-daftar.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/tabel.tsx'
import { useList } from '#web/admin/ui/use-list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { STATUS } from './kata-setoran.ts'

export const meta = () => kantorMeta('Setoran Midtrans')

const KOLOM: Kolom<Setoran>[] = [
  { judul: 'Nomor', isi: ({ order_id }) => <span className="[overflow-wrap:anywhere]">{order_id}</span> },
  {
    judul: 'Tanggal',
    isi: ({ tanggal }) => (tanggal ? formatTanggal(parseWib(tanggal)) : '–'),
    className: 'lg:text-sm',
  },
  { judul: 'Jumlah', isi: ({ jumlah }) => formatRupiah(jumlah), angka: true },
  { judul: 'Di toko', isi: ({ seharusnya }) => (seharusnya === null ? '–' : formatRupiah(seharusnya)), angka: true },
  { judul: 'Biaya', isi: ({ biaya }) => (biaya === null ? '–' : formatRupiah(biaya)), angka: true },
  { judul: 'Bersih', isi: ({ jumlah, biaya }) => (biaya === null ? '–' : formatRupiah(jumlah - biaya)), angka: true },
  { judul: 'Status', isi: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge> },
]

/** The lines of the settlements that were brought in. */
export default function SetoranDaftarPage() {
  const { hasil, ...daftar } = useList(listSetoran)
  return (
    <>
      <Kepala judul="Setoran Midtrans" kembali={{ to: '/keuangan', nama: 'Keuangan' }}>
        <ButtonLink to="/impor-setoran" variant="garis">
          Impor Setoran
        </ButtonLink>
      </Kepala>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua"
          pilihan={StatusSetoran.options.map((value) => ({ value, label: STATUS[value].nama }))}
        />
      </BilahDaftar>
      <Tabel
        nama="Baris setoran Midtrans"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ setoranId }) => setoranId}
        kosong="Belum ada setoran yang dicatat"
        galat="Gagal memuat setoran"
      />
    </>
  )
}
