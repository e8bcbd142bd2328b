import { useQuery } from '@tanstack/react-query'
import { QrCode, Upload } from 'lucide-react'
import { Link } from 'react-router'
import { listProdukAdmin, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import type { ListFilter } from '#web/admin/ui/daftar/list-bar.tsx'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { TickHalaman, tickColumn } from '#web/admin/ui/daftar/tick-column.tsx'
import { useFollow } from '#web/admin/ui/daftar/ticks.ts'
import { truncate } from '#web/admin/ui/daftar/truncate.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { KatalogShare } from './katalog-share.tsx'
import { ManyProduk, PRODUK_TICKS } from './many-produk.tsx'
import { ProdukActions } from './produk-actions.tsx'
import { ProdukExport } from './produk-export.tsx'
import { StokBadge } from './stok-badge.tsx'

export const meta = () => adminMeta('Produk')

const DESCRIPTION_MAX = 50

const COLUMNS: TableColumn<ProdukAdmin>[] = [
  tickColumn(PRODUK_TICKS, ({ nama }) => nama),
  {
    title: 'Gambar',
    phone: 'none',
    render: ({ gambar }) => (
      <div className="w-10">
        <GambarKatalog kind="produks" gambar={gambar} alt="" sizes="40px" />
      </div>
    ),
  },
  {
    title: 'Nama',
    render: ({ nama, aktif, resep, belum_terdaftar, zat_belum_boleh: hasUnknownZat }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{nama}</span>
        {!aktif && <Badge tone="abu">Diarsipkan</Badge>}
        {resep && <Badge tone="laut">Resep</Badge>}
        {belum_terdaftar && (
          <Badge tone="kuning">{hasUnknownZat ? 'Zat belum boleh, tidak dijual' : 'Tanpa nomor, tidak dijual'}</Badge>
        )}
      </span>
    ),
    sort: 'nama',
    brief: ({ produkId, nama }) => (
      <Link to={`/edit-produk/${produkId}`} aria-label={`Edit ${nama}`} className="line-clamp-2!">
        {nama}
      </Link>
    ),
    className: 'wrap-anywhere lg:min-w-40',
  },
  {
    title: 'Deskripsi',
    render: ({ deskripsi }) => truncate(deskripsi, DESCRIPTION_MAX) || '–',
    className: 'wrap-anywhere min-w-48 text-sm',
    phone: 'none',
  },
  {
    title: 'Kategori',
    render: ({ kategoriNama }) => kategoriNama,
    brief: describe,
    className: 'wrap-anywhere lg:min-w-24',
  },
  {
    title: 'Harga',
    render: ({ harga }) => formatRupiah(harga),
    sort: 'harga',
    numeric: true,
    phone: 'amount',
  },
  {
    title: 'Stok',
    render: (produk) => (
      <span className="inline-flex items-center gap-2">
        <StokBadge {...produk} />
        <span className="lg:hidden">Stok</span>
        {formatGrouped(produk.stok)}
      </span>
    ),
    sort: 'stok',
    numeric: true,
    phone: 'state',
  },
  {
    title: 'Aksi',
    render: (produk) => <ProdukActions produk={produk} />,
    brief: (produk) => <ProdukActions produk={produk} isLinked />,
  },
]

/** Category of a product, after what keeps it from being an ordinary one. */
function describe({ aktif, resep, belum_terdaftar, kategoriNama }: ProdukAdmin): string {
  const flags = [!aktif && 'Diarsipkan', resep && 'Resep', belum_terdaftar && 'Tanpa nomor, tidak dijual']
  return [...flags, kategoriNama].filter(Boolean).join(' · ')
}

export default function ProdukListPage() {
  const { result, ...list } = useList(listProdukAdmin)
  const rows = result.data?.items
  useFollow(PRODUK_TICKS, rows)

  return (
    <>
      <ListHead
        title="Produk"
        list={list}
        search="Cari produk"
        filters={useProdukFilters()}
        add={{ to: '/tambah-produk', text: 'Tambah Produk' }}
        actions={
          <>
            <ButtonLink to={`/label-rak${list.to({})}`} variant="garis">
              <QrCode aria-hidden className="size-5" />
              Cetak Label Rak
            </ButtonLink>
            <ProdukExport narrowed={list.query} />
            <ButtonLink to="/impor-produk" variant="garis">
              <Upload aria-hidden className="size-5" />
              Impor CSV
            </ButtonLink>
          </>
        }
      />
      <TickHalaman ticks={PRODUK_TICKS} rows={rows ?? []} isLateOnPhone />
      <DataTable
        name="Produk"
        list={list}
        result={result}
        columns={COLUMNS}
        tickAll={<TickHalaman ticks={PRODUK_TICKS} rows={rows ?? []} isHead />}
        kunci={({ produkId }) => produkId}
        emptyText="Tidak ada produk ditemukan"
        next={{ to: '/tambah-produk', text: 'Tambah yang pertama' }}
        failure={() => 'Gagal Mengambil Data'}
      />
      <ManyProduk />
      {/* Later than the rows, which would move it. */}
      {result.data && <KatalogShare />}
    </>
  )
}

function useProdukFilters(): ListFilter[] {
  const { data: kategori = [] } = useQuery(kategoriQuery())
  return [
    {
      name: 'kategori',
      label: 'Kategori',
      allLabel: 'Semua kategori',
      options: kategori.map(({ kategoriId, nama }) => ({ value: String(kategoriId), label: nama })),
    },
    {
      name: 'stok',
      label: 'Stok',
      allLabel: 'Semua stok',
      options: [
        { value: 'menipis', label: 'Menipis atau habis' },
        { value: 'habis', label: 'Habis' },
      ],
    },
    {
      name: 'status',
      label: 'Status',
      allLabel: 'Dijual',
      options: [
        { value: 'arsip', label: 'Diarsipkan' },
        { value: 'semua', label: 'Semua' },
      ],
    },
    {
      name: 'nie',
      label: 'Nomor pendaftaran',
      allLabel: 'Semua',
      options: [{ value: 'kosong', label: 'Obat tanpa nomor' }],
    },
  ]
}
