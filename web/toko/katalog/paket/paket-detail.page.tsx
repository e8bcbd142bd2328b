import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, redirect } from 'react-router'
import { type FullPaket, getPaket } from '#contract/katalog/endpoints.ts'
import { paketSaving } from '#contract/katalog/harga-paket.ts'
import { summaryOf } from '#contract/tulisan.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { toId } from '#web/lib/id.ts'
import { pageContext, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useNamaToko, useSettings } from '#web/lib/settings.ts'
import { GambarKatalog, gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { Share } from '#web/shared/share.tsx'
import { TautanPenyakit } from '#web/shared/tautan-penyakit.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { WithoutPpn } from '#web/toko/katalog/buy/without-ppn.tsx'
import { paketDetailQuery } from '#web/toko/katalog/katalog-queries.ts'
import { TanyaBarang } from '#web/toko/katalog/tanya-barang.tsx'
import { UlasanBarang } from '#web/toko/ulasan/ulasan-barang.tsx'
import { ulasanJsonLd } from '#web/toko/ulasan/ulasan-json-ld.ts'
import { readHalamanUlasan, readUlasan, ulasanQuery } from '#web/toko/ulasan/ulasan-queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/paket-detail.page'
import { BuyPaket } from './buy-paket.tsx'
import { PaketIsi } from './paket-isi.tsx'
import { paketJsonLd } from './paket-json-ld.ts'
import { PaketSifat } from './paket-sifat.tsx'
import { PaketUsage } from './paket-usage.tsx'

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['ulasan'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const paketId = toId(params.paketId)
  if (!paketId) throw redirect('/404')
  try {
    const { call } = context.get(pageContext)
    const paket = await call(getPaket, { params: { paketId } })
    const page = readHalamanUlasan(url.searchParams)
    const ulasan = await readUlasan('paket', paketId, page, call)
    // `meta` needs the package and its reviews; the query cache gets the same objects.
    const queries = () => [
      { ...paketDetailQuery(paketId), queryFn: () => paket },
      { ...ulasanQuery('paket', paketId, page), queryFn: () => ulasan },
    ]
    return { paket, ulasan, ...(await prefetch(context, queries)) }
  } catch (error) {
    if (isNotFound(error)) throw redirect('/404')
    throw error
  }
}
export const clientLoader = () => null

/**
 * True for PAKET_TIDAK_ADA. In the browser it is an `ApiError`, on the server its own error; both carry the contract's code.
 */
function isNotFound(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'PAKET_TIDAK_ADA'
}

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/produk/produk-paketan', name: 'Produk Paketan' },
]

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = `/produk/produk-paketan/${params.paketId}`
  if (!loaderData) return seo(matches, { title: 'Paket', description: 'Paket kesehatan ikan kerapu.', path })
  const { paket, ulasan } = loaderData
  return seo(matches, {
    title: paket.title,
    description: summaryOf(paket.deskripsi) || `Isi: ${paket.items.join(', ')}.`,
    path,
    image: paket.gambar ? gambarUrl('paket', paket.gambar, 960) : undefined,
    trail: TRAIL,
    jsonLd: (url, image, seller) => ({ ...paketJsonLd(paket, url, image, seller), ...ulasanJsonLd(ulasan) }),
  })
}

export default function PaketDetailPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <PaketDetail key={params.paketId} paketId={toId(params.paketId)} />
    </Hydrated>
  )
}

function PaketDetail({ paketId }: { paketId: number }) {
  const url = `${useSettings()?.publicUrl ?? ''}/produk/produk-paketan/${paketId}`
  const { data: paket, error, refetch } = useQuery({ ...paketDetailQuery(paketId), enabled: paketId > 0 })
  const situs = useNamaToko()
  // After a client-side navigation, `meta` ran before the package was loaded.
  useEffect(() => {
    if (paket) document.title = `${paket.title} | ${situs}`
  }, [paket, situs])

  if (paketId === 0 || isNotFound(error)) return <Navigate to="/404" replace />
  if (!paket) {
    return (
      <div className="wadah grid min-h-[70dvh] py-8">
        {error ? (
          <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
        ) : (
          <Loading>Memuat paket…</Loading>
        )}
      </div>
    )
  }
  return (
    <div className="wadah pb-8">
      <Breadcrumb trail={TRAIL} here={paket.title} />
      <div className="mt-2 grid gap-6 md:grid-cols-2 md:gap-10">
        <div className="kartu h-fit p-3 md:sticky md:top-20">
          <GambarKatalog
            jenis="paket"
            gambar={paket.gambar}
            alt={paket.title}
            utama
            sizes="(min-width: 62rem) 34rem, 23rem"
          />
        </div>
        <div className="min-w-0">
          <Header paket={paket} />
          <div className="mt-8 grid gap-8 border-garis border-t pt-8">
            <PaketIsi paket={paket} />
            {paket.penyakit.length > 0 && (
              <section>
                <h2 className="mb-2 text-xl">Untuk masalah</h2>
                <TautanPenyakit kode={paket.penyakit} />
              </section>
            )}
            <PaketUsage paket={paket} />
            <p className="flex gap-3 rounded bg-laut-muda p-4">
              <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-laut" />
              <span>
                Ini panduan umum, bukan diagnosis. Baca label tiap produk. Jika ragu, tanya petugas kesehatan ikan atau
                dokter hewan. Patuhi masa henti.
              </span>
            </p>
            <p>
              <Share teks={`${paket.title}, ${formatRupiah(paket.harga)}`} url={url} />
            </p>
          </div>
        </div>
      </div>
      <UlasanBarang jenis="paket" id={paketId} />
    </div>
  )
}

function Header({ paket }: { paket: FullPaket }) {
  const saving = paketSaving(paket.harga, paket.isi)
  return (
    <>
      <h1>{paket.title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="harga font-bold text-3xl">{formatRupiah(paket.harga)}</span>
        <WithoutPpn />
        {saving > 0 && <Badge tone="hijau">Hemat {formatRupiah(saving)}</Badge>}
      </p>
      {paket.deskripsi && (
        <p className="mt-3 max-w-[72ch] whitespace-pre-line">
          <TermText>{paket.deskripsi}</TermText>
        </p>
      )}
      <PaketSifat paket={paket} />
      <div className="bar-bawah md:mt-5 md:max-w-md">
        <div className="w-full">
          <BuyPaket paket={paket} />
        </div>
      </div>
      <TanyaBarang nama={paket.title} jenis="paket" />
    </>
  )
}
