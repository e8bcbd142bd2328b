import { decideZat as Decide, listZatAdmin } from '#contract/obat/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { decideZat, listZat, withholdAll } from './decide-zat.ts'
import { zatRepository } from './zat.repository.ts'

/** Legal rules on medicine, for all features that sell or describe it, and the office's classes of unlisted substances. */
export const obat = defineFeature({
  name: 'obat',
  imports: ['jejak'],
  tables: ['zat_dinilai'],
  columns: { produk: ['zat_belum_boleh'] },
  reads: ['pengaturan_toko', 'pengguna', 'produk'],
  adminRoutes(api, deps) {
    api.admin(listZatAdmin, () => listZat(deps.db))
    api.admin(Decide, async ({ sesi, body }) => {
      await decideZat(deps, sesi, body)
      return { message: 'Penilaian disimpan' }
    })
  },
  // Products of earlier versions, or after the list changed.
  jobs: { 'tahan-zat': { every: 3600, run: ({ db }) => withholdAll(db) } },
  jejak: ['zat'],
  tugas: { zatMenunggu: ({ db }) => zatRepository(db).countWithheld() },
})
