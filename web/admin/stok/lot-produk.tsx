import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listLot } from '#contract/stok/lot-list-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DataTable } from '#web/admin/ui/daftar/table.tsx'
import { useProdukLotColumns } from './lot-columns.tsx'

const SHOWN_MAX = 20
const LIST = { query: { page: 1, limit: SHOWN_MAX }, to: () => '', set: () => {}, whole: undefined }

/** Lots of a product. */
export function LotProduk({ produkId }: { produkId: number }) {
  const query = { produkId, limit: SHOWN_MAX }
  const columns = useProdukLotColumns()
  const result = useQuery({
    queryKey: ['admin', listLot.name, query],
    queryFn: async ({ signal }) => {
      const { items } = await callAdmin(listLot, { query }, { signal })
      // No further pages: the link in the heading leads to the complete list.
      return { items, total: items.length }
    },
  })
  return (
    <section aria-labelledby="lot" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="lot" className="text-lg">
          Lot
        </h2>
        <Link to={`/lot?produkId=${produkId}&keadaan=semua`} className="tautan">
          Semua lot produk ini
        </Link>
      </div>
      <DataTable
        name="Lot produk ini"
        list={LIST}
        result={result}
        columns={columns}
        kunci={({ lotId }) => lotId}
        emptyText="Tidak ada lot yang berisi"
        failure="Gagal memuat lot"
      />
    </section>
  )
}
