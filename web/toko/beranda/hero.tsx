import { ArrowRight, FileText, PackageCheck, ShieldCheck } from 'lucide-react'
import { DEFAULT_TEXTS, TITLE } from '#contract/beranda/defaults.ts'
import hero from '#web/drawings/hero.svg'
import inlined from '#web/drawings/hero.svg?inline'
import { useBeranda } from '#web/lib/settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useShoppingTujuan } from './use-shopping-tujuan.ts'

/**
 * The server inlines the picture: on a slow connection a separate file arrives a third of a second after the text. Client-side
 * navigation uses the file.
 */
const GAMBAR = {
  src: import.meta.env.SSR ? inlined : hero,
  alt: 'Pembudidaya memberi pakan di keramba saat matahari terbit; seekor kerapu sunu merah berenang di dalam jaring.',
}

const PROMISES = [
  { Icon: FileText, text: 'Dosis dan jeda sebelum panen jelas' },
  { Icon: PackageCheck, text: 'Stok dan harga terkini' },
  { Icon: ShieldCheck, text: 'Bayar aman: QRIS, transfer, e-wallet' },
]

export function Hero() {
  const { judul = TITLE, teks = DEFAULT_TEXTS, gambar = GAMBAR } = useBeranda()
  return (
    <section id="beranda" className="relative overflow-hidden">
      <span aria-hidden className="bintik absolute -top-10 -left-16 size-60 opacity-15 max-md:hidden" />
      <div className="wadah relative grid items-center gap-8 py-8 md:grid-cols-2 md:gap-10 md:py-14 lg:gap-16">
        <div>
          <h1 className="text-hero">{judul}</h1>
          <p className="mt-4 max-w-baca text-lg text-tinta-2">{teks}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink
              to={useShoppingTujuan('/produk/produk-satuan')}
              variant="utama"
              className="min-h-13 text-lg max-sm:w-full"
            >
              Pesan Sekarang
              <ArrowRight aria-hidden className="size-5" />
            </ButtonLink>
            <ButtonLink to="/layanan/cek-gejala" variant="garis" className="min-h-13 text-lg max-sm:w-full">
              Ikan saya sakit
            </ButtonLink>
          </div>
          <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-sm text-tinta-2">
            {PROMISES.map(({ Icon, text }) => (
              <li key={text} className="flex items-center gap-2">
                <Icon aria-hidden className="size-5 text-laut" />
                {text}
              </li>
            ))}
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
