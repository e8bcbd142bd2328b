import { formatRupiah } from '#contract/uang/rupiah.ts'

/** Regular price, struck through; nothing if the price is regular. */
export function StruckHarga({ semula = null }: { semula?: number | null }) {
  if (semula === null) return null
  return (
    <s className="harga font-normal text-sm text-tinta-2">
      <span className="sr-only">Harga biasa </span>
      {formatRupiah(semula)}
    </s>
  )
}
