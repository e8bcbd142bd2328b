import { getSurat, listSurat, resendAllSurat, resendSurat } from '#contract/surat/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as resend from './resend-surat.ts'
import { stopSending } from './send-due.ts'
import { suratRepository } from './surat.repository.ts'

export function suratAdminRoutes(api: Endpoints, deps: Deps): void {
  api.onClose(() => stopSending(deps))

  api.admin(listSurat, ({ query }) => suratRepository(deps.db).list(query))
  api.admin(getSurat, ({ params }) => resend.readSurat(deps.db, params.suratId))
  api.admin(resendSurat, ({ sesi, params }) => resend.resendSurat(deps, sesi, params.suratId))
  api.admin(resendAllSurat, async ({ sesi }) => {
    const count = await resend.resendAll(deps, sesi)
    return {
      message: count === 0 ? 'Tidak ada email yang perlu dikirim lagi' : `${count} email dikirim lagi`,
      jumlah: count,
    }
  })
}
