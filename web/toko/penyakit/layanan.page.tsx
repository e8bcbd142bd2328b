import { ArrowRight, BookOpen, Calculator, Droplets, ListTree } from 'lucide-react'
import { Link } from 'react-router'
import { HALAMAN_PENYAKIT } from '#content/halaman-penyakit.ts'
import { seo } from '#web/lib/seo.ts'
import type { Route } from './+types/layanan.page'
import { GAMBAR_KELAS } from './gambar-kelas.ts'
import { SickFish } from './sick-fish.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Penyakit Ikan Kerapu',
    description:
      'Kenali penyakit bakteri, jamur, virus, parasit, dan gangguan gizi pada kerapu: penyebab, gejala, pencegahan, dan pengobatan.',
    path: '/layanan',
  })

export default function LayananPage() {
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Penyakit Ikan Kerapu</h1>
      <p className="mt-2 max-w-prose text-tinta-2">
        Pilih yang paling mirip dengan kondisi ikan Anda. Setiap halaman menjelaskan penyebab, gejala, pencegahan, dan
        pengobatan.
      </p>
      <SickFish className="mt-5" />
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
        {HALAMAN_PENYAKIT.map(({ id, nama, ringkas, gambar }, index) => (
          <li key={id} className={index < 3 ? 'grid min-w-0 lg:col-span-2' : 'grid min-w-0 lg:col-span-3'}>
            <article className="kartu group relative flex min-w-0 overflow-hidden transition-colors hover:border-laut sm:flex-col">
              <img
                src={GAMBAR_KELAS[gambar]}
                alt=""
                width={640}
                height={480}
                loading={index === 0 ? 'eager' : 'lazy'}
                className="w-28 shrink-0 object-cover sm:aspect-video sm:w-full"
              />
              <div className="flex min-w-0 flex-1 flex-col p-3 sm:p-4">
                <h2 className="text-lg sm:text-xl">
                  <Link
                    to={`/layanan/detail/${id}`}
                    prefetch="intent"
                    className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
                  >
                    {nama}
                  </Link>
                </h2>
                <p className="mt-1 text-tinta-2">{ringkas}</p>
                <span
                  aria-hidden
                  className="mt-auto inline-flex items-center gap-2 pt-3 font-semibold text-laut max-sm:hidden"
                >
                  Pelajari
                  <ArrowRight className="size-5" />
                </span>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        <Continuation to="/layanan/air" Icon={Droplets} name="Air & lingkungan">
          Ikan megap-megap, air berubah warna, amonia, gas, atau salinitas turun.
        </Continuation>
        <Continuation to="/penyakit-ikan" Icon={ListTree} name="Daftar penyakit umum">
          Nama penyakit menurut kelompok, termasuk yang bukan infeksi.
        </Continuation>
        <Continuation to="/layanan/kalkulator-dosis" Icon={Calculator} name="Kalkulator dosis">
          Takaran rendam dan campuran pakan untuk bak atau keramba Anda.
        </Continuation>
        <Continuation to="/layanan2" Icon={BookOpen} name="Artikel">
          Bacaan lengkap: rendam, pakan, lintah, antibiotik.
        </Continuation>
      </div>
    </div>
  )
}

interface ContinuationProps {
  to: string
  Icon: typeof BookOpen
  name: string
  children: string
}

function Continuation({ to, Icon, name, children }: ContinuationProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="kartu group flex items-center gap-4 p-4 transition-colors hover:border-laut"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded bg-laut-muda text-laut">
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold group-hover:text-laut">{name}</span>
        <span className="block text-tinta-2">{children}</span>
      </span>
    </Link>
  )
}
