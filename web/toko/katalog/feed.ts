import { isAdvertised } from '#contract/katalog/advertised.ts'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { getToko } from '#contract/pengaturan/endpoints.ts'
import { allPages } from '#web/lib/documents/all-pages.ts'
import { pageContext } from '#web/lib/page-context.ts'
import type { Route } from './+types/feed'
import { writeFeed } from './feed-xml.ts'

/** Far more than the shop sells; it bounds the document. */
const ITEMS_MAX = 50_000

/** Lists the goods that may be advertised, for Google Merchant Center and Meta Commerce Manager. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, settings } = context.get(pageContext)
  const { nama_toko } = await call(getToko, {})
  const produk = await allPages((query) => call(listProduk, { query }), ITEMS_MAX)
  const feed = writeFeed({ name: nama_toko, url: settings.publicUrl }, produk.filter(isAdvertised).slice(0, ITEMS_MAX))
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
