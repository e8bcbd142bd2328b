import { reportPelanggaran } from '#contract/pelanggaran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { windowLimit } from '#server/kernel/window-limit.ts'
import { pelanggaranRepository } from './pelanggaran.repository.ts'
import { readLaporan } from './read-laporan.ts'

export function pelanggaranRoutes(api: Endpoints, { db, clock, settings }: Deps): void {
  // A browser reports every violation, and reports can be forged.
  const isAccepted = windowLimit(60_000, 20, 60)
  api.public(reportPelanggaran, async ({ body, ip }) => {
    const laporan = readLaporan(body, settings.publicUrl)
    if (laporan && isAccepted(ip, clock())) await pelanggaranRepository(db).count(laporan, clock())
    return { message: 'Terima kasih' }
  })
}
