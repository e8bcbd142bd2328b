import { useQuery } from '@tanstack/react-query'
import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { formatDesimal } from '#contract/bilangan.ts'
import { type BarisIsiUlang, HARI_LAKU, listIsiUlang } from '#contract/pembelian/isi-ulang-admin.ts'
import { formatAngka, formatRupiah } from '#contract/uang/rupiah.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BagianPembelian } from './bagian-pembelian.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { isiOf } from './pembelian-isian.ts'

export const meta = () => adminMeta('Isi Ulang')

const KOLOM: Kolom<BarisIsiUlang>[] = [
  {
    judul: 'Produk',
    isi: ({ produkId, nama }) => (
      <Link to={`/edit-produk/${produkId}`} className="tautan font-medium max-lg:min-h-11">
        {nama}
      </Link>
    ),
    className: 'lg:min-w-48',
  },
  {
    judul: 'Terjual',
    isi: ({ terjual, perHari }) => (
      <span>
        {formatAngka(terjual)}
        <span className="block text-sm text-tinta-2">{formatDesimal(Math.round(perHari * 100) / 100)} per hari</span>
      </span>
    ),
    angka: true,
  },
  {
    judul: 'Stok',
    isi: ({ stok, kurang, ditahan, diJalan }) => (
      <span>
        {formatAngka(stok)}
        {kurang > 0 && <span className="block text-merah text-sm">{formatAngka(kurang)} ditunggu pesanan</span>}
        {ditahan > 0 && <span className="block text-sm text-tinta-2">{formatAngka(ditahan)} ditahan</span>}
        {diJalan > 0 && <span className="block text-sm text-tinta-2">{formatAngka(diJalan)} belum datang</span>}
      </span>
    ),
    angka: true,
  },
  { judul: 'Habis dalam', isi: (baris) => <HabisDalam {...baris} /> },
  {
    judul: 'Pemasok terakhir',
    isi: ({ pemasok, hargaModal }) =>
      pemasok ? (
        <span className="[overflow-wrap:anywhere]">
          {pemasok.nama}
          <span className="block text-sm text-tinta-2">
            {pemasok.hariTunggu} hari{hargaModal !== null && `, ${formatRupiah(hargaModal)}`}
          </span>
        </span>
      ) : (
        '–'
      ),
    className: 'lg:min-w-36',
  },
  {
    judul: 'Usul beli',
    isi: ({ usul }) => <span className="font-semibold">{usul > 0 ? formatAngka(usul) : '–'}</span>,
    angka: true,
  },
  {
    judul: 'Aksi',
    isi: (baris) => (
      <Aksi>
        <AksiLink
          to={`/tambah-pembelian${baris.pemasok ? `?pemasok=${baris.pemasok.pemasokId}` : ''}`}
          state={isiOf([baris])}
          label={`Beli ${baris.nama}`}
          Icon={ShoppingBasket}
        />
      </Aksi>
    ),
  },
]

function HabisDalam({ habisDalam, pemasok }: BarisIsiUlang) {
  if (habisDalam === null) return '–'
  const isDekat = habisDalam <= (pemasok?.hariTunggu ?? 7)
  return (
    <Badge tone={isDekat ? 'merah' : 'abu'}>{habisDalam === 0 ? 'Habis' : `${formatAngka(habisDalam)} hari`}</Badge>
  )
}

/** Products to reorder, the most urgent first. */
export default function IsiUlangPage() {
  const { hasil, ...daftar } = useList(listIsiUlang)
  const { data: pemasok = [] } = useQuery(pemasokQuery())
  const { pemasokId } = daftar.query
  const usulan = hasil.data?.items.filter(({ usul }) => usul > 0) ?? []
  return (
    <>
      <Kepala judul="Isi Ulang">
        {pemasokId && usulan.length > 0 && (
          <ButtonLink to={`/tambah-pembelian?pemasok=${pemasokId}`} state={isiOf(usulan)}>
            <ShoppingBasket aria-hidden className="size-5" />
            Buat pembelian, {usulan.length} barang
          </ButtonLink>
        )}
      </Kepala>
      <BagianPembelian sini="/isi-ulang" />
      <p className="mb-4 max-w-prose text-tinta-2">
        Dihitung dari pesanan lunas: kebutuhan selama menunggu kiriman ditambah empat minggu, dikurangi stok dan
        pembelian yang belum datang. Pilih pemasok untuk membeli semua usulnya sekaligus.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari produk" />
        <Saringan
          daftar={daftar}
          nama="pemasokId"
          label="Pemasok"
          semua="Semua pemasok"
          pilihan={pemasok.map(({ pemasokId: value, nama }) => ({ value: String(value), label: nama }))}
        />
        <Saringan
          daftar={daftar}
          nama="hari"
          label="Laju penjualan"
          semua={`${HARI_LAKU[0]} hari terakhir`}
          pilihan={HARI_LAKU.slice(1).map((value) => ({ value, label: `${value} hari terakhir` }))}
        />
        <Saringan
          daftar={daftar}
          nama="semua"
          label="Tampilkan"
          semua="Yang perlu dibeli"
          pilihan={[{ value: 'ya', label: 'Semua produk' }]}
        />
      </BilahDaftar>
      <Tabel
        nama="Isi ulang"
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ produkId }) => produkId}
        kosong="Tidak ada yang perlu dibeli"
        galat="Gagal menghitung isi ulang"
      />
    </>
  )
}
