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
  judul: 'Lot',
  isi: (lot) => (
    <Link to={`/lot/${lot.lotId}`} className="tautan font-medium max-lg:min-h-11">
      {lotName(lot)}
    </Link>
  ),
  className: 'lg:min-w-30',
}
const PRODUK: TableColumn<LotAdmin> = {
  judul: 'Produk',
  isi: ({ produkNama }) => produkNama,
  urut: 'produk',
  className: 'lg:min-w-40',
}

const MODAL: TableColumn<LotAdmin> = {
  judul: 'Modal',
  isi: ({ harga_modal }) => (harga_modal === null ? '–' : formatRupiah(harga_modal)),
  angka: true,
  className: 'lg:whitespace-nowrap',
}

const OTHERS = (peran: readonly Peran[]): TableColumn<LotAdmin>[] => [
  {
    judul: 'Kedaluwarsa',
    isi: (lot) => (
      <span className="inline-flex flex-wrap items-center gap-2 max-lg:justify-end">
        {describeExpiry(lot)}
        <LotBadge {...lot} />
      </span>
    ),
    urut: 'kedaluwarsa',
  },
  { judul: 'Isi', isi: ({ sisa }) => formatGrouped(sisa), angka: true },
  { judul: 'Disisihkan', isi: ({ sisih }) => (sisih > 0 ? formatGrouped(sisih) : '–'), angka: true },
  ...(maySeeCost(peran) ? [MODAL] : []),
  { judul: 'Pemasok', isi: ({ pemasok }) => pemasok || '–', className: 'lg:text-sm' },
  { judul: 'Diterima', isi: ({ diterima }) => formatHari(diterima), urut: 'diterima', className: 'lg:text-sm' },
]

/** Returns the columns for the lots of all products. */
export const useLotColumns = (): TableColumn<LotAdmin>[] => [PRODUK, NOMOR, ...OTHERS(usePeran())]

/** Returns the columns for the lots of one product, which cannot be sorted. */
export const useProdukLotColumns = (): TableColumn<LotAdmin>[] =>
  [NOMOR, ...OTHERS(usePeran())].map(({ urut: _, ...column }) => column)
