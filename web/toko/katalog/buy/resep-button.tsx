import type { Produk } from '#contract/katalog/endpoints.ts'
import { useResepFor } from '#web/toko/resep/use-resep-for.ts'
import { ButtonLink, type Variant } from '#web/ui/button.tsx'
import { pesananTujuan } from './pesanan-tujuan.ts'

interface ResepButtonProps {
  produk: Produk
  quantity: number
  variant: Variant
  compact?: boolean
  className?: string
}

/** Replaces 'Beli': link to request a prescription, or to the order if the customer has one. */
export function ResepButton({ produk, quantity, ...look }: ResepButtonProps) {
  const { nama, produkId } = produk
  const [resep] = useResepFor(produkId).choices
  if (!resep) {
    return (
      <ButtonLink
        {...look}
        to={`/ajukan-resep?produk=${produkId}&jumlah=${quantity}`}
        aria-label={`Ajukan resep ${nama}`}
      >
        Ajukan resep
      </ButtonLink>
    )
  }
  const { to, state } = pesananTujuan(produk, quantity)
  const text = resep.sisa === null ? 'Pesan dengan resep' : 'Beli dengan resep'
  return (
    <ButtonLink {...look} to={`${to}&resep=${resep.resepId}`} state={state} aria-label={`${text}: ${nama}`}>
      {text}
    </ButtonLink>
  )
}
