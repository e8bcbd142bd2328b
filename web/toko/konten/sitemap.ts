import { HALAMAN_PENYAKIT } from '#content/halaman-penyakit.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { listPaket, listProduk } from '#contract/katalog/endpoints.ts'
import { listArtikel } from '#contract/konten/endpoints.ts'
import { allPages } from '#web/lib/documents/all-pages.ts'
import { pageContext } from '#web/lib/page-context.ts'
import type { Route } from './+types/sitemap'
import { type Alamat, writeSitemap } from './sitemap-xml.ts'

const HALAMAN = [
  '/',
  '/produk',
  '/produk/produk-satuan',
  '/produk/produk-paketan',
  '/daftar-harga',
  '/layanan',
  '/layanan/cek-gejala',
  ...HALAMAN_PENYAKIT.map(({ id }) => `/layanan/detail/${id}`),
  '/layanan/air',
  '/layanan/zat',
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

/** Maximum URLs per file in the sitemap protocol. */
const ALAMAT_MAX = 50_000

/** Lists the canonical URLs of all public pages, products, packages and published articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, settings } = context.get(pageContext)
  const produk = await allPages((query) => call(listProduk, { query }), ALAMAT_MAX)
  const artikel = await allPages((query) => call(listArtikel, { query }), ALAMAT_MAX)
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
