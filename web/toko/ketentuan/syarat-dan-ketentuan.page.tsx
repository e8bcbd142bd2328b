import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { syarat } from '#web/shared/ketentuan/syarat.ts'
import type { Route } from './+types/syarat-dan-ketentuan.page'
import { ketentuanQuery, readPer } from './ketentuan-query.ts'
import { NaskahHukum } from './naskah-hukum.tsx'

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

export default function SyaratDanKetentuanPage({ loaderData }: Route.ComponentProps) {
  return <NaskahHukum jenis="syarat" draf={syarat} fetched={loaderData?.fetched} />
}
