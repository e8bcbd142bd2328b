import type { ComponentType } from 'react'
import { type Bagian, getBeranda } from '#contract/beranda/endpoints.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { pageContext, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useBeranda } from '#web/lib/settings.ts'
import { paketBerandaQuery, produkBerandaQuery } from '#web/toko/katalog/katalog-queries.ts'
import type { Route } from './+types/beranda.page'
import { AboutUs } from './about-us.tsx'
import { FeaturedPaket } from './featured-paket.tsx'
import { Hero } from './hero.tsx'
import { LayananCarousel } from './layanan-carousel.tsx'
import { Ulasan } from './ulasan.tsx'
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

/** Sections in their default order. */
const BAGIAN: Record<Bagian, ComponentType> = {
  layanan: LayananCarousel,
  'produk-kami': FeaturedPaket,
  'tentang-kami': AboutUs,
  ulasan: Ulasan,
}

export default function BerandaPage({ loaderData }: Route.ComponentProps) {
  const { bagian = Object.keys(BAGIAN) as Bagian[] } = useBeranda()
  return (
    <Hydrated state={loaderData?.fetched}>
      <Hero />
      {bagian.map((kode) => {
        const Content = BAGIAN[kode]
        return <Content key={kode} />
      })}
    </Hydrated>
  )
}
