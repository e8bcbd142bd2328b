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
import { KatalogShare } from './katalog-share.tsx'
import { ProdukActions } from './produk-actions.tsx'
import { ProdukExport } from './produk-export.tsx'
import { StokBadge } from './stok-badge.tsx'

export const meta = () => adminMeta('Produk')

const DESCRIPTION_MAX = 50

const COLUMNS: TableColumn<ProdukAdmin>[] = [
  NO_COLUMN,
  {
    title: 'Gambar',
    render: ({ gambar }) => (
      <div className="w-14 lg:w-10">
        <GambarKatalog kind="produks" gambar={gambar} alt="" sizes="(min-width: 64rem) 40px, 56px" />
      </div>
    ),
  },
  {
    title: 'Nama',
    render: ({ nama, aktif, resep, belum_terdaftar }) => (
      <span className="inline-flex flex-wrap items-center gap-2 max-lg:justify-end">
        <span className="font-medium">{nama}</span>
        {!aktif && <Badge tone="abu">Diarsipkan</Badge>}
        {resep && <Badge tone="laut">Resep</Badge>}
        {belum_terdaftar && <Badge tone="kuning">Tanpa nomor, tidak dijual</Badge>}
      </span>
    ),
    sort: 'nama',
    className: 'wrap-anywhere lg:min-w-40',
  },
  {
    title: 'Deskripsi',
    render: ({ deskripsi }) => truncate(deskripsi, DESCRIPTION_MAX) || '–',
    className: 'wrap-anywhere lg:min-w-48 lg:text-sm',
  },
  { title: 'Kategori', render: ({ kategoriNama }) => kategoriNama, className: 'wrap-anywhere lg:min-w-24' },
  {
    title: 'Harga',
    render: ({ harga }) => formatRupiah(harga),
    sort: 'harga',
    numeric: true,
    className: 'lg:whitespace-nowrap',
  },
  {
    title: 'Stok',
    render: (produk) => (
      <span className="inline-flex items-center gap-2">
        <StokBadge {...produk} />
        {formatGrouped(produk.stok)}
      </span>
    ),
    sort: 'stok',
    numeric: true,
  },
  { title: 'Aksi', render: (produk) => <ProdukActions produk={produk} /> },
]

export default function ProdukListPage() {
  const { result, ...list } = useList(listProdukAdmin)

  return (
    <>
      <Header title="Produk">
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
        name="Produk"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ produkId }) => produkId}
        emptyText="Tidak ada produk ditemukan"
        failure={() => 'Gagal Mengambil Data'}
      />
      {/* Later than the rows, which would move it. */}
      {result.data && <KatalogShare />}
    </>
  )
}

function ProdukFilters({ list }: { list: List<Parsed<typeof listProdukAdmin>['query']> }) {
  const { data: kategori = [] } = useQuery(kategoriQuery())
  return (
    <ListBar>
      <Pencarian list={list} label="Cari produk" />
      <Filter
        list={list}
        name="kategori"
        label="Kategori"
        allLabel="Semua kategori"
        options={kategori.map(({ kategoriId, nama }) => ({ value: String(kategoriId), label: nama }))}
      />
      <Filter
        list={list}
        name="stok"
        label="Stok"
        allLabel="Semua stok"
        options={[
          { value: 'menipis', label: 'Menipis atau habis' },
          { value: 'habis', label: 'Habis' },
        ]}
      />
      <Filter
        list={list}
        name="status"
        label="Status"
        allLabel="Dijual"
        options={[
          { value: 'arsip', label: 'Diarsipkan' },
          { value: 'semua', label: 'Semua' },
        ]}
      />
      <Filter
        list={list}
        name="nie"
        label="Nomor pendaftaran"
        allLabel="Semua"
        options={[{ value: 'kosong', label: 'Obat tanpa nomor' }]}
      />
    </ListBar>
  )
}
