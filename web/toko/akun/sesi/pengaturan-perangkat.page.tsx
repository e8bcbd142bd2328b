import { Link } from 'react-router'
import { endOtherPerangkat, endPerangkat, listPerangkat } from '#contract/akun/perangkat.ts'
import { call } from '#web/lib/api.ts'
import { seo } from '#web/lib/seo.ts'
import { PerangkatList } from '#web/shared/perangkat-list.tsx'
import { PengaturanShell } from '#web/toko/akun/pengaturan-shell.tsx'
import type { Route } from './+types/pengaturan-perangkat.page'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Perangkat',
    description: 'Lihat di mana akun Anda sedang masuk, dan keluarkan perangkat yang tidak Anda kenal.',
    path: '/PengaturanPerangkat',
    hidden: true,
  })

export default function PengaturanPerangkatPage() {
  return (
    <PengaturanShell title="Perangkat">
      <PerangkatList
        queryKey={['milik-saya', 'perangkat']}
        list={() => call(listPerangkat, {})}
        end={(sesiId) => (sesiId ? call(endPerangkat, { params: { sesiId } }) : call(endOtherPerangkat, {}))}
      >
        <p>
          Ini perangkat yang sedang masuk ke akun Anda. Keluarkan yang tidak Anda kenal, lalu ganti kata sandi Anda.
        </p>
        <Link to="/PengaturanPassword" className="tautan">
          Ganti kata sandi
        </Link>
      </PerangkatList>
    </PengaturanShell>
  )
}
