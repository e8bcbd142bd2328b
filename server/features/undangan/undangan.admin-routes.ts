import {
  createUndangan,
  listUndangan,
  makeTautanUndangan,
  resendUndangan,
  withdrawUndangan,
} from '#contract/undangan/admin.ts'
import type { Deps } from '#server/deps.ts'
import { startSending } from '#server/features/surat/send-due.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as invite from './invite.ts'
import { undanganRepository } from './undangan.repository.ts'

export function undanganAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listUndangan, () => undanganRepository(deps.db).list())
  api.admin(createUndangan, async ({ sesi, body }) => {
    const { undangan_id: undanganId } = await invite.invite(deps, sesi.penggunaId, body)
    const isSent = deps.settings.sendsMail
    if (isSent) startSending(deps)
    return { message: isSent ? 'Undangan dikirim' : 'Undangan dibuat', undanganId, terkirim: isSent }
  })
  api.admin(resendUndangan, async ({ sesi, params }) => {
    await invite.resend(deps, sesi.penggunaId, params.undanganId)
    startSending(deps)
    return { message: 'Undangan dikirim lagi' }
  })
  api.admin(makeTautanUndangan, async ({ params }) => {
    const { tautan, kedaluwarsa } = await invite.createTautan(deps, params.undanganId)
    return { tautan, kedaluwarsa: kedaluwarsa.toISOString() }
  })
  api.admin(withdrawUndangan, async ({ sesi, params }) => {
    await invite.withdraw(deps, sesi.penggunaId, params.undanganId)
    return { message: 'Undangan ditarik' }
  })
}
