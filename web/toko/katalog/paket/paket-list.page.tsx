import { queryOptions, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import { listPaket, type Paket } from '#contract/katalog/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import galat from '#web/drawings/galat-jaringan.svg'
import empty from '#web/drawings/kosong-cari.svg'
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
import { PaketSifat } from './paket-sifat.tsx'

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
          picture={galat}
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
      <p className="mt-2 max-w-prose text-tinta-2">
        Isi tiap paket sudah disusun untuk satu masalah. Ketuk namanya untuk keterangan lengkap.
      </p>
      <SearchPaket q={q} />
      {data.length === 0 && q && <NoPaket q={q} />}
      <ul className="mt-6 grid gap-5 empty:hidden md:mt-8 lg:grid-cols-3">
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

function PaketKartu({ paket }: { paket: Paket }) {
  return (
    <article className="kartu grid gap-5 p-4 max-lg:content-start sm:grid-cols-[12rem_1fr] lg:grid-cols-1 lg:grid-rows-[auto_1fr]">
      <GambarKatalog jenis="paket" gambar={paket.gambar} alt="" sizes="(min-width: 62rem) 24rem, 23rem" />
      <div className="flex min-w-0 flex-col">
        <h2 className="text-xl">
          <Link
            to={`/produk/produk-paketan/${paket.paketId}`}
            prefetch="intent"
            className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:text-laut hover:underline"
          >
            {paket.title}
          </Link>
        </h2>
        <p className="harga mt-1 font-bold text-xl">{formatRupiah(paket.harga)}</p>
        {paket.deskripsi && <p className="mt-2 text-tinta-2">{paket.deskripsi}</p>}
        <h3 className="mt-4 font-semibold tracking-normal">Isi paket</h3>
        <ul className="mt-1 divide-y divide-garis">
          {paket.isi.map(({ nama, produkId, jumlah, nie }) => (
            <li key={nama} className="flex min-h-11 items-center gap-2.5">
              <Check aria-hidden className="size-5 shrink-0 text-hijau" />
              {produkId ? (
                <Link
                  to={`/produk/produk-satuan/${produkId}`}
                  className="min-w-0 flex-1 py-2.5 text-laut hover:text-laut-tua"
                >
                  <span className="underline underline-offset-4">{nama}</span>
                  {nie && <span className="block break-words text-tinta-2 text-xs">No. {nie}</span>}
                </Link>
              ) : (
                <span className="min-w-0 flex-1 py-2.5">{nama}</span>
              )}
              {jumlah > 1 && <span className="harga text-tinta-2">{jumlah}×</span>}
            </li>
          ))}
        </ul>
        <PaketSifat paket={paket} />
        <div className="mt-auto pt-4">
          <BuyPaket paket={paket} />
        </div>
      </div>
    </article>
  )
}
