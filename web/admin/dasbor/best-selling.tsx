import { Link } from 'react-router'
import type { Dasbor } from '#contract/dasbor/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'

/** Best sellers, each with a bar proportional to its revenue. */
export function BestSellers({ terlaris }: Pick<Dasbor, 'terlaris'>) {
  const most = terlaris[0]?.pendapatan ?? 0
  return (
    <section className="kartu p-4">
      <h3 className="text-base tracking-normal">Produk dan paket terlaris</h3>
      {terlaris.length === 0 && <p className="py-8 text-center text-tinta-2">Belum ada penjualan dalam periode ini.</p>}
      <ol className="mt-2 grid gap-3">
        {terlaris.map(({ produkId, paketId, nama, jumlah, pendapatan }) => (
          <li key={`${produkId}-${paketId}`}>
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <Link
                to={produkId ? `/edit-produk/${produkId}` : `/edit-paket/${paketId}`}
                className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:text-laut hover:underline"
              >
                {nama}
              </Link>
              <span className="harga text-sm text-tinta-2">
                {formatGrouped(jumlah)} terjual · <span className="harga">{formatRupiah(pendapatan)}</span>
              </span>
            </p>
            <progress
              aria-hidden
              value={pendapatan}
              max={most}
              className="h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-laut [&::-webkit-progress-bar]:bg-laut-muda [&::-webkit-progress-value]:bg-laut"
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
