import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, redirect } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { toId } from '#web/lib/id.ts'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { GambarKatalog, gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { summaryOf } from '#web/shared/tulisan.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/produk-detail.page'
import { produkDariDaftar, produkQuery } from './katalog-queries.ts'
import { LabelKemasan } from './label-kemasan.tsx'
import { ProdukBeli } from './produk-beli.tsx'
import { produkJsonLd } from './produk-json-ld.ts'
import { ProdukKeterangan } from './produk-keterangan.tsx'
import { ProdukLain } from './produk-lain.tsx'
import { produkLainQuery } from './produk-queries.ts'
import { TerakhirDilihat } from './terakhir-dilihat.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const produkId = toId(params.produkId)
  if (!produkId) throw redirect('/404')
  try {
    return await prefetch(context, (call) => [produkQuery(produkId, call), produkLainQuery(produkId, call)])
  } catch (error) {
    if (isNotFound(error)) throw redirect('/404')
    throw error
  }
}
export const clientLoader = () => null

/** In the browser an `ApiError`, on the server the server's own error: both carry the contract's code. */
function isNotFound(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'PRODUK_TIDAK_ADA'
}

const trailOf = ({ kategoriId, kategoriNama }: Produk) => [
  { to: '/', name: 'Beranda' },
  { to: '/produk/produk-satuan', name: 'Produk Satuan' },
  { to: `/produk/produk-satuan?kategori=${kategoriId}`, name: kategoriNama },
]

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = `/produk/produk-satuan/${params.produkId}`
  if (!loaderData) return seo(matches, { title: 'Produk', description: 'Produk kesehatan ikan kerapu.', path })
  // It stands in the document once.
  const [[, produk]] = JSON.parse(loaderData.fetched) as [[unknown, Produk]]
  return produkMeta(matches, produk, path)
}

function produkMeta(matches: Route.MetaArgs['matches'], produk: Produk, path: string) {
  return seo(matches, {
    title: produk.nama,
    description: summaryOf(produk.deskripsi),
    path,
    image: produk.gambar ? gambarUrl('produks', produk.gambar, 960) : undefined,
    trail: trailOf(produk),
    jsonLd: (url, image) => produkJsonLd(produk, url, image),
  })
}

export default function ProdukDetailPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <ProdukDetail key={params.produkId} produkId={toId(params.produkId)} />
    </Hydrated>
  )
}

function ProdukDetail({ produkId }: { produkId: number }) {
  const queries = useQueryClient()
  const {
    data: produk,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...produkQuery(produkId),
    enabled: produkId > 0,
    placeholderData: () => produkDariDaftar(queries, produkId),
  })
  // After a move inside the shop the head was made before the product was here.
  useEffect(() => {
    if (produk) document.title = `${produk.nama} | KerapuSehat`
  }, [produk])

  if (produkId === 0 || isNotFound(error)) return <Navigate to="/404" replace />
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
  return (
    <div className="wadah pb-8">
      <Breadcrumb trail={trailOf(produk)} here={produk.nama} />
      <div className="mt-2 grid gap-6 md:grid-cols-2 md:gap-10">
        <div className="kartu h-fit p-3 md:sticky md:top-20">
          <GambarKatalog
            jenis="produks"
            gambar={produk.gambar}
            alt={produk.nama}
            utama
            sizes="(min-width: 62rem) 34rem, 22rem"
          />
        </div>
        <div className="min-w-0">
          <ProdukBeli produk={produk} />
          {isPlaceholderData ? <Skeleton className="mt-8 h-64 w-full" /> : <ProdukKeterangan produk={produk} />}
          {produk.gambar_label && <LabelKemasan nama={produk.nama} gambar={produk.gambar_label} />}
        </div>
      </div>
      <ProdukLain produkId={produkId} />
      <TerakhirDilihat produk={produk} />
    </div>
  )
}
