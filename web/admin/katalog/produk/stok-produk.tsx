import { Link } from 'react-router'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { listMutasiStok, type MutasiStok, type MutasiReason as ReasonCode } from '#contract/stok/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { MutasiReason } from '#web/admin/stok/mutasi-lot.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { useMay } from '#web/admin/ui/menu.ts'
import { Term } from '#web/shared/terms/term.tsx'
import { KoreksiStok } from './koreksi-stok.tsx'
import { StokBadge } from './stok-badge.tsx'

const REASON: Record<ReasonCode, string> = {
  awal: 'Stok awal',
  pesanan: 'Dipesan',
  lepas: 'Dikembalikan dari pesanan',
  kembali: 'Kembali ke rak',
  koreksi: 'Koreksi',
  impor: 'Impor CSV',
  masuk: 'Barang masuk',
  sisih: 'Disisihkan',
  layak: 'Layak jual lagi',
}

const COLUMNS: TableColumn<MutasiStok>[] = [
  { title: 'Waktu', render: ({ waktu }) => formatTime(waktu) },
  {
    title: 'Perubahan',
    phone: 'amount',
    render: ({ perubahan }) => (perubahan > 0 ? `+${formatGrouped(perubahan)}` : `−${formatGrouped(-perubahan)}`),
    numeric: true,
  },
  { title: 'Stok akhir', render: ({ saldo }) => formatGrouped(saldo), numeric: true },
  {
    title: 'Alasan',
    phone: 'body',
    render: ({ alasan, keterangan, pesanan }) => <MutasiReason name={REASON[alasan]} {...{ keterangan, pesanan }} />,
  },
  { title: 'Oleh', render: ({ oleh }) => oleh ?? '–' },
]

const HELD = '/stok-ditahan'

/** Stock of a product, with a button that corrects it. */
export function StokProduk({ produk }: { produk: ProdukAdmin }) {
  const mayOpen = useMay()
  return (
    <section className="kartu flex flex-wrap items-center justify-between gap-3 px-5 py-3 sm:px-6">
      <h2 className="flex flex-wrap items-center gap-3 text-lg">
        Stok: {formatGrouped(produk.stok)}
        <StokBadge {...produk} />
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayOpen(HELD) && (
          <Link to={`${HELD}?produkId=${produk.produkId}`} className="tautan">
            Lihat stok ditahan
          </Link>
        )}
        <KoreksiStok produk={produk} />
      </div>
    </section>
  )
}

/** Stock movements of a product. */
export function MutasiProduk({ produkId }: { produkId: number }) {
  const { result, ...list } = useList(listMutasiStok, { produkId: String(produkId) })
  return (
    <section aria-labelledby="mutasi" className="mt-8 max-w-5xl">
      <h2 id="mutasi" className="mb-3 text-lg">
        <Term of="mutasi">Mutasi</Term> stok
      </h2>
      <DataTable
        name="Mutasi stok"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ mutasiId }) => mutasiId}
        emptyText="Stok belum pernah berubah"
        failure="Gagal memuat mutasi stok"
      />
    </section>
  )
}
