import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { paketBerandaQuery } from '#web/toko/katalog/katalog-queries.ts'
import type { Route } from './+types/beranda.page'
import { Hero } from './hero.tsx'
import { LayananCarousel } from './layanan-carousel.tsx'
import { PaketUnggulan } from './paket-unggulan.tsx'
import { TentangKami } from './tentang-kami.tsx'
import { Ulasan } from './ulasan.tsx'
import { ulasanBerandaQuery } from './ulasan-query.ts'

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (call) => [paketBerandaQuery(call), ulasanBerandaQuery(call)])
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
      <Hero />
      <LayananCarousel />
      <PaketUnggulan />
      <TentangKami />
      <Ulasan />
    </Hydrated>
  )
}
