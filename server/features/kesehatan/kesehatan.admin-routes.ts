import {
  createBackup,
  downloadBackup,
  explainTemuan,
  getBackup,
  getInspection,
  getKesehatan,
  inspectBuku,
  withdrawPenjelasan,
} from '#contract/kesehatan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { openBackup, readBackup, startBackup } from './backups.ts'
import { readInspection, requestCheck } from './check-books.ts'
import * as explain from './explain.ts'
import { readKesehatan } from './read-kesehatan.ts'

export function kesehatanAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  api.admin(getKesehatan, () => readKesehatan(deps))
  api.admin(getBackup, async () => readBackup(deps))
  api.admin(createBackup, ({ sesi }) => startBackup(deps, sesi))
  api.berkas(downloadBackup, async ({ sesi, ...source }) => {
    const backup = await openBackup(deps)
    const { penggunaId } = sesi
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan: 'Cadangan seluruh toko', penggunaId, dari: source })
    return { ...backup, type: 'application/gzip' }
  })
  api.admin(getInspection, () => readInspection(deps, features))
  api.admin(inspectBuku, async () => {
    await requestCheck(deps, features)
    return readInspection(deps, features)
  })
  api.admin(explainTemuan, async ({ sesi, body }) => {
    await explain.explainTemuan(deps, sesi, body)
    return { message: 'Temuan ditandai sudah dijelaskan' }
  })
  api.admin(withdrawPenjelasan, async ({ sesi, params }) => {
    await explain.withdrawPenjelasan(deps, sesi, params.penjelasanId)
    return { message: 'Penjelasan berhasil dihapus' }
  })
}
