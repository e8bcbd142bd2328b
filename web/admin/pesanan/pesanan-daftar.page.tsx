import { ArchiveRestore, FileText, Trash2 } from 'lucide-react'
import { useLocation } from 'react-router'
import {
  archivePesanan,
  KETERANGAN_BAYAR,
  LihatPesanan,
  listPesanan,
  type PesananRingkas,
  restorePesanan,
} from '#contract/pesanan/office.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/bilah-daftar.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { SaringanTanggal } from '#web/admin/ui/saringan-tanggal.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/tabel.tsx'
import { useDelete } from '#web/admin/ui/use-delete.ts'
import { useList } from '#web/admin/ui/use-list.ts'
import { JENIS, LIHAT } from './kata-pesanan.ts'
import { PesananHitungan } from './pesanan-hitungan.tsx'
import { PesananJenis } from './pesanan-jenis.tsx'
import { KOLOM_PESANAN, RAPAT } from './pesanan-kolom.tsx'
import { PesananTempat } from './pesanan-tempat.tsx'
import { UnduhPesanan } from './unduh-pesanan.tsx'

export const meta = () => kantorMeta('Daftar Pesanan')

export default function PesananDaftarPage() {
  const { hasil, ...daftar } = useList(listPesanan)
  const { jenis } = daftar.query
  const { search } = useLocation()

  const kolom: Kolom<PesananRingkas>[] = [
    ...KOLOM_PESANAN,
    {
      judul: 'Aksi',
      isi: (pesanan) => (
        <Aksi>
          <AksiLink
            to={`/detail-pesanan-${pesanan.jenis}/${pesanan.orderId}`}
            state={{ daftar: search }}
            label={`Detail ${pesanan.midtrans_order_id}`}
            Icon={FileText}
          />
          {pesanan.diarsipkan ? <Pulihkan {...pesanan} /> : <Hapus {...pesanan} />}
        </Aksi>
      ),
      className: RAPAT,
    },
  ]

  return (
    <>
      <Kepala judul="Daftar Pesanan">
        <UnduhPesanan query={daftar.query} />
      </Kepala>
      <PesananJenis daftar={daftar} />
      <PesananHitungan jenis={jenis} query={daftar.query} />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor, pembeli, HP, resi, atau produk" />
        <div className="col-span-full grid grid-cols-2 items-end gap-3 *:min-w-0 lg:grid-cols-5">
          <Saringan
            daftar={daftar}
            nama="pembayaran"
            label="Pembayaran"
            semua="Semua"
            pilihan={StatusPembayaran.options.map((value) => ({ value, label: KETERANGAN_BAYAR[value] }))}
          />
          <Saringan
            daftar={daftar}
            nama="status"
            label="Status pesanan"
            semua="Semua"
            pilihan={StatusPesanan.options.map((value) => ({ value, label: value }))}
          />
          <SaringanTanggal daftar={daftar} nama="dari" label="Dari tanggal" />
          <SaringanTanggal daftar={daftar} nama="sampai" label="Sampai tanggal" />
          <Saringan
            daftar={daftar}
            nama="lihat"
            label="Tampilkan"
            semua="Semua pesanan"
            pilihan={LihatPesanan.options.map((value) => ({ value, label: LIHAT[value] }))}
          />
        </div>
      </BilahDaftar>
      <PesananTempat daftar={daftar} hasil={hasil} />
      <Tabel
        nama={JENIS[jenis]}
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ orderId }) => orderId}
        kosong="Belum ada pesanan yang cocok"
        galat="Gagal memuat pesanan"
      />
    </>
  )
}

function Hapus({ orderId, midtrans_order_id: nomor }: PesananRingkas) {
  const hapus = useDelete()
  return (
    <AksiTombol
      label={`Hapus ${nomor}`}
      Icon={Trash2}
      onClick={() =>
        hapus({
          title: 'Hapus pesanan ini dari daftar?',
          text: `${nomor} dipindahkan ke arsip dan dapat dipulihkan dari sana.`,
          confirm: 'Ya, Hapus',
          work: () => callAdmin(archivePesanan, { params: { orderId } }),
          berhasil: 'Pesanan dipindahkan ke arsip',
          galat: 'Gagal menghapus pesanan',
        })
      }
    />
  )
}

function Pulihkan({ orderId, midtrans_order_id: nomor }: PesananRingkas) {
  const hapus = useDelete()
  return (
    <AksiTombol
      label={`Pulihkan ${nomor}`}
      Icon={ArchiveRestore}
      onClick={() =>
        hapus({
          title: 'Pulihkan pesanan ini?',
          text: `${nomor} kembali ke daftar.`,
          confirm: 'Ya, Pulihkan',
          work: () => callAdmin(restorePesanan, { params: { orderId } }),
          berhasil: 'Pesanan dikembalikan ke daftar',
          galat: 'Gagal memulihkan pesanan',
        })
      }
    />
  )
}
