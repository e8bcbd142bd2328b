import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data } from 'react-router'
import { KELAS } from '#content/kelas.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { getPenyakit, type KartuPenyakit } from '#contract/penyakit/endpoints.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { pageContext, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useSettings, useTokoName } from '#web/lib/settings.ts'
import { ContactBox } from '#web/shared/contact-box.tsx'
import { useOpening } from '#web/shared/openings.ts'
import { TermText, TextsOfScreen } from '#web/shared/terms/term.tsx'
import { KaitanPenyakit } from '#web/toko/kaitan/kaitan-penyakit.tsx'
import { kaitanQuery } from '#web/toko/kaitan/kaitan-queries.ts'
import { KeepOffline } from '#web/toko/offline/keep-offline.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/kartu-penyakit.page'
import { CatatanToko } from './catatan-toko.tsx'
import { ComputeAndBuy } from './compute-and-buy.tsx'
import { gambarKartu } from './gambar-kartu.ts'
import { halamanKelas } from './halaman-kelas.ts'
import { kartuJsonLd } from './kartu-json-ld.ts'
import { KartuMissing } from './kartu-missing.tsx'
import {
  anchorOf,
  Bagian,
  BulletList,
  DoNotSection,
  EmergencySection,
  KartuContents,
  NEXT_STEPS,
  NowSection,
  openSection,
  ReportSection,
} from './kartu-sections.tsx'
import { textsOf } from './kartu-texts.ts'
import { KodeHalaman } from './kode-halaman.tsx'
import { labelsOf, SourceLabels } from './line-sources.tsx'
import { catatanQuery, kartuQuery, takaranQuery } from './penyakit-queries.ts'
import { RendamKartu } from './rendam-kartu.tsx'
import { REPEAT_TITLE, RepeatSchedule } from './repeat-schedule.tsx'
import { Safety } from './safety.tsx'
import { ShareKartu } from './share-kartu.tsx'

/** Returns the disease of a path, case-insensitively. */
function readKode(text: string): KodePenyakit | undefined {
  const kode = text.toLowerCase()
  return Object.hasOwn(PENYAKIT, kode) ? (kode as KodePenyakit) : undefined
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const kode = readKode(params.kode)
  if (!kode) return data({ head: undefined, fetched: undefined }, { status: 404 })
  const kartu = await context.get(pageContext).call(getPenyakit, { params: { kode } })
  const { nama, sebutan, ringkas, diperiksa } = kartu
  return data({
    // Only the fields that `meta` needs; the whole card is in the document once, in the query cache.
    head: { nama, sebutan, ringkas, diperiksa },
    ...(await prefetch(context, (call) => [
      { ...kartuQuery(kode), queryFn: () => kartu },
      takaranQuery(kode, call),
      catatanQuery(kode, call),
      kaitanQuery(kode, call),
    ])),
  })
}
export const clientLoader = () => null

const trailOf = (kode: KodePenyakit) => {
  const { kelas } = PENYAKIT[kode]
  return [
    { to: '/', name: 'Beranda' },
    { to: '/layanan', name: 'Layanan' },
    { to: halamanKelas(kelas), name: KELAS[kelas] },
  ]
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const kode = readKode(params.kode)
  const path = `/layanan/penyakit/${kode ?? params.kode}`
  if (!kode) {
    const [title, description] = ['Kartu Tidak Ditemukan', 'Kartu penyakit yang Anda cari tidak ada.']
    return seo(matches, { title, description, path, hidden: true })
  }
  return kartuMeta(matches, kode, loaderData?.head, path)
}

function kartuMeta(
  matches: Route.MetaArgs['matches'],
  kode: KodePenyakit,
  head: Pick<KartuPenyakit, 'nama' | 'sebutan' | 'ringkas' | 'diperiksa'> | undefined,
  path: string,
) {
  return seo(matches, {
    title: `${head?.nama ?? PENYAKIT[kode].nama} pada kerapu`,
    description: head?.ringkas ?? 'Mengenali penyakit kerapu dan langkah pertama yang benar.',
    path,
    type: 'article',
    image: `/og-penyakit-${kode}.png`,
    trail: trailOf(kode),
    ...(import.meta.env.SSR && head && { jsonLd: (url, image, issuer) => kartuJsonLd(head, url, image, issuer) }),
  })
}

export default function KartuPenyakitPage({ loaderData, params }: Route.ComponentProps) {
  const kode = readKode(params.kode)
  if (!kode) return <KartuMissing />
  return (
    <Hydrated state={loaderData?.fetched}>
      <Load key={kode} kode={kode} />
    </Hydrated>
  )
}

function Load({ kode }: { kode: KodePenyakit }) {
  const { data: kartu, error, refetch } = useQuery(kartuQuery(kode))
  const situs = useTokoName()
  useOpening(kode)
  // After a client-side navigation, `meta` ran before the card was loaded.
  useEffect(() => {
    if (kartu) document.title = `${kartu.nama} pada kerapu | ${situs}`
  }, [kartu, situs])
  if (kartu) {
    return (
      <TextsOfScreen value={textsOf(kartu)}>
        <SourceLabels value={labelsOf(kartu.sumber)}>
          <Kartu kartu={kartu} />
        </SourceLabels>
      </TextsOfScreen>
    )
  }
  return (
    <div className="wadah py-8">
      {error ? (
        <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
      ) : (
        <Loading>Memuat kartu…</Loading>
      )}
    </div>
  )
}

function Kartu({ kartu }: { kartu: KartuPenyakit }) {
  const { publicUrl = '' } = useSettings() ?? {}
  const { kode, nama, ringkas, hubungi } = kartu
  const url = `${publicUrl}/layanan/penyakit/${kode}`
  return (
    <div className="wadah kartu-cetak pb-8 max-lg:pb-0">
      <div className="print:hidden">
        <Breadcrumb trail={trailOf(kode)} here={nama} />
      </div>
      <div className="mt-2 grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
        <div className="min-w-0">
          <h1>{nama}</h1>
          <p className="mt-2 max-w-baca text-lg">
            <TermText>{ringkas}</TermText>
          </p>
          {hubungi && (
            <div className="mt-4 grid gap-5">
              <EmergencySection kartu={kartu} />
              <ContactBox title="Lalu hubungi petugas" onlyContact />
            </div>
          )}
          <div className="lg:hidden print:hidden">
            <TableOfContents kartu={kartu} />
          </div>
          <div className="mt-5 grid gap-8 print:block print:columns-2 print:gap-8">
            {hubungi && <NowSection kartu={kartu} />}
            <RecognizeSection kartu={kartu} />
            {!hubungi && <NowSection kartu={kartu} />}
            <ReportSection kartu={kartu} />
            <div className="grid items-start gap-8 md:grid-cols-2 print:contents">
              <DoNotSection contents={kartu.jangan} rujukan={kartu.rujukan.jangan} />
              <Bagian title="Kapan harus berhenti">
                <BulletList contents={kartu.berhenti} rujukan={kartu.rujukan.berhenti} />
              </Bagian>
            </div>
            <RendamKartu kartu={kartu} />
            <RepeatSchedule kartu={kartu} />
          </div>
          <div className="mt-8 empty:hidden print:hidden">
            <OtherKaitan kartu={kartu} />
          </div>
          <Later kartu={kartu} />
          <KeepOffline className="mt-6" />
        </div>
        <Side kartu={kartu} url={url} />
      </div>
      <KodeHalaman url={url} />
      <ComputeAndBuy kartu={kartu} isBar />
    </div>
  )
}

/** Details, notes of the shop, and safety, after the instructions. */
function Later({ kartu }: { kartu: KartuPenyakit }) {
  return (
    <>
      <div className="mt-8">
        <KartuContents kartu={kartu} />
      </div>
      <div className="bukan-a6 mt-8 empty:hidden print:mt-5">
        <CatatanToko kode={kartu.kode} />
      </div>
      <div className="bukan-a6 mt-8 print:mt-5">
        <Safety />
      </div>
    </>
  )
}

/** Products, packages and articles that the baths do not name. If an expert must be called first, articles alone. */
function OtherKaitan({ kartu: { kode, hubungi, rendam } }: { kartu: KartuPenyakit }) {
  const { data: takaran = [] } = useQuery(takaranQuery(kode))
  return (
    <KaitanPenyakit
      kode={kode}
      onlyReading={hubungi}
      without={takaran.map(({ produkId }) => produkId)}
      isWarned={rendam.some(({ ppm }) => ppm !== null)}
    />
  )
}

function TableOfContents({ kartu: { hubungi, rendam, ulang, lapor } }: { kartu: KartuPenyakit }) {
  const titles = [
    ...(hubungi ? ['Lakukan sekarang', NEXT_STEPS, 'Kenali'] : ['Kenali', 'Lakukan sekarang']),
    ...(lapor === null ? [] : ['Laporkan']),
    'Jangan',
    'Kapan harus berhenti',
    ...(!hubungi && rendam.length > 0 ? ['Rendam'] : []),
    ...(ulang.length > 0 ? [REPEAT_TITLE] : []),
    ...LATER,
  ]
  return (
    <nav aria-label="Isi kartu" className="max-lg:mt-4 lg:mb-4">
      <ul className="flex gap-2 max-lg:overflow-x-auto max-lg:[scrollbar-width:none] lg:grid lg:gap-0 lg:border-garis lg:border-l">
        {titles.map((title) => (
          <li key={title} className="shrink-0">
            <a
              href={`#${anchorOf(title)}`}
              onClick={() => openSection(title)}
              className="inline-flex min-h-11 items-center rounded-full border border-garis-tua bg-kertas px-4 font-medium text-laut hover:bg-laut-muda lg:w-full lg:rounded-none lg:border-0 lg:bg-transparent"
            >
              {SHORT[title] ?? title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
/** Sections after the instructions, collapsed on a phone. */
const LATER = [
  'Penyakit yang mirip dan bedanya',
  'Yang perlu diukur',
  'Contoh untuk laboratorium',
  'Penyebab',
  'Sumber',
]

/** Short names of long headings. */
const SHORT: Readonly<Record<string, string>> = {
  [REPEAT_TITLE]: 'Jadwal ulang',
  'Penyakit yang mirip dan bedanya': 'Penyakit yang mirip',
  'Contoh untuk laboratorium': 'Contoh untuk lab',
}

/** Column beside the card on a desk, below it on a phone. */
function Side({ kartu, url }: { kartu: KartuPenyakit; url: string }) {
  return (
    <div className="h-fit lg:sticky lg:top-20 print:hidden">
      <div className="max-lg:hidden">
        <TableOfContents kartu={kartu} />
      </div>
      <ComputeAndBuy kartu={kartu} />
      <div className="mt-4">
        <ShareKartu nama={kartu.nama} ringkas={kartu.ringkas} url={url} />
      </div>
    </div>
  )
}

/** Signs of the disease, with a drawing if there is one. */
function RecognizeSection({ kartu }: { kartu: KartuPenyakit }) {
  const gambar = gambarKartu(kartu.kode)
  return (
    <Bagian title="Kenali">
      <div className="grid items-start gap-x-6 gap-y-3 md:grid-cols-[20rem_1fr] print:block">
        {gambar && (
          <img
            src={gambar}
            alt={kartu.gambar}
            width={320}
            height={240}
            fetchPriority="high"
            className="h-auto w-full max-w-80 rounded bg-laut-muda print:mb-3 print:max-w-44"
          />
        )}
        <BulletList contents={kartu.kenali} rujukan={kartu.rujukan.kenali} />
      </div>
    </Bagian>
  )
}
