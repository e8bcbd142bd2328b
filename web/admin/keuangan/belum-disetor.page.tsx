import { type BelumDisetor, listBelumDisetor } from '#contract/keuangan/admin.ts'
import { formatAngka, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { namaCara } from '#web/admin/pesanan/kata-pesanan.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'

export const meta = () => adminMeta('Belum Disetor')

const KOLOM: Kolom<BelumDisetor>[] = [
  { judul: 'Nomor', isi: ({ order_id }) => <span className="[overflow-wrap:anywhere]">{order_id}</span> },
  { judul: 'Cara bayar', isi: ({ payment_type }) => namaCara(payment_type) },
  { judul: 'Dibayar', isi: ({ waktu }) => formatWaktu(waktu), className: 'lg:text-sm' },
  { judul: 'Umur', isi: ({ umur }) => `${formatAngka(umur)} hari`, angka: true },
  { judul: 'Jumlah', isi: ({ jumlah }) => formatRupiah(jumlah), angka: true },
]

/** Payments through the provider that are in no settlement. */
export default function BelumDisetorPage() {
  const { hasil, ...daftar } = useList(listBelumDisetor)
  return (
    <>
      <Kepala judul="Belum Disetor" kembali={{ to: '/keuangan', nama: 'Keuangan' }} />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Pembayaran lewat Midtrans dalam periode ini yang belum ada di setoran yang diimpor, dari yang terlama. Jika
        periode tidak dipilih, 30 hari terakhir.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor" />
      </BilahDaftar>
      <Tabel
        nama="Pembayaran yang belum disetor"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ pembayaranId }) => pembayaranId}
        kosong="Semua pembayaran sudah ada di setoran"
        galat="Gagal memuat pembayaran"
      />
    </>
  )
}
