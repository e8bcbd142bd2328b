import { reportPelanggaran } from '#contract/pelanggaran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { laporanLimit } from './laporan-limit.ts'
import { pelanggaranRepository } from './pelanggaran.repository.ts'
import { readLaporan } from './read-laporan.ts'

export function pelanggaranRoutes(api: Endpoints, { db, clock, settings }: Deps): void {
  const isAccepted = laporanLimit()
  api.public(reportPelanggaran, async ({ body, ip }) => {
    const laporan = readLaporan(body, settings.publicUrl)
    if (laporan && isAccepted(ip, clock())) await pelanggaranRepository(db).count(laporan, clock())
    return { message: 'Terima kasih' }
  })
}
