import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { terms } from '#web/shared/ketentuan/terms.ts'
import type { Route } from './+types/terms.page'
import { ketentuanQuery, readPer } from './ketentuan-query.ts'
import { LegalNaskah } from './legal-naskah.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  prefetch(context, (call) => [ketentuanQuery('syarat', readPer(url.searchParams), call)])
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['per'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Syarat dan Ketentuan',
    description:
      'Syarat belanja di KerapuSehat: pesanan, pembayaran, stok, obat dengan resep, pengiriman, keluhan, dan pengembalian.',
    path: '/syarat-dan-ketentuan',
  })

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalNaskah kind="syarat" draft={terms} fetched={loaderData?.fetched} />
}
