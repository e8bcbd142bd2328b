import { type PaketYield, paketSufficesFor, RAFT_TANK_M3 } from '#contract/kaitan/paket-suffices-for.ts'
import type { FullPaket } from '#contract/katalog/endpoints.ts'
import { mixWarning } from '#contract/katalog/mix-ingredients.ts'

export interface PaketWithUsage extends FullPaket {
  enough: PaketYield[]
  /** Volume of the baths in m³. */
  volume: number
  /** Warning against mixing; null if there is nothing to warn of. */
  mix: string | null
}

/** Adds what the limits of substances say about a package. */
export function withUsage(paket: FullPaket): PaketWithUsage {
  const produk = paket.isi.flatMap(({ nama, produk }) => (produk ? [{ ...produk, nama }] : []))
  return { ...paket, enough: paketSufficesFor(paket.isi), volume: RAFT_TANK_M3, mix: mixWarning(produk) }
}
