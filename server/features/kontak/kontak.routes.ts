import { createLaporan } from '#contract/kontak/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { sendLaporan } from './send-laporan.ts'

export function kontakRoutes(api: Endpoints, deps: Deps): void {
  api.public(createLaporan, async ({ body, ip }) => {
    await sendLaporan(deps, body, ip)
    return { message: 'Pesan Anda berhasil dikirim!' }
  })
}
