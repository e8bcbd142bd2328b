import { ArchiveRestore, FileText, Plus, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Parsed } from '#contract/endpoint.ts'
import { archivePesanan, listPesanan, type PesananRingkas, restorePesanan } from '#contract/pesanan/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/bilah-daftar.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/tabel.tsx'
import { useDelete } from '#web/admin/ui/use-delete.ts'
import { useList } from '#web/admin/ui/use-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { BilahPilihan } from './bilah-pilihan.tsx'
import { JENIS } from './kata-pesanan.ts'
import { KOLOM_PILIH, PilihHalaman } from './kolom-pilih.tsx'
import { PesananHitungan } from './pesanan-hitungan.tsx'
import { PesananJenis } from './pesanan-jenis.tsx'
import { KOLOM_PESANAN, RAPAT } from './pesanan-kolom.tsx'
import { PesananSaringan } from './pesanan-saringan.tsx'
import { PesananTempat } from './pesanan-tempat.tsx'
import { ikutiDaftar } from './pilihan-pesanan.ts'
import { TampilanSimpan } from './tampilan-simpan.tsx'
import { UnduhPesanan } from './unduh-pesanan.tsx'
import { useSegar } from './use-segar.ts'

export const meta = () => kantorMeta('Daftar Pesanan')

/** All orders, or one of the two tables of them. */
export default function PesananDaftarPage() {
  const { pathname, search } = useLocation()
  const { hasil, ...daftar } = useList(listPesanan, pathname.toLowerCase() === '/pesanan-semua' ? SEMUA : undefined)
  const { jenis } = daftar.query
  useSegar(daftar.query)
  const rows = hasil.data?.items
  useEffect(() => {
    if (rows) ikutiDaftar(rows)
  }, [rows])

  const kolom: Kolom<PesananRingkas>[] = [
    KOLOM_PILIH,
    ...KOLOM_PESANAN,
    {
      judul: 'Aksi',
      isi: (pesanan) => (
        <Aksi>
          <AksiLink
            to={`/detail-pesanan-${pesanan.jenis}/${pesanan.orderId}`}
            label={`Detail ${pesanan.midtrans_order_id}`}
            Icon={FileText}
          />
          {pesanan.diarsipkan ? <Pulihkan {...pesanan} /> : isTidakJadi(pesanan) && <Hapus {...pesanan} />}
        </Aksi>
      ),
      className: RAPAT,
    },
  ]

  return (
    <>
      <Kepala judul="Daftar Pesanan">
        <UnduhPesanan query={toEkspor(daftar.query)} />
        <ButtonLink to="/tambah-pesanan">
          <Plus aria-hidden className="size-5" />
          Tambah Pesanan
        </ButtonLink>
      </Kepala>
      <PesananJenis daftar={daftar} />
      <TampilanSimpan alamat={pathname + search} bisaDisimpan={daftar.utuh !== undefined} />
      <PesananHitungan jenis={jenis} query={daftar.query} />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor, pembeli, HP, resi, produk, atau catatan" />
        <PesananSaringan daftar={daftar} />
      </BilahDaftar>
      <PesananTempat daftar={daftar} hasil={hasil} />
      <PilihHalaman rows={rows ?? []} />
      <Tabel
        nama={JENIS[jenis]}
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ orderId }) => orderId}
        kosong="Belum ada pesanan yang cocok"
        galat="Gagal memuat pesanan"
      />
      <BilahPilihan />
    </>
  )
}

const SEMUA = { jenis: 'semua' }

/** What of a list's address chooses rows, whichever page of them is shown. */
const toEkspor = ({ page: _page, limit: _limit, urut: _urut, ...saringan }: Parsed<typeof listPesanan>['query']) =>
  saringan

/** It came to nothing, so it may go; what can still be paid, was paid, or waits for a person stays. */
const isTidakJadi = ({ status_pembayaran: status, perhatian }: PesananRingkas) =>
  (status === 'cancelled' || status === 'expired' || status === 'failed') && perhatian.length === 0

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
