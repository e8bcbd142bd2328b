import { ClipboardCheck, Coins, PackagePlus } from 'lucide-react'
import { listLot } from '#contract/stok/daftar-lot-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { useBoleh } from '#web/admin/ui/menu.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useKolomLot } from './lot-kolom.tsx'

export const meta = () => adminMeta('Lot Stok')

export default function LotDaftarPage() {
  const { hasil, ...daftar } = useList(listLot)
  const mayOpen = useBoleh()
  const kolom = useKolomLot()
  return (
    <>
      <Kepala judul="Lot Stok">
        {mayOpen('/laba-lot') && (
          <ButtonLink to="/laba-lot" variant="garis">
            <Coins aria-hidden className="size-5" />
            Laba Kotor
          </ButtonLink>
        )}
        <ButtonLink to="/opname" variant="garis">
          <ClipboardCheck aria-hidden className="size-5" />
          Opname
        </ButtonLink>
        <ButtonLink to="/barang-masuk">
          <PackagePlus aria-hidden className="size-5" />
          Barang Masuk
        </ButtonLink>
      </Kepala>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari produk atau nomor lot" />
        <Saringan
          daftar={daftar}
          nama="kedaluwarsa"
          label="Kedaluwarsa"
          semua="Semua tanggal"
          pilihan={[
            { value: '30', label: 'Dalam 30 hari' },
            { value: '60', label: 'Dalam 60 hari' },
            { value: '90', label: 'Dalam 90 hari' },
            { value: 'lewat', label: 'Sudah lewat' },
          ]}
        />
        <Saringan
          daftar={daftar}
          nama="keadaan"
          label="Status"
          semua="Masih berisi"
          pilihan={[
            { value: 'dijual', label: 'Dijual' },
            { value: 'disisihkan', label: 'Disisihkan' },
            { value: 'tanpa-nomor', label: 'Tanpa nomor lot' },
            { value: 'semua', label: 'Semua, termasuk yang habis' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Lot"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ lotId }) => lotId}
        kosong="Tidak ada lot ditemukan"
        galat="Gagal memuat lot"
      />
    </>
  )
}
