import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, redirect } from 'react-router'
import type { FullPaket } from '#contract/katalog/endpoints.ts'
import { paketSaving } from '#contract/katalog/harga-paket.ts'
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
import { GambarKatalog, gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { Share } from '#web/shared/share/share.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { BuyTerms } from '#web/toko/katalog/buy/buy-terms.tsx'
import { QuantityInKeranjang } from '#web/toko/katalog/buy/di-keranjang.tsx'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'
import { Rating } from '#web/toko/katalog/buy/rating.tsx'
import { WithoutPpn } from '#web/toko/katalog/buy/without-ppn.tsx'
import { Fold } from '#web/toko/katalog/fold.tsx'
import { paketDetailQuery } from '#web/toko/katalog/katalog-queries.ts'
import { kirimanOfPaket } from '#web/toko/katalog/sifat.ts'
import { AskAboutBarang } from '#web/toko/katalog/tanya-barang.tsx'
import { UlasanBarang } from '#web/toko/ulasan/ulasan-barang.tsx'
import { ulasanJsonLd } from '#web/toko/ulasan/ulasan-json-ld.ts'
import { readHalamanUlasan, ulasanQuery } from '#web/toko/ulasan/ulasan-queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/paket-detail.page'
import { BuyPaket, isPurchasable } from './buy-paket.tsx'
import { PaketFacts } from './paket-facts.tsx'
import { PaketContents } from './paket-isi.tsx'
import { paketJsonLd } from './paket-json-ld.ts'
import { PaketUsage } from './paket-usage.tsx'

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['ulasan'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const paketId = toId(params.paketId)
  if (!paketId) throw redirect('/404')
  try {
    const page = readHalamanUlasan(url.searchParams)
    return await prefetch(context, (call) => [
      paketDetailQuery(paketId, call),
      ulasanQuery('paket', paketId, page, call),
      pengirimanQuery(call),
    ])
  } catch (error) {
    if (hasCode(error, 'PAKET_TIDAK_ADA')) throw redirect('/404')
    throw error
  }
}
export const clientLoader = () => null

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/produk/produk-paketan', name: 'Produk Paketan' },
]

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = `/produk/produk-paketan/${params.paketId}`
  if (!loaderData) return seo(matches, { title: 'Paket', description: 'Paket kesehatan ikan kerapu.', path })
  // Parsed from `fetched`, so that the document contains the data only once.
  const [[, paket], [, ulasan]] = JSON.parse(loaderData.fetched) as [[unknown, FullPaket], [unknown, Ulasan]]
  return seo(matches, {
    title: paket.title,
    description: summaryOf(paket.deskripsi) || `Isi: ${paket.items.join(', ')}.`,
    path,
    image: paket.gambar ? gambarUrl('paket', paket.gambar, 960) : undefined,
    trail: TRAIL,
    ...(import.meta.env.SSR && {
      jsonLd: (url, image, seller) => ({ ...paketJsonLd(paket, url, image, seller), ...ulasanJsonLd(ulasan) }),
    }),
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
  const situs = useTokoName()
  // After a client-side navigation, `meta` ran before the package was loaded.
  useEffect(() => {
    if (paket) document.title = `${paket.title} | ${situs}`
  }, [paket, situs])

  if (paketId === 0 || hasCode(error, 'PAKET_TIDAK_ADA')) return <Navigate to="/404" replace />
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
      <div className="dua-sisi mt-2">
        <div className="kartu h-fit w-60 justify-self-center p-3 md:w-full">
          <GambarKatalog
            kind="paket"
            gambar={paket.gambar}
            alt={paket.title}
            isMain
            sizes="(min-width: 62rem) 34rem, 14rem"
          />
        </div>
        <div className="min-w-0">
          <Header paket={paket} />
          {isPurchasable(paket) && <BuyTerms item={{ paketId, jumlah: 1 }} sifat={kirimanOfPaket(paket)} />}
          <p className="mt-4 -ml-3 flex flex-wrap gap-2">
            <AskAboutBarang name={paket.title} kind="paket" />
            <Share text={`${paket.title}, ${formatRupiah(paket.harga)}`} url={url} variant="polos" compact />
          </p>
        </div>
        <div className="grid min-w-0 gap-8">
          <PaketContents paket={paket} />
          <PaketUsage paket={paket} />
          <Fold title="Aturan dan keamanan">
            <p>
              Ini panduan umum, bukan diagnosis. Baca label tiap produk. Jika ragu, tanya petugas kesehatan ikan atau
              dokter hewan. Patuhi masa henti.
            </p>
          </Fold>
        </div>
      </div>
      <UlasanBarang kind="paket" id={paketId} />
    </div>
  )
}

function Header({ paket }: { paket: FullPaket }) {
  const saving = paketSaving(paket.harga, paket.isi)
  const sold = soldWords({ ...paket, resep: paket.golongan === 'obat_keras' })
  return (
    <>
      <h1>{paket.title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="harga font-bold text-3xl">{formatRupiah(paket.harga)}</span>
        <WithoutPpn />
        {saving > 0 && <Badge tone="hijau">Hemat {formatRupiah(saving)}</Badge>}
      </p>
      <Rating kind="paket" id={paket.paketId} sold={sold} />
      {paket.deskripsi && (
        <p className="mt-3 max-w-[72ch] whitespace-pre-line">
          <TermText>{paket.deskripsi}</TermText>
        </p>
      )}
      <PaketFacts paket={paket} />
      <div className="bar-bawah md:mt-5">
        <p className="harga font-bold text-lg md:hidden">{formatRupiah(paket.harga)}</p>
        <div className="min-w-0 flex-1">
          <BuyPaket paket={paket} />
        </div>
      </div>
      <QuantityInKeranjang content={paket} />
    </>
  )
}
