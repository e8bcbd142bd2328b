import { useQueries, useQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams } from 'react-router'
import { KODE_PENYAKIT, type KodePenyakit } from '#content/penyakit.ts'
import { SEARCH_SUGGESTIONS } from '#content/search-suggestions.ts'
import { type Pencarian, searchAll } from '#contract/pencarian/endpoints.ts'
import empty from '#web/drawings/empty-search.svg'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { pageContext, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { kaitanQuery } from '#web/toko/kaitan/kaitan-queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/search.page'
import { barangOf } from './barang.ts'
import { GroupResult } from './kelompok-result.tsx'
import { pencarianQuery, readQuestion } from './pencarian-query.ts'

/** Number of diseases whose products and packages are shown with them. */
const WITH_BARANG = 2

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = readQuestion(url.searchParams)
  if (!q) return prefetch(context, () => [])
  const found = await context.get(pageContext).call(searchAll, { query: { q } })
  return prefetch(context, (call) => [
    { queryKey: pencarianQuery(q).queryKey, queryFn: () => found },
    ...penyakitWithBarang(found).map((kode) => kaitanQuery(kode, call)),
  ])
}
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['q'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Cari',
    description: 'Cari penyakit, produk, paket, dan artikel kesehatan kerapu dengan kata Anda sendiri.',
    path: '/cari',
    hidden: true,
  })

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const q = readQuestion(useSearchParams()[0])
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah py-6 md:py-10">
        <h1>Cari</h1>
        <p className="mt-2 max-w-3xl text-tinta-2">
          Tulis apa yang terlihat pada ikan, nama penyakit, atau nama obat. Kata sehari-hari juga dimengerti.
        </p>
        <search className="mt-5 block max-w-2xl">
          {/* The key remounts the form per search text, so that going back restores it. */}
          <Form key={q} method="get" action="/cari" className="flex gap-2">
            <SearchInput
              name="q"
              aria-label="Cari penyakit, produk, atau artikel"
              placeholder="Misalnya: bintik putih"
              defaultValue={q}
              className="min-h-12"
            />
            <Button type="submit" className="min-h-12">
              Cari
            </Button>
          </Form>
        </search>
        {q ? <Results q={q} /> : <StartHints />}
      </div>
    </Hydrated>
  )
}

function Results({ q }: { q: string }) {
  const { data, error, isPending, refetch } = useQuery(pencarianQuery(q))
  if (isPending) return <PendingResults />
  if (error) {
    return (
      <div className="mt-5">
        <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>
      </div>
    )
  }
  const { kelompok, dibaca, terlarang } = data
  const count = kelompok.reduce((total, { hasil }) => total + hasil.length, 0)
  return (
    <>
      <ForbiddenNotice terlarang={terlarang} />
      {count === 0 ? (
        <Empty
          picture={empty}
          title={`Tidak ada yang cocok dengan “${q}”`}
          action={
            <ButtonLink to="/layanan/siapa-dihubungi" variant="garis">
              Lihat siapa yang dihubungi
            </ButtonLink>
          }
        >
          Coba satu atau dua kata saja, misalnya tanda yang terlihat. Kata ini kami catat tanpa nama Anda, supaya nanti
          bisa kami lengkapi.
        </Empty>
      ) : (
        <p role="status" className="mt-5 text-tinta-2 [overflow-wrap:anywhere]">
          {dibaca ? (
            <>
              “{q}” tidak ditemukan. Ini hasil untuk <strong className="text-tinta">{dibaca}</strong>.
            </>
          ) : (
            `${count} hasil untuk “${q}”`
          )}
        </p>
      )}
      <Group kelompok={kelompok} />
      <SuggestedSearches title={count === 0 ? 'Yang sering dicari' : 'Cari yang lain'} />
    </>
  )
}

/** Returns the diseases, best first, whose products and packages are shown with them. */
const penyakitWithBarang = ({ kelompok }: Pick<Pencarian, 'kelompok'>): KodePenyakit[] =>
  (kelompok.find(({ jenis }) => jenis === 'penyakit')?.hasil ?? [])
    .slice(0, WITH_BARANG)
    .flatMap(({ gambar }) => KODE_PENYAKIT.find((kode) => kode === gambar) ?? [])

/** Diseases with what the shop has for the first of them, and all other results. */
function Group({ kelompok }: Pick<Pencarian, 'kelompok'>) {
  const { data: kaitan, isPending } = useQueries({
    queries: penyakitWithBarang({ kelompok }).map((kode) => kaitanQuery(kode)),
    combine: (all) => ({ data: all.flatMap(({ data }) => data ?? []), isPending: all.some((one) => one.isPending) }),
  })
  // Shown together, so that no card grows while it is read. Without an answer the results stand alone.
  if (isPending) return <PendingResults />
  const shown = new Set(kaitan.flatMap(barangOf).map(({ alamat }) => alamat))
  const groups = kelompok
    .map(({ jenis, hasil }) => ({ jenis, hasil: hasil.filter(({ alamat }) => !shown.has(alamat)) }))
    .filter(({ hasil }) => hasil.length > 0)
  const [first] = groups
  const isOnePenyakit = first?.jenis === 'penyakit' && first.hasil.length === 1
  /** A single disease has the left half on wide screens; elsewhere two groups of one result share a row. */
  const columns = ({ jenis, hasil }: Pencarian['kelompok'][number]) => {
    if (isOnePenyakit) return jenis === 'penyakit' ? 'lg:row-span-4' : 'lg:col-start-2'
    return hasil.length > 1 ? 'lg:col-span-2' : ''
  }
  return (
    <div className="items-start gap-x-3 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr]">
      {groups.map((group) => (
        <GroupResult key={group.jenis} group={group} kaitan={kaitan} className={columns(group)} />
      ))}
    </div>
  )
}

/** Warning about prohibited substances, shown before any results. */
function ForbiddenNotice({ terlarang }: Pick<Pencarian, 'terlarang'>) {
  if (terlarang.length === 0) return null
  return (
    <div className="mt-5 max-w-2xl">
      <Notice kind="hati">
        {terlarang.map(({ nama, aturan, alamat }) => (
          <p key={nama}>
            <strong>{nama}</strong> {aturan}. Toko ini tidak menjualnya.{' '}
            <Link to={alamat} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              Mengapa, dan apa gantinya
            </Link>
          </p>
        ))}
      </Notice>
    </div>
  )
}

function StartHints() {
  return (
    <>
      <SuggestedSearches title="Yang sering dicari" />
      <p className="mt-6 max-w-prose text-tinta-2">
        Tidak tahu namanya?{' '}
        <Link to="/layanan/cek-gejala" className="font-semibold text-laut underline underline-offset-4">
          Tandai yang terlihat pada ikan
        </Link>
        , atau lihat{' '}
        <Link to="/layanan/siapa-dihubungi" className="font-semibold text-laut underline underline-offset-4">
          siapa yang dihubungi
        </Link>
        .
      </p>
    </>
  )
}

function SuggestedSearches({ title }: { title: string }) {
  return (
    <nav aria-label={title} className="mt-8">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {SEARCH_SUGGESTIONS.map((text) => (
          <li key={text}>
            <Link
              to={`/cari?q=${encodeURIComponent(text)}`}
              className="inline-flex min-h-12 items-center rounded-full border border-garis-tua bg-kertas px-4 font-medium text-laut hover:border-laut hover:bg-laut-muda"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Placeholders of the results, in their size. */
function PendingResults() {
  return (
    <div>
      <p role="status" className="mt-5 text-tinta-2">
        Mencari…
      </p>
      <Skeleton className="mt-7 h-8 w-32" />
      <div className="mt-3 grid gap-3 lg:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-24 w-full" />
        ))}
      </div>
    </div>
  )
}
