import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, redirect } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import type { OtherProduk as OtherBarang } from '#contract/katalog/lain.ts'
import { soldWords } from '#contract/katalog/visible-stok.ts'
import { summaryOf } from '#contract/tulisan.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { UlasanBarang as Ulasan } from '#contract/ulasan/endpoints.ts'
import { hasCode, loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { toId } from '#web/lib/id.ts'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useSettings, useTokoName } from '#web/lib/settings.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { Share } from '#web/shared/share/share.tsx'
import { BuyTerms } from '#web/toko/katalog/buy/buy-terms.tsx'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'
import { Rating } from '#web/toko/katalog/buy/rating.tsx'
import { Heart } from '#web/toko/katalog/favorit/heart.tsx'
import { produkFromList, produkQuery } from '#web/toko/katalog/katalog-queries.ts'
import { kirimanOfProduk } from '#web/toko/katalog/sifat.ts'
import { AskAboutBarang } from '#web/toko/katalog/tanya-barang.tsx'
import { UlasanBarang } from '#web/toko/ulasan/ulasan-barang.tsx'
import { ulasanJsonLd } from '#web/toko/ulasan/ulasan-json-ld.ts'
import { readHalamanUlasan, ulasanQuery } from '#web/toko/ulasan/ulasan-queries.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/produk-detail.page'
import { BuyProduk } from './buy-produk.tsx'
import { Gallery } from './gallery.tsx'
import { LastSeen } from './last-seen.tsx'
import { ProdukFacts } from './produk-facts.tsx'
import { produkJsonLd } from './produk-json-ld.ts'
import { ProdukRemark } from './produk-keterangan.tsx'
import { OtherProduk } from './produk-lain.tsx'
import { otherProdukQuery } from './produk-queries.ts'
import { Sizes } from './sizes.tsx'

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['ulasan'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const produkId = toId(params.produkId)
  if (!produkId) throw redirect('/404')
  try {
    const page = readHalamanUlasan(url.searchParams)
    return await prefetch(context, (call) => [
      produkQuery(produkId, call),
      ulasanQuery('produk', produkId, page, call),
      otherProdukQuery(produkId, call),
      pengirimanQuery(call),
    ])
  } catch (error) {
    if (hasCode(error, 'PRODUK_TIDAK_ADA')) throw redirect('/404')
    throw error
  }
}
export const clientLoader = () => null

const trailOf = ({ kategoriId, kategoriNama }: Produk) => [
  { to: '/', name: 'Beranda' },
  { to: '/produk/produk-satuan', name: 'Produk Satuan' },
  { to: `/produk/produk-satuan?kategori=${kategoriId}`, name: kategoriNama },
]

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = `/produk/produk-satuan/${params.produkId}`
  if (!loaderData) return seo(matches, { title: 'Produk', description: 'Produk kesehatan ikan kerapu.', path })
  // Parsed from `fetched`, so that the document contains the data only once.
  const [[, produk], [, ulasan]] = JSON.parse(loaderData.fetched) as [[unknown, Produk], [unknown, Ulasan]]
  return produkMeta(matches, { produk, ulasan }, path)
}

function produkMeta(
  matches: Route.MetaArgs['matches'],
  { produk, ulasan }: { produk: Produk; ulasan: Ulasan },
  path: string,
) {
  return seo(matches, {
    title: produk.nama,
    description: summaryOf(produk.deskripsi),
    path,
    image: produk.gambar ? gambarUrl('produks', produk.gambar, 960) : undefined,
    trail: trailOf(produk),
    ...(import.meta.env.SSR && {
      jsonLd: (url, image, seller) => ({ ...produkJsonLd(produk, url, image, seller), ...ulasanJsonLd(ulasan) }),
    }),
  })
}

export default function ProdukDetailPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <ProdukDetail produkId={toId(params.produkId)} />
    </Hydrated>
  )
}

/** Reads a product and its companions. From one size to the next, the old product stays until the new one has arrived. */
function useProduk(produkId: number) {
  const queries = useQueryClient()
  const isSize = (old: OtherBarang | undefined) => old?.ukuran?.some((size) => size.produkId === produkId)
  const { data: other } = useQuery({
    ...otherProdukQuery(produkId),
    enabled: produkId > 0,
    placeholderData: (old) => (isSize(old) ? old : undefined),
  })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...produkQuery(produkId),
    enabled: produkId > 0,
    placeholderData: (old) => produkFromList(queries, produkId) ?? (isSize(other) ? old : undefined),
  })
  return { produk: data, sizes: other?.ukuran ?? [], error, isPlaceholderData, refetch }
}

function ProdukDetail({ produkId }: { produkId: number }) {
  const url = `${useSettings()?.publicUrl ?? ''}/produk/produk-satuan/${produkId}`
  const { produk, sizes, error, isPlaceholderData, refetch } = useProduk(produkId)
  const situs = useTokoName()
  // After a client-side navigation, `meta` ran before the product was loaded.
  useEffect(() => {
    if (produk) document.title = `${produk.nama} | ${situs}`
  }, [produk, situs])

  if (produkId === 0 || hasCode(error, 'PRODUK_TIDAK_ADA')) return <Navigate to="/404" replace />
  if (!produk) {
    return (
      <div className="wadah py-8">
        {error ? (
          <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
        ) : (
          <Loading>Loading...</Loading>
        )}
      </div>
    )
  }
  const isOld = produk.produkId !== produkId
  const isBrief = isPlaceholderData && !isOld
  return (
    <div key={produk.produkId} inert={isOld} className={cx('wadah pb-8', isOld && 'opacity-60')}>
      <Breadcrumb trail={trailOf(produk)} here={produk.nama} />
      <div className="dua-sisi mt-2">
        <Gallery produk={produk}>
          <Heart produkId={produk.produkId} nama={produk.nama} />
        </Gallery>
        <div className="min-w-0">
          <BuyProduk produk={produk}>
            {sizes.length > 1 && <Sizes sizes={sizes} current={produkId} />}
            {!produk.resep && <Rating kind="produk" id={produk.produkId} sold={soldWords(produk)} />}
            {isBrief ? <Skeleton className="mt-4 h-56 w-full" /> : <ProdukFacts produk={produk} />}
          </BuyProduk>
          {produk.stok > 0 && !produk.belum_terdaftar && (
            <BuyTerms item={{ produkId: produk.produkId, jumlah: 1 }} sifat={kirimanOfProduk(produk)} />
          )}
          <p className="mt-4 -ml-3 flex flex-wrap gap-2">
            <AskAboutBarang name={produk.nama} />
            <Share text={`${produk.nama}, ${formatRupiah(produk.harga)}`} url={url} variant="polos" compact />
          </p>
        </div>
        <div className="min-w-0">
          {isBrief ? <Skeleton className="h-64 w-full" /> : <ProdukRemark produk={produk} />}
        </div>
      </div>
      {!produk.resep && <UlasanBarang kind="produk" id={produk.produkId} />}
      <OtherProduk produkId={produk.produkId} />
      <LastSeen produk={produk} />
    </div>
  )
}
