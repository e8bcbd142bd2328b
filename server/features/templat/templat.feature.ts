import { listTemplat, updateTemplat } from '#contract/templat/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { templatRepository } from './templat.repository.ts'
import * as manage from './update-templat.ts'

/** Texts of mails and WhatsApp messages that the owner can change. */
export const templat = defineFeature({
  name: 'templat',
  imports: ['jejak'],
  tables: ['templat'],
  reads: ['pengaturan_toko'],
  adminRoutes(api, deps) {
    api.admin(listTemplat, () => templatRepository(deps.db).list())
    api.admin(updateTemplat, async ({ sesi, params, body }) => ({
      message: 'Teks berhasil disimpan',
      ...(await manage.updateTemplat(deps, sesi, params.kode, body)),
    }))
  },
  jejak: ['templat'],
})
