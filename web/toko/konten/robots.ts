import { pageContext } from '#web/lib/page-context.ts'
import type { Route } from './+types/robots'

/** Guarded screens and the checkout without a login. Paths in robots.txt are case-sensitive, the shop's are not. */
const CLOSED = [
  '/produk/produk-satuan/pemesanan',
  '/pemesanan',
  '/pesan-tanpa-login',
  '/konfirmasi-pembayaran',
  '/riwayat-pembayaran',
  '/akun',
  '/Akun',
  '/profil',
  '/PengaturanProfil',
  '/PengaturanAvatar',
  '/PengaturanPassword',
  '/PengaturanNotifikasi',
  '/PengaturanPerangkat',
]

/** Allows pictures; disallows API calls and personal screens. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext).settings
  const text = `User-agent: *
Allow: /api/produks/images/
Allow: /api/paket/images/
Allow: /api/auth/artikel/images/
Disallow: /api/
${CLOSED.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${publicUrl}/sitemap.xml
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
