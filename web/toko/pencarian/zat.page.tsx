import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ZAT_SPEECH } from '#content/speech.ts'
import {
  addressOf,
  findSubstance,
  isProhibited,
  SUBSTANCES,
  type Substance,
  ZAT_PATH,
} from '#contract/pencarian/substances.ts'
import { seo } from '#web/lib/seo.ts'
import { Bagian } from '#web/toko/penyakit/kartu-sections.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/zat.page'

export const loader = ({ url }: Route.LoaderArgs) => ({ name: url.searchParams.get('nama') })
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['nama'] }

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]
/** Number of other names that the page shows; the search knows all. */
const OTHER_NAMES = 8
const LIST_TITLE = 'Bahan dan obat yang ditanyakan'

const zatOf = (name: string | null | undefined) => (name ? findSubstance(name) : undefined)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const zat = zatOf(loaderData?.name)
  return seo(matches, {
    title: zat ? `${zat.nama} untuk kerapu` : LIST_TITLE,
    description: zat
      ? `${zat.nama} ${zat.aturan}. Apa itu, mengapa, dan apa gantinya.`
      : 'Bahan yang dilarang atau tidak dijual untuk ikan konsumsi: mengapa, dan apa gantinya.',
    path: zat ? addressOf(zat) : ZAT_PATH,
    trail: zat ? [...TRAIL, { to: ZAT_PATH, name: LIST_TITLE }] : TRAIL,
  })
}

/** Page of a substance that the shop does not sell, or the list of all. An offline device shows its one stored document for every URL. */
export default function ZatPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const name = isHydrated || !loaderData ? search.get('nama') : loaderData.name
  const zat = zatOf(name)
  return (
    <div className="wadah pb-8">
      <Breadcrumb trail={zat ? [...TRAIL, { to: ZAT_PATH, name: LIST_TITLE }] : TRAIL} here={zat?.nama ?? LIST_TITLE} />
      {zat ? <ZatDetail zat={zat} /> : <ZatList unknown={name} />}
    </div>
  )
}

function ZatDetail({ zat }: { zat: Substance }) {
  const { nama, names, aturan, kind, sumber, texts } = zat
  const typed = ZAT_SPEECH[nama]?.split(', ') ?? []
  const others = names.filter((name) => name !== nama && !typed.includes(name)).slice(0, OTHER_NAMES)
  return (
    <>
      <h1 className="mt-2">{nama}</h1>
      <p className="mt-2 max-w-baca text-lg">{texts.apa}</p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,26rem)] lg:justify-between">
        <div className="grid content-start gap-6">
          <Notice kind="hati">
            <p className="font-semibold">
              {nama} {aturan}.{kind !== 'resep' && kind !== 'tidak_dijual' && ' Toko ini tidak menjualnya.'}
            </p>
          </Notice>
          <Bagian title="Mengapa">
            <p className="max-w-baca">{texts.alasan}</p>
          </Bagian>
          <Bagian title="Gantinya">
            <ul className="grid gap-2">
              {texts.ganti.map(({ kalimat, alamat }) => (
                <li key={alamat}>
                  <Link
                    to={alamat}
                    className="kartu flex min-h-14 items-center justify-between gap-3 px-4 py-2 font-semibold text-laut hover:border-laut"
                  >
                    {kalimat}
                    <ArrowRight aria-hidden className="size-5 shrink-0" />
                  </Link>
                </li>
              ))}
            </ul>
          </Bagian>
          {isProhibited(zat) && (
            <Bagian title="Terlanjur dipakai?">
              <p className="max-w-baca">
                Jangan panen dan jangan jual ikannya. Catat di{' '}
                <Link to="/akun/buku-obat" className="font-semibold text-laut underline underline-offset-4">
                  buku obat
                </Link>
                , lalu tanya petugas.
              </p>
            </Bagian>
          )}
          {others.length > 0 && (
            <p className="max-w-baca text-sm text-tinta-2 [overflow-wrap:anywhere]">Nama lain: {others.join(', ')}.</p>
          )}
          <p className="max-w-baca text-sm text-tinta-2">
            Golongan menurut {sumber}. Keterangan lain: kebiasaan umum budidaya.
          </p>
        </div>
        <section aria-labelledby="tanya" className="kartu h-fit p-4 md:p-5">
          <h2 id="tanya" className="text-xl">
            Siapa yang ditanya
          </h2>
          <p className="mt-2">
            Dokter hewan, Posikandu (pos kesehatan ikan), atau Dinas Perikanan kabupaten. Sebutkan bahan ini dan untuk
            apa.
          </p>
          <ButtonLink to="/layanan/siapa-dihubungi" variant="garis" className="mt-3 min-h-12">
            Lihat siapa yang dihubungi
          </ButtonLink>
        </section>
      </div>
    </>
  )
}

function ZatList({ unknown }: { unknown: string | null }) {
  return (
    <>
      <h1 className="mt-2">{LIST_TITLE}</h1>
      <p className="mt-2 max-w-baca text-lg">
        Bahan yang dilarang, perlu resep, atau tidak dijual toko ini: mengapa, dan apa gantinya.
      </p>
      {unknown && (
        <div className="mt-5 max-w-2xl">
          <Notice kind="hati">
            Bahan itu belum ada di daftar ini. Tanya dokter hewan atau petugas sebelum memakainya.
          </Notice>
        </div>
      )}
      <ul className="mt-5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {SUBSTANCES.toSorted((a, b) => a.nama.localeCompare(b.nama)).map((zat) => (
          <li key={zat.kode} className="border-garis border-b">
            <Link to={addressOf(zat)} className="flex min-h-14 flex-col justify-center py-2">
              <span className="font-semibold text-laut">{zat.nama}</span>
              <span className="text-sm text-tinta-2">{zat.aturan}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
