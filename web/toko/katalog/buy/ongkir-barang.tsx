import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { useCopy } from '#web/lib/copy.ts'
import { useSession } from '#web/lib/session.tsx'
import { type Sifat, transportSentence } from '#web/shared/cargo-marks.tsx'
import { OngkirLines } from './ongkir-lines.tsx'
import { ongkirWords } from './ongkir-words.ts'
import { pengirimanQuery } from './pengiriman-query.ts'

// Lazy: the document is the same for all visitors, so the destination is known only in the browser.
const OngkirTujuan = lazy(() => import('./ongkir-tujuan.tsx'))

interface OngkirBarangProps {
  item: ItemPesanan
  sifat: Sifat
}

/** Shipping fee and arrival: to the buyer's district if it is known, else what holds for every destination. */
export function OngkirBarang({ item, sifat }: OngkirBarangProps) {
  const { data, isError } = useQuery(pengirimanQuery())
  const { known } = useSession()
  const copy = useCopy()
  const method = transportSentence(sifat)
  const unloaded = { ongkir: isError ? 'Ongkir dihitung saat memesan' : '', time: '' }
  const everywhere = data ? ongkirWords(data, sifat) : unloaded
  const unknown = (
    <OngkirLines words={everywhere} method={method}>
      <div className="h-11" />
    </OngkirLines>
  )
  if (!known || copy) return unknown
  return (
    <Suspense fallback={unknown}>
      <OngkirTujuan item={item} everywhere={everywhere} method={method} />
    </Suspense>
  )
}
