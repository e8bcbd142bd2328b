import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import type { Parsed } from '#contract/endpoint.ts'
import { listProdukAdmin, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { truncate } from '#web/admin/ui/daftar/truncate.ts'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ProdukActions } from './produk-actions.tsx'
import { ProdukExport } from './produk-export.tsx'
import { StokBadge } from './stok-badge.tsx'

export const meta = () => adminMeta('Produk')

const DESCRIPTION_MAX = 50

const COLUMNS: TableColumn<ProdukAdmin>[] = [
  NO_COLUMN,
  {
    judul: 'Gambar',
    isi: ({ gambar }) => (
      <div className="w-14 lg:w-10">
        <GambarKatalog jenis="produks" gambar={gambar} alt="" sizes="(min-width: 64rem) 40px, 56px" />
      </div>
    ),
  },
  {
    judul: 'Nama',
    isi: ({ nama, aktif, resep, belum_terdaftar }) => (
      <span className="inline-flex flex-wrap items-center gap-2 max-lg:justify-end">
        <span className="font-medium">{nama}</span>
        {!aktif && <Badge tone="abu">Diarsipkan</Badge>}
        {resep && <Badge tone="laut">Resep</Badge>}
        {belum_terdaftar && <Badge tone="kuning">Tanpa nomor, tidak dijual</Badge>}
      </span>
    ),
    urut: 'nama',
    className: 'wrap-anywhere lg:min-w-40',
  },
  {
    judul: 'Deskripsi',
    isi: ({ deskripsi }) => truncate(deskripsi, DESCRIPTION_MAX) || '–',
    className: 'wrap-anywhere lg:min-w-48 lg:text-sm',
  },
  { judul: 'Kategori', isi: ({ kategoriNama }) => kategoriNama, className: 'wrap-anywhere lg:min-w-24' },
  {
    judul: 'Harga',
    isi: ({ harga }) => formatRupiah(harga),
    urut: 'harga',
    angka: true,
    className: 'lg:whitespace-nowrap',
  },
  {
    judul: 'Stok',
    isi: (produk) => (
      <span className="inline-flex items-center gap-2">
        <StokBadge {...produk} />
        {formatGrouped(produk.stok)}
      </span>
    ),
    urut: 'stok',
    angka: true,
  },
  { judul: 'Aksi', isi: (produk) => <ProdukActions produk={produk} /> },
]

export default function ProdukListPage() {
  const { hasil, ...list } = useList(listProdukAdmin)

  return (
    <>
      <Header judul="Produk">
        <ProdukExport narrowed={list.query} />
        <ButtonLink to="/impor-produk" variant="garis">
          <Upload aria-hidden className="size-5" />
          Impor CSV
        </ButtonLink>
        <ButtonLink to="/tambah-produk">
          <Plus aria-hidden className="size-5" />
          Tambah Produk
        </ButtonLink>
      </Header>
      <ProdukFilters list={list} />
      <DataTable
        nama="Produk"
        daftar={list}
        hasil={hasil}
        kolom={COLUMNS}
        kunci={({ produkId }) => produkId}
        kosong="Tidak ada produk ditemukan"
        galat={() => 'Gagal Mengambil Data'}
      />
    </>
  )
}

function ProdukFilters({ list }: { list: List<Parsed<typeof listProdukAdmin>['query']> }) {
  const { data: kategori = [] } = useQuery(kategoriQuery())
  return (
    <ListBar>
      <Pencarian daftar={list} label="Cari produk" />
      <Filter
        daftar={list}
        nama="kategori"
        label="Kategori"
        semua="Semua kategori"
        pilihan={kategori.map(({ kategoriId, nama }) => ({ value: String(kategoriId), label: nama }))}
      />
      <Filter
        daftar={list}
        nama="stok"
        label="Stok"
        semua="Semua stok"
        pilihan={[
          { value: 'menipis', label: 'Menipis atau habis' },
          { value: 'habis', label: 'Habis' },
        ]}
      />
      <Filter
        daftar={list}
        nama="status"
        label="Status"
        semua="Dijual"
        pilihan={[
          { value: 'arsip', label: 'Diarsipkan' },
          { value: 'semua', label: 'Semua' },
        ]}
      />
      <Filter
        daftar={list}
        nama="nie"
        label="Nomor pendaftaran"
        semua="Semua"
        pilihan={[{ value: 'kosong', label: 'Obat tanpa nomor' }]}
      />
    </ListBar>
  )
}
