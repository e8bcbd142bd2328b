import { ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { HERO_TEXT, TITLE } from '#contract/beranda/defaults.ts'
import hero from '#web/drawings/hero.svg'
import inlined from '#web/drawings/hero.svg?inline'
import { useBeranda, useToko } from '#web/lib/settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { BestSeller } from './best-seller.tsx'
import { useShoppingTujuan } from './use-shopping-tujuan.ts'

/**
 * The server inlines the picture: on a slow connection a separate file arrives a third of a second after the text. Client-side
 * navigation uses the file.
 */
const GAMBAR = {
  src: import.meta.env.SSR ? inlined : hero,
  alt: 'Pembudidaya memberi pakan di keramba; seekor kerapu sunu merah berenang di dalam jaring.',
}

/** Returns the last two parts of an address: usually place and province. */
const placeOf = (alamat: string) =>
  alamat
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(-2)
    .join(', ')

export function Hero() {
  const { judul = TITLE, teks = HERO_TEXT, gambar = GAMBAR } = useBeranda()
  const from = placeOf(useToko()?.alamat_toko ?? '')
  return (
    <section id="beranda" className="relative overflow-hidden">
      <span aria-hidden className="bintik absolute -top-10 -left-16 size-60 opacity-15 max-md:hidden" />
      <div className="wadah relative grid items-center gap-6 pt-18 pb-8 md:grid-cols-2 md:gap-10 md:pb-10 lg:gap-16 lg:pt-10">
        <div>
          <h1 className="text-hero">{judul}</h1>
          <p className="mt-3 max-w-baca text-tinta-2 md:text-lg">{teks}</p>
          <div className="mt-4 flex gap-3">
            <ButtonLink
              to={useShoppingTujuan('/produk/produk-satuan')}
              variant="utama"
              compact
              className="min-h-13 max-sm:flex-1 sm:px-6"
            >
              Pesan Sekarang
            </ButtonLink>
            <ButtonLink to="/layanan/cek-gejala" variant="garis" compact className="min-h-13 max-sm:flex-1 sm:px-6">
              Ikan saya sakit
            </ButtonLink>
          </div>
          <BestSeller />
          <ul className="mt-4 grid gap-1.5 text-sm text-tinta-2">
            <Fact Icon={ShieldCheck}>Bayar aman: QRIS, transfer, e-wallet</Fact>
            {from && <Fact Icon={Truck}>Dikirim dari {from}</Fact>}
          </ul>
        </div>
        <img
          {...gambar}
          alt={gambar.alt}
          // The document contains the inlined picture and keeps it on hydration.
          suppressHydrationWarning
          width={960}
          height={720}
          fetchPriority="high"
          className="redup aspect-4/3 h-auto w-full rounded object-cover"
        />
      </div>
    </section>
  )
}

function Fact({ Icon, children }: { Icon: typeof Truck; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className="size-5 shrink-0 text-laut" />
      <span>{children}</span>
    </li>
  )
}
