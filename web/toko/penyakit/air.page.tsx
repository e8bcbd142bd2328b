import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Droplets } from 'lucide-react'
import { Link } from 'react-router'
import { WATER_EMERGENCY, WATER_PREVENTION, WATER_QUALITY } from '#content/air.ts'
import { GAMBAR_AIR } from '#content/gambar.ts'
import gambar from '#web/drawings/penyakit-air.svg'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { ContactBox } from '#web/shared/contact-box.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { AmmoniaCalculator } from '#web/toko/gejala/ammonia-calculator.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/air.page'
import { gambarKartu } from './gambar-kartu.ts'
import { Bagian, BulletList } from './kartu-sections.tsx'
import { penyakitKelasQuery } from './penyakit-queries.ts'
import { Safety } from './safety.tsx'
import { SickFish } from './sick-fish.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await prefetch(context, (call) => [penyakitKelasQuery('L', call)])
}
export const clientLoader = () => null

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Air & Lingkungan untuk Kerapu',
    description:
      'Ikan kerapu megap-megap? Langkah darurat, ukuran air yang baik, dan kartu oksigen rendah, ledakan alga, amonia, salinitas, gas, dan keracunan.',
    path: '/layanan/air',
    image: '/og-penyakit-air.png',
    trail: TRAIL,
  })

export default function AirPage({ loaderData }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah pb-8">
        <Breadcrumb trail={TRAIL} here="Air & Lingkungan" />
        <h1 className="mt-2">Air & Lingkungan</h1>
        <p className="mt-2 max-w-baca text-lg">
          Periksa air dulu jika banyak ikan sakit serentak. Tidak semua kematian karena kuman.
        </p>
        <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,26rem)] lg:justify-between">
          <section aria-labelledby="darurat" className="kartu h-fit border-l-4 border-l-laut p-4 md:p-5">
            <h2 id="darurat" className="flex items-center gap-2.5 text-xl">
              <Droplets aria-hidden className="size-6 shrink-0 text-laut" />
              Ikan megap-megap: lakukan sekarang
            </h2>
            <ol className="mt-3 grid max-w-baca list-decimal gap-2 pl-6 font-medium">
              {WATER_EMERGENCY.map((langkah) => (
                <li key={langkah}>{langkah}</li>
              ))}
            </ol>
          </section>
          <div className="grid h-fit gap-6">
            <ContactBox title="Ikan mati banyak? Hubungi petugas" onlyContact />
            <img
              src={gambar}
              alt={GAMBAR_AIR}
              width={640}
              height={480}
              loading="lazy"
              className="h-auto w-full max-w-xl rounded print:hidden"
            />
          </div>
        </div>
        <Bagian title="Kemungkinan sebabnya" className="mt-8">
          <KartuAir />
        </Bagian>
        <SickFish className="mt-5 print:hidden" />
        <Bagian title="Ukuran air untuk kerapu" className="mt-8">
          <WaterQuality />
        </Bagian>
        <Bagian title="Hitung amonia yang beracun" className="mt-8">
          <AmmoniaCalculator />
        </Bagian>
        <Bagian title="Supaya tidak terulang" className="mt-8">
          <BulletList contents={WATER_PREVENTION} />
        </Bagian>
        <div className="mt-10">
          <Safety />
        </div>
      </div>
    </Hydrated>
  )
}

function KartuAir() {
  const { data, error, refetch } = useQuery(penyakitKelasQuery('L'))
  if (!data) {
    return error ? (
      <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
    ) : (
      <Loading>Memuat kartu…</Loading>
    )
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {data.map(({ kode, nama, ringkas }) => (
        <li key={kode} className="kartu group relative flex min-w-0 items-start gap-3 p-4 hover:border-laut">
          <img
            src={gambarKartu(kode)}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            className="h-auto w-20 shrink-0 rounded-sm bg-laut-muda"
          />
          <div className="min-w-0">
            <h3 className="text-base tracking-normal">
              <Link
                to={`/layanan/penyakit/${kode}`}
                prefetch="intent"
                className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
              >
                {nama}
              </Link>
            </h3>
            <p className="mt-1 text-tinta-2">{ringkas}</p>
          </div>
          <ArrowRight aria-hidden className="ml-auto size-5 shrink-0 text-laut" />
        </li>
      ))}
    </ul>
  )
}

function WaterQuality() {
  return (
    <dl className="kartu divide-y divide-garis">
      {WATER_QUALITY.map(({ nama, baik, bertindak }) => (
        <div key={nama} className="grid gap-x-5 gap-y-0.5 p-4 sm:grid-cols-[12rem_1fr_1fr]">
          <dt className="font-semibold">{nama}</dt>
          <dd>
            <span className="text-tinta-2">Aman: </span>
            <TermText>{baik}</TermText>
          </dd>
          <dd>
            <span className="text-tinta-2">Perlu tindakan: </span>
            {bertindak}
          </dd>
        </div>
      ))}
    </dl>
  )
}
