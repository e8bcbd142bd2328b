import { Link } from 'react-router'
import { maySeeCost, type Peran } from '#contract/peran.ts'
import type { LotAdmin } from '#contract/stok/lot-list-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatHari } from '#contract/wib.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { LotBadge } from './lot-badge.tsx'
import { describeExpiry, lotName } from './lot-words.ts'

const NOMOR: TableColumn<LotAdmin> = {
  title: 'Lot',
  render: (lot) => (
    <Link to={`/lot/${lot.lotId}`} className="tautan font-medium">
      {lotName(lot)}
    </Link>
  ),
  className: 'min-w-30',
}
const PRODUK: TableColumn<LotAdmin> = {
  title: 'Produk',
  render: ({ produkNama }) => produkNama,
  brief: ({ produkNama }) => <span className="line-clamp-2">{produkNama}</span>,
  sort: 'produk',
  className: 'min-w-40',
}

const MODAL: TableColumn<LotAdmin> = {
  title: 'Modal',
  render: ({ harga_modal }) => (harga_modal === null ? '–' : formatRupiah(harga_modal)),
  numeric: true,
  phone: 'none',
}

const OTHERS = (peran: readonly Peran[]): TableColumn<LotAdmin>[] => [
  {
    title: 'Kedaluwarsa',
    render: (lot) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {describeExpiry(lot)}
        <LotBadge {...lot} />
      </span>
    ),
    sort: 'kedaluwarsa',
    phone: 'state',
  },
  {
    title: 'Isi',
    render: ({ sisa }) => formatGrouped(sisa),
    numeric: true,
    phone: 'amount',
    brief: ({ sisa }) => `Isi ${formatGrouped(sisa)}`,
  },
  { title: 'Disisihkan', render: ({ sisih }) => (sisih > 0 ? formatGrouped(sisih) : '–'), numeric: true },
  ...(maySeeCost(peran) ? [MODAL] : []),
  { title: 'Pemasok', render: ({ pemasok }) => pemasok || '–', className: 'text-sm', phone: 'none' },
  {
    title: 'Diterima',
    render: ({ diterima }) => formatHari(diterima),
    sort: 'diterima',
    className: 'text-sm',
    phone: 'none',
  },
]

/** Returns the columns for the lots of all products. */
export const useLotColumns = (): TableColumn<LotAdmin>[] => [PRODUK, NOMOR, ...OTHERS(usePeran())]

/** Returns the columns for the lots of one product, which cannot be sorted. */
export const useProdukLotColumns = (): TableColumn<LotAdmin>[] =>
  [NOMOR, ...OTHERS(usePeran())].map(({ sort: _, ...column }) => column)
