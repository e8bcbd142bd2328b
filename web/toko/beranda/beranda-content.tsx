import type { ComponentType } from 'react'
import type { Bagian } from '#contract/beranda/endpoints.ts'
import { useBeranda } from '#web/lib/settings.ts'
import { AboutUs } from './about-us.tsx'
import { FeaturedPaket } from './featured-paket.tsx'
import { Hero } from './hero.tsx'
import { LayananCarousel } from './layanan-carousel.tsx'
import { Ulasan } from './ulasan.tsx'

/** Sections in their default order. */
const BAGIAN: Record<Bagian, ComponentType> = {
  layanan: LayananCarousel,
  'produk-kami': FeaturedPaket,
  'tentang-kami': AboutUs,
  ulasan: Ulasan,
}

/** All sections of the landing page, for the page and its preview. */
export function BerandaContent() {
  const { bagian = Object.keys(BAGIAN) as Bagian[] } = useBeranda()
  return (
    <>
      <Hero />
      {bagian.map((kode) => {
        const Content = BAGIAN[kode]
        return <Content key={kode} />
      })}
    </>
  )
}
