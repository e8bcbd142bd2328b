import { queryOptions, useQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams } from 'react-router'
import { listPaket, type Paket } from '#contract/katalog/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import empty from '#web/drawings/empty-search.svg'
import errorPicture from '#web/drawings/network-error.svg'
import { call } from '#web/lib/api.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import type { Call } from '#web/lib/page-deps.ts'
import { seo } from '#web/lib/seo.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { paketQuery } from '#web/toko/katalog/katalog-queries.ts'
import { readFilters } from '#web/toko/katalog/produk/produk-filters.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/paket-list.page'
import { BuyPaket } from './buy-paket.tsx'

/** Packages that a search means, in the shop's order; without a search all. */
const searchQuery = (q: string, via: Call = call) =>
  q
    ? queryOptions({ queryKey: ['paket', 'cari', q], queryFn: () => via(listPaket, { query: { q } }) })
    : paketQuery(via)

export function loader({ context, url }: Route.LoaderArgs) {
  const { q } = readFilters(url.searchParams)
  return prefetch(context, (call) => [searchQuery(q, call)])
}
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['q'] }

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/produk', name: 'Produk' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Produk Paketan',
    description: 'Paket pengobatan bakteri, parasit, dan jamur untuk ikan kerapu, dengan isi dan harga yang jelas.',
    path: '/produk/produk-paketan',
    trail: TRAIL,
  })

export default function PaketListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <PaketList />
    </Hydrated>
  )
}

function PaketList() {
  const { q } = readFilters(useSearchParams()[0])
  const { data, isPending, isError, refetch } = useQuery(searchQuery(q))
  if (isPending) {
    return (
      <div className="grid min-h-[70dvh] place-items-center">
        <Loading>Memuat paket…</Loading>
      </div>
    )
  }
  if (isError) {
    return (
      <div role="alert" className="grid min-h-[70dvh] place-items-center">
        <Empty
          picture={errorPicture}
          title="Gagal mengambil data paket"
          action={<Button onClick={() => refetch()}>Coba Lagi</Button>}
        >
          Periksa koneksi internet Anda, lalu coba lagi.
        </Empty>
      </div>
    )
  }
  return (
    <div className="wadah pb-6">
      <Breadcrumb trail={TRAIL} here="Produk Paketan" />
      <h1 className="mt-2">Produk Paketan</h1>
      <p className="mt-2 max-w-3xl text-tinta-2">
        Isi tiap paket sudah disusun untuk satu masalah. Ketuk namanya untuk keterangan lengkap.
      </p>
      <SearchPaket q={q} />
      {data.length === 0 && q && <NoPaket q={q} />}
      <ul className="mt-4 grid gap-3 empty:hidden md:mt-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {data.map((paket) => (
          <li key={paket.paketId} className="grid">
            <PaketKartu paket={paket} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SearchPaket({ q }: { q: string }) {
  return (
    <search className="mt-5 block max-w-xl">
      {/* The key remounts the form per search text, so that going back restores it. */}
      <Form key={q} method="get" className="flex gap-2">
        <SearchInput
          name="q"
          aria-label="Cari paket"
          placeholder="Penyakit atau tanda, misalnya lintah"
          defaultValue={q}
        />
        <Button type="submit" variant="garis">
          Cari
        </Button>
      </Form>
    </search>
  )
}

function NoPaket({ q }: { q: string }) {
  return (
    <Empty
      picture={empty}
      title={`Tidak ada paket untuk “${q}”`}
      action={
        <ButtonLink to="?" variant="garis">
          Lihat semua paket
        </ButtonLink>
      }
    >
      Coba nama penyakit atau tanda yang terlihat, atau{' '}
      <Link
        to={`/cari?q=${encodeURIComponent(q)}`}
        className="inline-flex min-h-11 items-center text-laut underline underline-offset-4"
      >
        cari juga di produk dan penyakit
      </Link>
      .
    </Empty>
  )
}

/** Package card: the card links to the package's page, the button directly to the checkout. */
function PaketKartu({ paket }: { paket: Paket }) {
  return (
    <article className="kartu group relative grid min-w-0 grid-cols-[6.5rem_1fr] content-start gap-x-4 gap-y-3 p-3 transition-colors hover:border-laut lg:flex lg:flex-col lg:p-4">
      <GambarKatalog kind="paket" gambar={paket.gambar} alt="" sizes="(min-width: 62rem) 24rem, 7rem" />
      <div className="flex min-w-0 flex-col lg:grow">
        <h2 className="text-lg lg:text-xl">
          <Link
            to={`/produk/produk-paketan/${paket.paketId}`}
            prefetch="intent"
            className="wrap-anywhere after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
          >
            {paket.title}
          </Link>
        </h2>
        <p className="harga pt-1 font-bold text-xl lg:mt-auto">{formatRupiah(paket.harga)}</p>
      </div>
      <p className="col-span-2 truncate text-sm text-tinta-2">
        Isi paket ({paket.isi.length}):{' '}
        {paket.isi.map(({ nama, jumlah }) => (jumlah > 1 ? `${jumlah} × ${nama}` : nama)).join(', ')}
      </p>
      <div className="relative z-10 col-span-2">
        <BuyPaket paket={paket} isListed />
      </div>
    </article>
  )
}
