import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Navigate, redirect } from 'react-router'
import { WITHOUT_OBAT } from '#content/without-obat.ts'
import { type FullArtikel, getArtikel } from '#contract/konten/endpoints.ts'
import { dokumenOf } from '#contract/konten/naskah.ts'
import { summaryOf } from '#contract/tulisan.ts'
import { errorText, hasCode } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { toId } from '#web/lib/id.ts'
import { pageContext, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useSettings, useTokoName } from '#web/lib/settings.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { ShareMenu } from '#web/shared/share/share-menu.tsx'
import { NaskahArtikel } from '#web/shared/tulisan/naskah-artikel.tsx'
import { kaitanQuery } from '#web/toko/kaitan/kaitan-queries.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Route } from './+types/artikel-detail.page'
import { artikelJsonLd } from './artikel-json-ld.ts'
import { artikelQuery } from './konten-queries.ts'
import { mainPenyakit, RelatedArtikel } from './related-artikel.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = toId(params.id)
  if (!id) throw redirect('/404')
  try {
    const artikel = await context.get(pageContext).call(getArtikel, { params: { id } })
    // `meta` needs the article; the query cache gets the same object.
    const fetched = await prefetch(context, (call) => [
      { ...artikelQuery(id), queryFn: () => artikel },
      ...mainPenyakit(artikel).map((kode) => kaitanQuery(kode, call)),
    ])
    return { artikel, ...fetched }
  } catch (error) {
    if (hasCode(error, 'ARTIKEL_TIDAK_ADA')) throw redirect('/404')
    throw error
  }
}
export const clientLoader = () => null

/** True if all diseases of the article have no drug, so that there is no dose to calculate. */
const isWithoutObat = ({ penyakit }: FullArtikel) =>
  penyakit.length > 0 && penyakit.every((kode) => (WITHOUT_OBAT as readonly string[]).includes(kode))

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan2', name: 'Artikel' },
]

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = `/artikel/${params.id}`
  if (!loaderData) return seo(matches, { title: 'Artikel', description: 'Artikel kesehatan ikan kerapu.', path })
  return artikelMeta(matches, loaderData.artikel, path)
}

function artikelMeta(matches: Route.MetaArgs['matches'], artikel: FullArtikel, path: string) {
  return seo(matches, {
    title: artikel.judul,
    description: summaryOf(artikel.konten),
    path,
    type: 'article',
    image: artikel.gambar ? gambarUrl('auth/artikel', artikel.gambar, 1280) : undefined,
    trail: TRAIL,
    jsonLd: (url, image, seller) => artikelJsonLd(artikel, url, image, seller),
  })
}

export default function ArtikelDetailPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <ArtikelDetail key={params.id} id={toId(params.id)} />
    </Hydrated>
  )
}

function ArtikelDetail({ id }: { id: number }) {
  const { data: artikel, error, refetch } = useQuery({ ...artikelQuery(id), enabled: id > 0 })
  const situs = useTokoName()
  // After a client-side navigation, `meta` ran before the article was loaded.
  useEffect(() => {
    if (artikel) document.title = `${artikel.judul} | ${situs}`
  }, [artikel, situs])

  // A server of the previous release sends only the text.
  const dokumen = useMemo(() => artikel && (artikel.dokumen ?? dokumenOf(artikel.konten)), [artikel])

  if (id === 0 || hasCode(error, 'ARTIKEL_TIDAK_ADA')) return <Navigate to="/404" replace />
  if (!artikel || !dokumen) {
    return (
      <div className="wadah py-8">
        {error ? (
          <LoadFailure onRetry={() => void refetch()}>
            {errorText(error, {
              answered: 'Gagal memuat data artikel',
              silent: 'Tidak dapat terhubung ke server',
              other: 'Terjadi kesalahan saat memuat artikel',
            })}
          </LoadFailure>
        ) : (
          <Loading>Memuat artikel…</Loading>
        )}
      </div>
    )
  }
  return (
    <div className="wadah pb-8">
      <div className="print:hidden">
        <Breadcrumb trail={TRAIL} here={artikel.judul} />
      </div>
      {/* Related content is beside the text if there is room. */}
      <div className="max-w-xl gap-x-12 lg:grid lg:max-w-none lg:grid-cols-[36rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <NaskahArtikel title={artikel.judul} date={artikel.created_at} gambar={artikel.gambar} dokumen={dokumen} />
        </div>
        <RelatedArtikel artikel={artikel} />
        <NextSteps artikel={artikel} />
      </div>
    </div>
  )
}

/** The next step: the dose, or the symptom check if the article's diseases have no drug. */
function NextSteps({ artikel }: { artikel: FullArtikel }) {
  const url = `${useSettings()?.publicUrl ?? ''}/artikel/${artikel.artikelId}`
  return (
    <div className="mt-8 flex flex-wrap gap-3 border-garis border-t pt-6 print:hidden">
      {isWithoutObat(artikel) ? (
        <ButtonLink to="/layanan/cek-gejala" variant="utama">
          Cek gejala
        </ButtonLink>
      ) : (
        <ButtonLink to="/layanan/kalkulator-dosis" variant="utama">
          Hitung dosis
        </ButtonLink>
      )}
      <ShareMenu text={artikel.judul} url={url} print={{ Cetak: () => window.print() }} />
    </div>
  )
}
