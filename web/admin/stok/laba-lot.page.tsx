import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { exportLaba, type LabaLot, type LabaProduk, listLabaLot, listLabaProduk } from '#contract/stok/laba-admin.ts'
import { formatAngka, formatRupiah } from '#contract/uang/rupiah.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { namaLot } from './kata-lot.ts'

export const meta = () => adminMeta('Laba Kotor')

const rupiah = (value: number | null) => (value === null ? 'Belum dicatat' : formatRupiah(value))

const ANGKA: Kolom<LabaLot | LabaProduk>[] = [
  { judul: 'Terjual', isi: ({ terjual }) => formatAngka(terjual), angka: true },
  { judul: 'Pendapatan', isi: ({ pendapatan }) => formatRupiah(pendapatan), angka: true },
  { judul: 'Modal', isi: ({ modal }) => rupiah(modal), angka: true },
  {
    judul: 'Laba kotor',
    isi: ({ laba }) => (
      <span className={cx('font-semibold', laba !== null && laba < 0 && 'text-merah')}>
        {laba === null ? '–' : formatRupiah(laba)}
      </span>
    ),
    angka: true,
  },
]

const PRODUK: Kolom<LabaProduk> = {
  judul: 'Produk',
  isi: ({ produkId, produkNama }) => (
    <Link to={`/edit-produk/${produkId}`} className="tautan font-medium max-lg:min-h-11">
      {produkNama}
    </Link>
  ),
}

const LOT: Kolom<LabaLot>[] = [
  { judul: 'Produk', isi: ({ produkNama }) => produkNama },
  {
    judul: 'Lot',
    isi: (lot) => (
      <Link to={`/lot/${lot.lotId}`} className="tautan font-medium max-lg:min-h-11">
        {namaLot(lot)}
      </Link>
    ),
  },
]

/** Cost and revenue of goods, per product or per lot. */
export default function LabaLotPage() {
  const [params] = useSearchParams()
  const isProduk = params.get('per') !== 'lot'
  return (
    <>
      <Kepala judul="Laba Kotor" kembali={{ to: '/lot', nama: 'Lot Stok' }}>
        <Unduh />
      </Kepala>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Dihitung dari barang yang sudah dikemas dan tidak kembali. Pendapatan tanpa ongkir, dikurangi dana yang
        dikembalikan. Harga paket dibagi menurut harga tiap isinya.
      </p>
      <nav aria-label="Laba per" className="mb-4 flex gap-2">
        <Pilihan to="/laba-lot" isHere={isProduk}>
          Per produk
        </Pilihan>
        <Pilihan to="/laba-lot?per=lot" isHere={!isProduk}>
          Per lot
        </Pilihan>
      </nav>
      {isProduk ? <PerProduk /> : <PerLot />}
    </>
  )
}

function Pilihan({ to, isHere, children }: { to: string; isHere: boolean; children: string }) {
  return (
    <Link
      to={to}
      replace
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center rounded border px-4 font-medium',
        isHere ? 'border-laut bg-laut-muda text-laut' : 'border-garis-tua bg-kertas text-tinta',
      )}
    >
      {children}
    </Link>
  )
}

function PerProduk() {
  const { hasil, ...daftar } = useList(listLabaProduk)
  return (
    <>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari produk" />
      </BilahDaftar>
      <Tabel
        nama="Laba per produk"
        daftar={daftar}
        hasil={hasil}
        kolom={[PRODUK, ...ANGKA]}
        kunci={({ produkId }) => produkId}
        kosong="Belum ada barang yang dikemas"
        galat="Gagal menghitung laba"
      />
    </>
  )
}

function PerLot() {
  const { hasil, ...daftar } = useList(listLabaLot)
  return (
    <>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari produk atau nomor lot" />
      </BilahDaftar>
      <Tabel
        nama="Laba per lot"
        daftar={daftar}
        hasil={hasil}
        kolom={[...LOT, ...ANGKA]}
        kunci={({ lotId }) => lotId}
        kosong="Belum ada barang yang dikemas"
        galat="Gagal menghitung laba"
      />
    </>
  )
}

function Unduh() {
  const { alert } = useAlerts()
  const save = useMutation({
    mutationFn: () => download(exportLaba, {}),
    onError: (error) => alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal mengunduh laba' }) }),
  })
  return (
    <Button variant="garis" busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden className="size-5" />}
      Unduh CSV
    </Button>
  )
}
