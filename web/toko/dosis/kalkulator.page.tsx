import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listProdukDosis } from '#contract/dosis/endpoints.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { pageContext, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { produkQuery } from '#web/toko/katalog/katalog-queries.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Route } from './+types/kalkulator.page'
import { INPUT_NAMES, produkIdOf, readAddress } from './alamat-dosis.ts'
import { produkDosisQuery } from './dosis-queries.ts'
import { Kalkulator } from './kalkulator.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const input = readAddress(url.searchParams)
  const produk = produkIdOf(input)
  const list = await context.get(pageContext).call(listProdukDosis, { query: { produk: produk || undefined } })
  // Only a product in the list gets its price prefetched.
  const exists = list.some(({ produkId }) => produkId === produk)
  const { fetched } = await prefetch(context, (call) => [
    { ...produkDosisQuery(0), queryFn: () => list },
    ...(produk === 0 ? [] : [exists ? produkQuery(produk, call) : { ...produkDosisQuery(produk), queryFn: () => [] }]),
  ])
  return { form: input, fetched }
}
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: INPUT_NAMES }

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Kalkulator Dosis Kerapu',
    description:
      'Hitung takaran rendam, campuran pakan, rendam air tawar, dan salinitas untuk bak atau keramba kerapu, dalam mL dan gram.',
    path: '/layanan/kalkulator-dosis',
    trail: TRAIL,
  })

export default function KalkulatorPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  // A cached document may belong to another URL: the first render must match the document, the next one the URL.
  const [isReady, setReady] = useState(!loaderData)
  useEffect(() => setReady(true), [])
  const input = isReady || !loaderData ? readAddress(new URLSearchParams(search)) : loaderData.form
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah slip-cetak pb-8">
        <div className="print:hidden">
          <Breadcrumb trail={TRAIL} here="Kalkulator dosis" />
          <h1 className="mt-2">Kalkulator dosis</h1>
          <p className="mt-2 max-w-baca text-lg">
            Takaran untuk bak dan keramba Anda, dalam mL dan gram. Ini hitungan dari aturan pakai produk, bukan
            diagnosis.
          </p>
        </div>
        <Kalkulator key={JSON.stringify(input)} alamat={input} />
      </div>
    </Hydrated>
  )
}
