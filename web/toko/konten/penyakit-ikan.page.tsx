import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { SimpanLuring } from '#web/toko/offline/simpan-luring.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/penyakit-ikan.page'
import { IkanSakit } from './ikan-sakit.tsx'
import { Keselamatan } from './keselamatan.tsx'
import { KELOMPOK, type Kelompok } from './penyakit.ts'

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Penyakit umum ikan kerapu',
    description:
      'Daftar penyakit umum kerapu menurut kelompok: bakterial, viral, parasit, jamur, dan non-infeksi seperti oksigen rendah.',
    path: '/penyakit-ikan',
    trail: TRAIL,
  })

export default function PenyakitIkanPage() {
  return (
    <div className="wadah pb-8">
      <Breadcrumb trail={TRAIL} here="Penyakit umum" />
      <h1 className="mt-2">Penyakit Umum Ikan Kerapu</h1>
      <p className="mt-2 max-w-prose text-tinta-2">
        Satu kalimat untuk setiap penyakit, supaya Anda tahu nama yang perlu dicari dan ditanyakan.
      </p>
      <IkanSakit />
      <nav aria-label="Kelompok penyakit" className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {KELOMPOK.map(({ kunci, nama }) => (
            <li key={kunci}>
              <a
                href={`#${kunci}`}
                className="inline-flex min-h-11 items-center rounded-full border border-garis-tua bg-kertas px-4 font-medium text-laut hover:border-laut hover:bg-laut-muda"
              >
                {nama}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {KELOMPOK.map((kelompok) => (
        <KelompokPenyakit key={kelompok.kunci} kelompok={kelompok} />
      ))}
      <div className="mt-10">
        <Keselamatan />
      </div>
      <SimpanLuring className="mt-6" />
    </div>
  )
}

function KelompokPenyakit({ kelompok }: { kelompok: Kelompok }) {
  const { kunci, nama, pengantar, bahaya, detail, isi } = kelompok
  return (
    <section id={kunci} aria-labelledby={`judul-${kunci}`} className="mt-9">
      <h2 id={`judul-${kunci}`}>{nama}</h2>
      <p className="mt-1.5 max-w-baca text-tinta-2">{pengantar}</p>
      {bahaya && (
        <div className="mt-3 max-w-baca">
          <Notice kind="hati">{bahaya}</Notice>
        </div>
      )}
      <dl className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {isi.map((penyakit) => (
          <div key={penyakit.nama} className="kartu relative p-4 hover:border-laut">
            <dt className="font-semibold">
              {penyakit.kode ? (
                <Link
                  to={`/layanan/penyakit/${penyakit.kode}`}
                  className="text-laut underline underline-offset-4 after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut"
                >
                  {penyakit.nama}
                </Link>
              ) : (
                penyakit.nama
              )}
            </dt>
            <dd className="mt-1 text-tinta-2">{penyakit.fakta}</dd>
          </div>
        ))}
      </dl>
      {detail && (
        <Link
          to={`/layanan/detail/${detail}`}
          prefetch="intent"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-laut underline-offset-4 hover:underline"
        >
          {kunci === 'non-infeksi'
            ? 'Selengkapnya tentang gangguan gizi'
            : `Selengkapnya tentang penyakit ${nama.toLowerCase()}`}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      )}
    </section>
  )
}
