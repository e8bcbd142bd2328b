import { pageContext } from '#web/lib/page-context.ts'
import type { Route } from './+types/robots'

/** Pictures may be found; calls, and screens that belong to one person, are nothing to search for. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext).settings
  const text = `User-agent: *
Allow: /api/produks/images/
Allow: /api/paket/images/
Allow: /api/auth/artikel/images/
Disallow: /api/
Disallow: /produk/produk-satuan/pemesanan
Disallow: /riwayat-pembayaran

Sitemap: ${publicUrl}/sitemap.xml
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
