import type { ReactNode } from 'react'
import type { Peran } from '#contract/peran.ts'
import { ADMIN_FEATURES } from '#web/admin/features.ts'
import { Buktikan } from '#web/admin/sesi/buktikan.tsx'
import { MasukLagi } from '#web/admin/sesi/masuk-lagi.tsx'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { AdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { BelumPasti } from '#web/admin/ui/belum-pasti.tsx'
import { KabarProvider } from '#web/admin/ui/kabar.tsx'
import { type ShowOptions, show } from './show.tsx'

/** Renders a part of the office, signed in with the given roles. Default: the owner's. */
export function showAdmin(ui: ReactNode, { peran = ['pemilik'], ...options }: ShowOptions & { peran?: Peran[] } = {}) {
  setAdminToken('masuk', peran)
  const frame = (screen: ReactNode) => (
    <AdminFeatures value={ADMIN_FEATURES}>
      <KabarProvider>
        {screen}
        <MasukLagi />
        <Buktikan />
        <BelumPasti />
      </KabarProvider>
    </AdminFeatures>
  )
  return show(ui, { frame, ...options })
}
