import { useQuery } from '@tanstack/react-query'
import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { listReorder, type ReorderLine, SALES_HARI } from '#contract/pembelian/reorder-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDecimal } from '#contract/whole-number.ts'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { contentOf } from './pembelian-input.ts'

export const meta = () => adminMeta('Isi Ulang')

const COLUMNS: TableColumn<ReorderLine>[] = [
  {
    title: 'Produk',
    render: ({ produkId, nama }) => (
      <Link to={`/edit-produk/${produkId}`} className="tautan font-medium max-lg:min-h-11">
        {nama}
      </Link>
    ),
    className: 'lg:min-w-48',
  },
  {
    title: 'Terjual',
    render: ({ terjual, perHari }) => (
      <span>
        {formatGrouped(terjual)}
        <span className="block text-sm text-tinta-2">{formatDecimal(Math.round(perHari * 100) / 100)} per hari</span>
      </span>
    ),
    numeric: true,
  },
  {
    title: 'Stok',
    render: ({ stok, kurang, ditahan, diJalan }) => (
      <span>
        {formatGrouped(stok)}
        {kurang > 0 && <span className="block text-merah text-sm">{formatGrouped(kurang)} ditunggu pesanan</span>}
        {ditahan > 0 && <span className="block text-sm text-tinta-2">{formatGrouped(ditahan)} ditahan</span>}
        {diJalan > 0 && <span className="block text-sm text-tinta-2">{formatGrouped(diJalan)} belum datang</span>}
      </span>
    ),
    numeric: true,
  },
  { title: 'Habis dalam', phone: 'state', render: (row) => <RunsOutIn {...row} /> },
  {
    title: 'Pemasok terakhir',
    render: ({ pemasok, hargaModal }) =>
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
    title: 'Usul beli',
    phone: 'amount',
    brief: ({ usul }) => (usul > 0 ? `Beli ${formatGrouped(usul)}` : null),
    render: ({ usul }) => <span className="font-semibold">{usul > 0 ? formatGrouped(usul) : '–'}</span>,
    numeric: true,
  },
  {
    title: 'Aksi',
    render: (row) => (
      <Actions>
        <ActionLink
          to={`/tambah-pembelian${row.pemasok ? `?pemasok=${row.pemasok.pemasokId}` : ''}`}
          state={contentOf([row])}
          label={`Beli ${row.nama}`}
          Icon={ShoppingBasket}
        />
      </Actions>
    ),
  },
]

function RunsOutIn({ habisDalam, pemasok }: ReorderLine) {
  if (habisDalam === null) return '–'
  const isNear = habisDalam <= (pemasok?.hariTunggu ?? 7)
  return (
    <Badge tone={isNear ? 'merah' : 'abu'}>{habisDalam === 0 ? 'Habis' : `${formatGrouped(habisDalam)} hari`}</Badge>
  )
}

/** Products to reorder, the most urgent first. */
export default function ReorderPage() {
  const { result, ...list } = useList(listReorder)
  const { data: pemasok = [] } = useQuery(pemasokQuery())
  const { pemasokId } = list.query
  const suggestions = result.data?.items.filter(({ usul }) => usul > 0) ?? []
  return (
    <>
      <ListHead
        title="Isi Ulang"
        list={list}
        search="Cari produk"
        filters={[
          {
            name: 'pemasokId',
            label: 'Pemasok',
            allLabel: 'Semua pemasok',
            options: pemasok.map(({ pemasokId: value, nama }) => ({ value: String(value), label: nama })),
          },
          {
            name: 'hari',
            label: 'Laju penjualan',
            allLabel: `${SALES_HARI[0]} hari terakhir`,
            options: SALES_HARI.slice(1).map((value) => ({ value, label: `${value} hari terakhir` })),
          },
          {
            name: 'semua',
            label: 'Tampilkan',
            allLabel: 'Yang perlu dibeli',
            options: [{ value: 'ya', label: 'Semua produk' }],
          },
        ]}
        actions={
          pemasokId !== undefined && suggestions.length > 0 ? (
            <ButtonLink to={`/tambah-pembelian?pemasok=${pemasokId}`} state={contentOf(suggestions)}>
              <ShoppingBasket aria-hidden className="size-5" />
              Buat pembelian, {suggestions.length} barang
            </ButtonLink>
          ) : undefined
        }
        introduction="Kebutuhan selama menunggu kiriman ditambah empat minggu, dikurangi stok dan pembelian yang belum datang."
      />
      <DataTable
        name="Isi ulang"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ produkId }) => produkId}
        emptyText="Tidak ada yang perlu dibeli"
        failure="Gagal menghitung isi ulang"
      />
    </>
  )
}
