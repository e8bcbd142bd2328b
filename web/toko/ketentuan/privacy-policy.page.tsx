import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { privacy } from '#web/shared/ketentuan/privacy.ts'
import type { Route } from './+types/privacy-policy.page'
import { ketentuanQuery, readPer } from './ketentuan-query.ts'
import { LegalNaskah } from './legal-naskah.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  prefetch(context, (call) => [ketentuanQuery('privasi', readPer(url.searchParams), call)])
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: ['per'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Kebijakan Privasi',
    description:
      'Data apa yang disimpan KerapuSehat, untuk apa, siapa yang menerimanya, dan hak Anda menurut UU 27 Tahun 2022.',
    path: '/kebijakan-privasi',
  })

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalNaskah kind="privasi" draft={privacy} fetched={loaderData?.fetched} />
}
