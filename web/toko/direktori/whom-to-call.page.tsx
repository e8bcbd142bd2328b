import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { WHEN_CALLING } from '#content/direktori.ts'
import type { ProvinsiDirektori } from '#contract/direktori/endpoints.ts'
import { hasNomor } from '#contract/direktori/has-nomor.ts'
import { formatDate } from '#contract/wib.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { pickProvinsi } from '#web/shared/openings.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/whom-to-call.page'
import { direktoriQuery } from './direktori-query.ts'
import { KontakKartu } from './kontak-kartu.tsx'

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (call) => [direktoriQuery(call)])
}
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Siapa yang dihubungi saat ikan sakit',
    description:
      'Posikandu, dinas perikanan, balai, dan karantina menurut provinsi. Apa yang dikatakan dan apa yang dibawa.',
    path: '/layanan/siapa-dihubungi',
    trail: TRAIL,
  })

export default function WhomToCallPage({ loaderData }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah pb-8">
        <Breadcrumb trail={TRAIL} here="Siapa yang dihubungi" />
        <h1 className="mt-2">Siapa yang dihubungi</h1>
        <p className="mt-2 max-w-prose">
          Mulai dari yang paling dekat: Posikandu (pos kesehatan ikan) atau dinas perikanan kabupaten Anda. Penyuluh
          perikanan biasanya tahu nomor mereka.
        </p>
        <p className="mt-2 lg:hidden">
          <a href="#sebelum-menelepon" className="tautan">
            Siapkan ini sebelum menelepon
          </a>
        </p>
        <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <div className="min-w-0">
            <Direktori />
          </div>
          <div className="grid gap-4 lg:sticky lg:top-20">
            <Langkah id="sebelum-menelepon" title="Sebelum menelepon" contents={WHEN_CALLING.sebelum} />
            <Langkah title="Yang perlu dikatakan" contents={WHEN_CALLING.katakan} />
            <Langkah title="Yang perlu dibawa" contents={WHEN_CALLING.bawa} />
          </div>
        </div>
      </div>
    </Hydrated>
  )
}

function Langkah({ id, title, contents }: { id?: string; title: string; contents: readonly string[] }) {
  return (
    <section id={id} className="kartu p-4">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {contents.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}

function Direktori() {
  const { data, error, isPending, refetch } = useQuery(direktoriQuery())
  if (isPending) return <Skeleton className="h-96 w-full" />
  if (error) return <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>
  const { provinsi, balai, ditinjau } = data
  const withNomor = provinsi.filter(hasNomor)
  const without = provinsi.filter((one) => !hasNomor(one))
  const all = provinsi.flatMap(({ nama, kontak }) => kontak.map((one) => ({ ...one, di: nama })))
  return (
    <>
      {withNomor.length > 0 && (
        <section aria-labelledby="menurut-provinsi" className="mb-8">
          <h2 id="menurut-provinsi">Menurut provinsi</h2>
          <p className="mt-1.5 mb-3 text-tinta-2">Ketuk provinsi Anda. Nomornya sudah kami coba.</p>
          <ProvinsiList provinsi={withNomor} />
        </section>
      )}
      {without.length > 0 && (
        <section aria-labelledby="tanpa-nomor">
          <h2 id="tanpa-nomor">{withNomor.length > 0 ? 'Belum ada nomor' : 'Menurut provinsi'}</h2>
          <p className="mt-1.5 max-w-prose text-tinta-2">
            Nomor kantor di provinsi ini belum kami punya. Minta ke penyuluh perikanan Anda; nama kantornya ada di sini.
          </p>
          {[...new Set(without.map(({ pulau }) => pulau))].map((name) => (
            <section key={name} aria-label={name} className="mt-4">
              <h3 className="mb-2 text-base tracking-normal">{name}</h3>
              <ProvinsiList provinsi={without.filter(({ pulau }) => pulau === name)} />
            </section>
          ))}
        </section>
      )}
      <section aria-labelledby="balai" className="mt-9">
        <h2 id="balai">Balai dan laboratorium kementerian</h2>
        <p className="mt-1.5 max-w-prose text-tinta-2">
          Tanyakan dulu apakah contoh ikan dari daerah Anda diterima, ujinya apa saja, dan cara kirimnya.
        </p>
        <ul className="mt-3 grid gap-2 md:grid-cols-2">
          {all
            .filter(({ kode }) => balai.includes(kode))
            .map((kontak) => (
              <li key={kontak.kode} className="kartu p-4">
                <KontakKartu kontak={kontak} di={kontak.di} />
              </li>
            ))}
        </ul>
      </section>
      <div className="mt-8 max-w-prose">
        <Notice kind="info">
          Nama kantor bisa berubah. Terakhir kami periksa {formatDate(`${ditinjau}T00:00:00Z`)}.
        </Notice>
      </div>
    </>
  )
}

const ProvinsiList = ({ provinsi }: { provinsi: readonly ProvinsiDirektori[] }) => (
  <div className="kartu grid grid-cols-2 overflow-hidden">
    {provinsi.map((one) => (
      <Provinsi key={one.kode} provinsi={one} />
    ))}
  </div>
)

/** Collapsed by default; offices with a number come first. It works without a script, and its content is complete offline. */
function Provinsi({ provinsi: { kode, nama, kontak } }: { provinsi: ProvinsiDirektori }) {
  const inOrder = kontak.toSorted((a, b) => Number(!a.telepon) - Number(!b.telepon))
  return (
    <details
      id={kode}
      className="group border-garis border-b last:odd:col-span-full open:col-span-full"
      onToggle={(event) => {
        if (event.currentTarget.open) pickProvinsi(kode)
      }}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 px-3 py-2.5 font-semibold leading-snug sm:px-4 [&::-webkit-details-marker]:hidden">
        {nama}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-laut group-open:rotate-180" />
      </summary>
      <ul className="grid gap-4 border-garis border-t p-4">
        {inOrder.map((one) => (
          <li key={one.kode}>
            <KontakKartu kontak={one} />
          </li>
        ))}
      </ul>
    </details>
  )
}
