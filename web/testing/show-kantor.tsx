import type { ReactNode } from 'react'
import type { Peran } from '#contract/peran.ts'
import { OFFICES } from '#web/admin/offices.ts'
import { Buktikan } from '#web/admin/sesi/buktikan.tsx'
import { MasukLagi } from '#web/admin/sesi/masuk-lagi.tsx'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { BelumPasti } from '#web/admin/ui/belum-pasti.tsx'
import { KabarProvider } from '#web/admin/ui/kabar.tsx'
import { OfficeContext } from '#web/admin/ui/office.ts'
import { type ShowOptions, show } from './show.tsx'

/** Renders a part of the office, signed in with the given roles. Default: the owner's. */
export function showKantor(ui: ReactNode, { peran = ['pemilik'], ...options }: ShowOptions & { peran?: Peran[] } = {}) {
  setAdminToken('masuk', peran)
  const frame = (screen: ReactNode) => (
    <OfficeContext value={OFFICES}>
      <KabarProvider>
        {screen}
        <MasukLagi />
        <Buktikan />
        <BelumPasti />
      </KabarProvider>
    </OfficeContext>
  )
  return show(ui, { frame, ...options })
}
