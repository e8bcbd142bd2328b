import { getBeranda } from '#contract/beranda/endpoints.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { pageContext, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { paketBerandaQuery, produkBerandaQuery } from '#web/toko/katalog/katalog-queries.ts'
import type { Route } from './+types/beranda.page'
import { BerandaContent } from './beranda-content.tsx'
import { ulasanBerandaQuery } from './ulasan-query.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { paket } = await context.get(pageContext).call(getBeranda, {})
  return prefetch(context, (call) => [
    produkBerandaQuery(call),
    paketBerandaQuery(paket, call),
    ulasanBerandaQuery(call),
  ])
}
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'KerapuSehat: obat dan paket pengobatan ikan kerapu',
    description:
      'Belanja obat, vitamin, dan paket pengobatan untuk ikan kerapu. Kandungan, dosis, masa henti, dan harga tertulis jelas.',
    path: '/',
  })

export default function BerandaPage({ loaderData }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <BerandaContent />
    </Hydrated>
  )
}
