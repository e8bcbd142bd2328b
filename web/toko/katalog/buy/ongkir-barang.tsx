import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { useCopy } from '#web/lib/copy.ts'
import { useSession } from '#web/lib/session.tsx'
import { type Sifat, transportSentence } from '#web/shared/cargo-marks.tsx'
import { Button } from '#web/ui/button.tsx'
import { storedKecamatan } from './kecamatan.ts'
import { OngkirLines } from './ongkir-lines.tsx'
import type { OngkirTujuanProps } from './ongkir-tujuan.tsx'
import { ongkirWords } from './ongkir-words.ts'
import { pengirimanQuery } from './pengiriman-query.ts'

// Lazy: most first views know no destination, and their document is the same for all visitors.
const OngkirTujuan = lazy(() => import('./ongkir-tujuan.tsx').catch(() => ({ default: WithoutSignal })))

/** Fee for every destination, shown if the code of the quote cannot be loaded. */
function WithoutSignal({ everywhere, method }: OngkirTujuanProps) {
  return (
    <OngkirLines words={everywhere} method={method}>
      <p className="min-h-11 text-sm text-tinta-2">Perlu sinyal. Muat ulang halaman untuk cek ongkir.</p>
    </OngkirLines>
  )
}

interface OngkirBarangProps {
  item: ItemPesanan
  sifat: Sifat
}

/** Shipping fee and arrival: to the buyer's district if it is known, else what holds for every destination. */
export function OngkirBarang({ item, sifat }: OngkirBarangProps) {
  const { data, isError } = useQuery(pengirimanQuery())
  const { known, isLoggedIn } = useSession()
  const stored = useSyncExternalStore(storedKecamatan.subscribe, storedKecamatan.read, () => null)
  const [isAsking, setAsking] = useState(false)
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
  const ask = (
    <Button variant="polos" compact className="-ml-3" onClick={() => setAsking(true)}>
      <MapPin aria-hidden className="size-5" />
      {stored ? 'Ganti kecamatan' : 'Cek untuk kecamatan saya'}
    </Button>
  )
  if (!isLoggedIn && !stored && !isAsking) {
    return (
      <OngkirLines words={everywhere} method={method}>
        {ask}
      </OngkirLines>
    )
  }
  return (
    <Suspense fallback={unknown}>
      <OngkirTujuan
        item={item}
        everywhere={everywhere}
        method={method}
        stored={stored}
        isAsking={isAsking}
        onChosen={() => setAsking(false)}
      >
        {ask}
      </OngkirTujuan>
    </Suspense>
  )
}
