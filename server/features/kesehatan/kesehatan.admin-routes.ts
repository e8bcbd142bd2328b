import pLimit from 'p-limit'
import { getKesehatan, periksaBuku } from '#contract/kesehatan/office.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { readBooks, readCatatan } from '#server/doctor/read-books.ts'
import type { Feature } from '#server/feature.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { readKesehatan } from './read-kesehatan.ts'

/** Of each sentence so many rows. */
const TEMUAN_MAX = 20

export function kesehatanAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  const { db, clock } = deps
  // It reads everything there is.
  const once = pLimit(1)

  api.admin(getKesehatan, () => readKesehatan(deps))
  api.admin(periksaBuku, async () => {
    await takeJatah(db, 'periksa-buku', 'toko', clock())
    return once(async () => ({
      diperiksa: clock().toISOString(),
      temuan: await readBooks(db, features, TEMUAN_MAX),
      catatan: await readCatatan(db, features),
    }))
  })
}
