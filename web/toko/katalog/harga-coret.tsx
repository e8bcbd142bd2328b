import { formatRupiah } from '#contract/uang/rupiah.ts'

/** The price that it has otherwise, struck through; nothing where it has no other. */
export function HargaCoret({ semula = null }: { semula?: number | null }) {
  if (semula === null) return null
  return (
    <s className="harga font-normal text-sm text-tinta-2">
      <span className="sr-only">Harga biasa </span>
      {formatRupiah(semula)}
    </s>
  )
}
