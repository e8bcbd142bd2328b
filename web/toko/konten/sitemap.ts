import { HALAMAN_PENYAKIT } from '#content/halaman-penyakit.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import type { Page } from '#contract/endpoint.ts'
import { listPaket, listProduk } from '#contract/katalog/endpoints.ts'
import { listArtikel } from '#contract/konten/endpoints.ts'
import { pageContext } from '#web/lib/page-context.ts'
import type { Route } from './+types/sitemap'
import { type Alamat, writeSitemap } from './sitemap-xml.ts'

const HALAMAN = [
  '/',
  '/produk',
  '/produk/produk-satuan',
  '/produk/produk-paketan',
  '/layanan',
  '/layanan/cek-gejala',
  ...HALAMAN_PENYAKIT.map(({ id }) => `/layanan/detail/${id}`),
  '/layanan/air',
  ...KODE_PENYAKIT.map((kode) => `/layanan/penyakit/${kode}`),
  '/penyakit-ikan',
  '/layanan/siapa-dihubungi',
  '/layanan/kalkulator-dosis',
  '/layanan2',
  '/tentang-kami',
  '/kontak',
  '/login',
  '/register',
  '/lupa-password',
  '/syarat-dan-ketentuan',
  '/kebijakan-privasi',
]

/** Maximum items per request of a list. */
const LIMIT = 1000
/** Maximum URLs per file in the sitemap protocol. */
const ALAMAT_MAX = 50_000

/** Lists the canonical URLs of all public pages, products, packages and published articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, settings } = context.get(pageContext)
  const produk = await all((page) => call(listProduk, { query: { page, limit: LIMIT } }))
  const artikel = await all((page) => call(listArtikel, { query: { page, limit: LIMIT } }))
  const paket = await call(listPaket, { query: {} })
  const alamat: Alamat[] = [
    ...HALAMAN.map((path) => ({ path })),
    ...artikel.map(({ artikelId, created_at }) => ({ path: `/artikel/${artikelId}`, changedAt: created_at })),
    ...paket.map(({ paketId }) => ({ path: `/produk/produk-paketan/${paketId}` })),
    ...produk.map(({ produkId }) => ({ path: `/produk/produk-satuan/${produkId}` })),
  ]
  return new Response(writeSitemap(settings.publicUrl, alamat.slice(0, ALAMAT_MAX)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}

async function all<T>(list: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; found.length < ALAMAT_MAX; page++) {
    const { items, total } = await list(page)
    found.push(...items)
    if (items.length === 0 || found.length >= total) break
  }
  return found
}
