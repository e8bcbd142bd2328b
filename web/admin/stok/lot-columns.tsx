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
    <Link to={`/lot/${lot.lotId}`} className="tautan font-medium max-lg:min-h-11">
      {lotName(lot)}
    </Link>
  ),
  className: 'lg:min-w-30',
}
const PRODUK: TableColumn<LotAdmin> = {
  title: 'Produk',
  render: ({ produkNama }) => produkNama,
  sort: 'produk',
  className: 'lg:min-w-40',
}

const MODAL: TableColumn<LotAdmin> = {
  title: 'Modal',
  render: ({ harga_modal }) => (harga_modal === null ? '–' : formatRupiah(harga_modal)),
  numeric: true,
  className: 'lg:whitespace-nowrap',
}

const OTHERS = (peran: readonly Peran[]): TableColumn<LotAdmin>[] => [
  {
    title: 'Kedaluwarsa',
    render: (lot) => (
      <span className="inline-flex flex-wrap items-center gap-2 max-lg:justify-end">
        {describeExpiry(lot)}
        <LotBadge {...lot} />
      </span>
    ),
    sort: 'kedaluwarsa',
  },
  { title: 'Isi', render: ({ sisa }) => formatGrouped(sisa), numeric: true },
  { title: 'Disisihkan', render: ({ sisih }) => (sisih > 0 ? formatGrouped(sisih) : '–'), numeric: true },
  ...(maySeeCost(peran) ? [MODAL] : []),
  { title: 'Pemasok', render: ({ pemasok }) => pemasok || '–', className: 'lg:text-sm' },
  { title: 'Diterima', render: ({ diterima }) => formatHari(diterima), sort: 'diterima', className: 'lg:text-sm' },
]

/** Returns the columns for the lots of all products. */
export const useLotColumns = (): TableColumn<LotAdmin>[] => [PRODUK, NOMOR, ...OTHERS(usePeran())]

/** Returns the columns for the lots of one product, which cannot be sorted. */
export const useProdukLotColumns = (): TableColumn<LotAdmin>[] =>
  [NOMOR, ...OTHERS(usePeran())].map(({ sort: _, ...column }) => column)
