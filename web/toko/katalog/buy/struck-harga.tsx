import { formatRupiah } from '#contract/uang/rupiah.ts'

/** Regular price, struck through; nothing if the price is regular. */
export function StruckHarga({ original = null }: { original?: number | null }) {
  if (original === null) return null
  return (
    <s className="harga font-normal text-sm text-tinta-2">
      <span className="sr-only">Harga biasa </span>
      {formatRupiah(original)}
    </s>
  )
}
