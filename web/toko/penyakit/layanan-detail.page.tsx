import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { BAGIAN, HALAMAN_PENYAKIT, type HalamanPenyakit } from '#content/halaman-penyakit.ts'
import empty from '#web/drawings/not-found.svg'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useSettings } from '#web/lib/settings.ts'
import { TulisanContents } from '#web/shared/tulisan/isi-tulisan.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/layanan-detail.page'
import { GAMBAR_KELAS } from './gambar-kelas.ts'
import { KartuKelas } from './kartu-kelas.tsx'
import { KodeHalaman } from './kode-halaman.tsx'
import { produkAnjuranQuery } from './penyakit-queries.ts'
import { ProdukAnjuran } from './produk-anjuran.tsx'
import { RingkasanPenyakit } from './ringkasan-penyakit.tsx'
import { Safety } from './safety.tsx'
import { SickFish } from './sick-fish.tsx'

const findPenyakit = (id: string) => HALAMAN_PENYAKIT.find((penyakit) => String(penyakit.id) === id)

export async function loader({ context, params }: Route.LoaderArgs) {
  const penyakit = findPenyakit(params.id)
  if (!penyakit) return data({ fetched: undefined }, { status: 404 })
  return data(await prefetch(context, (call) => [produkAnjuranQuery(penyakit, call)]))
}
export const clientLoader = () => null

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const penyakit = findPenyakit(params.id)
  const path = `/layanan/detail/${params.id}`
  if (!penyakit) {
    return seo(matches, {
      title: 'Detail Tidak Ditemukan',
      description: 'Halaman penyakit yang Anda cari tidak ada.',
      path,
      hidden: true,
    })
  }
  return seo(matches, {
    title: `${penyakit.nama} pada Kerapu`,
    description: `${penyakit.ringkas} Penyebab, gejala, pencegahan, dan pengobatan.`,
    path,
    image: `/og-penyakit-${penyakit.id}.png`,
    trail: TRAIL,
  })
}

export default function LayananDetailPage({ loaderData, params }: Route.ComponentProps) {
  const penyakit = findPenyakit(params.id)
  if (!penyakit) return <NotFound />
  return (
    <Hydrated state={loaderData?.fetched}>
      <PenyakitDetail key={penyakit.id} penyakit={penyakit} />
    </Hydrated>
  )
}

function PenyakitDetail({ penyakit }: { penyakit: HalamanPenyakit }) {
  const { publicUrl = '' } = useSettings() ?? {}
  return (
    <div className="wadah pb-8 print:[zoom:0.75]">
      <BackToLayanan />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,26rem)] lg:justify-between print:block">
        <div className="min-w-0">
          <h1>{penyakit.nama}</h1>
          <p className="mt-2 max-w-baca text-lg text-tinta-2">{penyakit.ringkas}</p>
          <img
            src={GAMBAR_KELAS[penyakit.gambar]}
            alt={penyakit.alt}
            width={640}
            height={480}
            fetchPriority="high"
            className="mt-5 h-auto w-full rounded print:hidden"
          />
          <RingkasanPenyakit penyakit={penyakit} />
          <KartuKelas id={penyakit.id} />
          <SickFish className="mt-6 print:hidden" />
          <TableOfContents />
          <div className="print:mt-5 print:columns-2 print:gap-8">
            {BAGIAN.map(({ kunci, judul }) => (
              <section key={kunci} aria-labelledby={`judul-${kunci}`} className="mt-8 print:mt-0 print:mb-5">
                <h2 id={`judul-${kunci}`} className="mb-3">
                  {judul}
                </h2>
                <TulisanContents tulisan={penyakit[kunci]} title="h3" />
              </section>
            ))}
          </div>
        </div>
        <div className="h-fit min-w-0 lg:sticky lg:top-20">
          <ProdukAnjuran penyakit={penyakit} />
        </div>
      </div>
      <div className="mt-10 print:mt-6">
        <Safety />
      </div>
      <KodeHalaman url={`${publicUrl}/layanan/detail/${penyakit.id}`} />
    </div>
  )
}

function TableOfContents() {
  return (
    <nav aria-label="Isi halaman" className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {BAGIAN.map(({ kunci, judul }) => (
          <li key={kunci}>
            <a
              href={`#judul-${kunci}`}
              className="inline-flex min-h-11 items-center rounded-full border border-garis-tua bg-kertas px-4 font-medium text-laut hover:border-laut hover:bg-laut-muda"
            >
              {judul}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NotFound() {
  return (
    <div className="wadah flex flex-col items-center gap-3 py-12 text-center">
      <img src={empty} alt="" width={320} height={240} className="h-auto w-64" />
      <h1>Detail Tidak Ditemukan</h1>
      <p className="max-w-prose text-tinta-2">Halaman penyakit ini tidak ada. Pilih salah satu dari daftar layanan.</p>
      <BackToLayanan />
    </div>
  )
}

function BackToLayanan() {
  return (
    <ButtonLink to="/layanan" variant="polos" compact className="-ml-3 text-sm print:hidden">
      <ArrowLeft aria-hidden className="size-4" />
      Kembali ke Layanan
    </ButtonLink>
  )
}
