import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SEARCH_MAX, TOTAL_MAX } from '#contract/total.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import empty from '#web/drawings/empty-search.svg'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { kategoriQuery } from '#web/toko/katalog/katalog-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/produk-list.page'
import { FilterButton, FilterPanel } from './filter-panel.tsx'
import { PencarianProduk } from './pencarian-produk.tsx'
import { countFilters, PRODUK_PER_HALAMAN, readFilters, writeFilters } from './produk-filters.ts'
import { ProdukGrid, ProdukGridSkeleton } from './produk-grid.tsx'
import { forDocument, produkListQuery } from './produk-queries.ts'
import { SelectedProblem } from './selected-problem.tsx'
import { OrderChoice } from './urutan-produk.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  const filter = readFilters(url.searchParams)
  return prefetch(context, (call) => [kategoriQuery(call), forDocument(produkListQuery(filter, call))])
}
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['q', 'kategori', 'penyakit', 'golongan', 'cara', 'min', 'maks', 'urut', 'page'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Produk Satuan',
    description: 'Obat, vitamin, probiotik, dan perlengkapan kesehatan ikan kerapu. Cari dan saring menurut kategori.',
    path: '/produk/produk-satuan',
  })

export default function ProdukListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah pt-4 pb-6 md:py-10">
        <h1>Produk Satuan</h1>
        <div className="mt-3 grid gap-5 lg:mt-8 lg:grid-cols-[16rem_1fr] lg:gap-8">
          <aside className="max-lg:contents">
            <FilterPanel />
          </aside>
          <div className="min-w-0">
            <div className="flex gap-2">
              <PencarianProduk />
              <FilterButton />
            </div>
            <OrderChoice />
            <SelectedProblem />
            <Results />
          </div>
        </div>
      </div>
    </Hydrated>
  )
}

function Results() {
  const [search] = useSearchParams()
  const filter = readFilters(search)
  const { data: newest, error, isPending, isPlaceholderData, refetch } = useQuery(produkListQuery(filter))
  // Rendering the cards may take longer than a keystroke; deferring it keeps typing responsive.
  const data = useDeferredValue(newest)

  if (error) {
    return (
      <div className="mt-5">
        <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
      </div>
    )
  }

  if (isPending || !data) return <ProdukGridSkeleton />

  const { items, total } = data
  const most = filter.q ? SEARCH_MAX : countFilters(filter) > filter.kategori.length ? TOTAL_MAX : Infinity
  const isMore = total > most
  const shown = Math.min(total, most)
  if (items.length === 0) {
    return (
      <Empty
        picture={empty}
        title="Tidak ada produk yang ditemukan"
        action={
          <ButtonLink to="?" variant="garis">
            Hapus pencarian dan saringan
          </ButtonLink>
        }
      >
        Coba kata yang lebih pendek, kurangi saringan, atau{' '}
        <Link
          to={`/cari?q=${encodeURIComponent(filter.q)}`}
          className="inline-flex min-h-11 items-center text-laut underline underline-offset-4"
        >
          cari juga di penyakit dan artikel
        </Link>
        .
      </Empty>
    )
  }
  return (
    <div className={cx('transition-opacity', isPlaceholderData && 'opacity-60')} aria-busy={isPlaceholderData}>
      <p role="status" className="my-2 text-sm text-tinta-2">
        {isMore && 'Lebih dari '}
        {formatGrouped(shown)} produk
      </p>
      <ProdukGrid items={items} />
      <Pagination
        page={filter.page}
        totalPages={Math.ceil(shown / PRODUK_PER_HALAMAN)}
        to={(page) => `?${writeFilters({ ...filter, page })}`}
      />
    </div>
  )
}
