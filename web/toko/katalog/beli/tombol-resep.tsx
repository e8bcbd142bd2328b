import type { Produk } from '#contract/katalog/endpoints.ts'
import { useResepUntuk } from '#web/toko/resep/use-resep-untuk.ts'
import { ButtonLink, type Variant } from '#web/ui/button.tsx'
import { pesananTujuan } from './pesanan-tujuan.ts'

interface TombolResepProps {
  produk: Produk
  jumlah: number
  variant: Variant
  rapat?: boolean
  className?: string
}

/** Replaces 'Beli': link to request a prescription, or to the order if the customer has one. */
export function TombolResep({ produk, jumlah, ...look }: TombolResepProps) {
  const { nama, produkId } = produk
  const [resep] = useResepUntuk(produkId).pilihan
  if (!resep) {
    return (
      <ButtonLink
        {...look}
        to={`/ajukan-resep?produk=${produkId}&jumlah=${jumlah}`}
        aria-label={`Ajukan resep ${nama}`}
      >
        Ajukan resep
      </ButtonLink>
    )
  }
  const { to, state } = pesananTujuan(produk, jumlah)
  const teks = resep.sisa === null ? 'Pesan dengan resep' : 'Beli dengan resep'
  return (
    <ButtonLink {...look} to={`${to}&resep=${resep.resepId}`} state={state} aria-label={`${teks}: ${nama}`}>
      {teks}
    </ButtonLink>
  )
}
