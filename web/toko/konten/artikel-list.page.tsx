import { useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import empty from '#web/drawings/empty-search.svg'
import { errorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import type { Route } from './+types/artikel-list.page'
import { ArtikelGridSkeleton, ArtikelKartu } from './artikel-kartu.tsx'
import { readSearch, writeSearch } from './cari.ts'
import { ARTIKEL_PER_HALAMAN, artikelListQuery } from './konten-queries.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const cari = readSearch(url.searchParams)
  return prefetch(context, (call) => [artikelListQuery(cari, call)])
}
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['q', 'page'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Artikel kesehatan kerapu',
    description:
      'Kumpulan artikel tentang penyakit, pakan, obat, dan perawatan ikan kerapu di keramba. Cari menurut kata.',
    path: '/layanan2',
  })

export default function ArtikelListPage({ loaderData }: Route.ComponentProps) {
  const { q } = readSearch(useSearchParams()[0])
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah py-6 md:py-10">
        <h1>Artikel Kesehatan Kerapu</h1>
        <p className="mt-2 max-w-prose text-tinta-2">
          Bacaan pendek tentang penyakit, pakan, dan perawatan. Ditulis untuk dibaca di atas keramba.
        </p>
        <search className="mt-5 block max-w-xl">
          {/* The key remounts the form per search text, so that going back restores it. */}
          <Form key={q} method="get" className="flex gap-2">
            <SearchInput name="q" aria-label="Cari artikel" placeholder="Cari artikel…" defaultValue={q} />
            <Button type="submit">Cari</Button>
          </Form>
        </search>
        <Results />
      </div>
    </Hydrated>
  )
}

function Results() {
  const cari = readSearch(useSearchParams()[0])
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(artikelListQuery(cari))
  if (isPending) return <ArtikelGridSkeleton />
  if (error) {
    return (
      <div className="mt-5">
        <LoadFailure onRetry={() => void refetch()}>
          {errorText(error, {
            answered: 'Gagal mengambil data artikel',
            silent: 'Tidak dapat terhubung ke server',
            other: 'Terjadi kesalahan saat memuat artikel',
          })}
        </LoadFailure>
      </div>
    )
  }
  const { items, total } = data
  if (items.length === 0) {
    return (
      <Empty
        picture={empty}
        title="Tidak ada artikel ditemukan"
        action={
          <ButtonLink to="/layanan2" variant="garis">
            Lihat semua artikel
          </ButtonLink>
        }
      >
        Coba kata yang lebih pendek, misalnya lintah atau pakan.
      </Empty>
    )
  }
  return (
    <div className={cx('transition-opacity', isPlaceholderData && 'opacity-60')} aria-busy={isPlaceholderData}>
      <p role="status" className="mt-4 mb-3 text-sm text-tinta-2">
        {formatGrouped(total)} artikel
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {items.map((artikel, index) => (
          <li key={artikel.artikelId} className="grid min-w-0">
            <ArtikelKartu artikel={artikel} isPrimary={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        page={cari.page}
        totalPages={Math.ceil(total / ARTIKEL_PER_HALAMAN)}
        to={(page) => `?${writeSearch({ ...cari, page })}`}
      />
    </div>
  )
}
