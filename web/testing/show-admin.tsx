import type { ReactNode } from 'react'
import type { Peran } from '#contract/peran.ts'
import { ADMIN_FEATURES } from '#web/admin/features.ts'
import { LogInAgain } from '#web/admin/sesi/log-in-again.tsx'
import { ProofForm } from '#web/admin/sesi/prove.tsx'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { AdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { NoticeProvider } from '#web/admin/ui/notice.tsx'
import { Uncertain } from '#web/admin/ui/uncertain.tsx'
import { type ShowOptions, show } from './show.tsx'

/** Renders a part of the office, signed in with the given roles. Default: the owner's. */
export function showAdmin(ui: ReactNode, { peran = ['pemilik'], ...options }: ShowOptions & { peran?: Peran[] } = {}) {
  setAdminToken('masuk', peran)
  const frame = (screen: ReactNode) => (
    <AdminFeatures value={ADMIN_FEATURES}>
      <NoticeProvider>
        {screen}
        <LogInAgain />
        <ProofForm />
        <Uncertain />
      </NoticeProvider>
    </AdminFeatures>
  )
  return show(ui, { frame, ...options })
}
