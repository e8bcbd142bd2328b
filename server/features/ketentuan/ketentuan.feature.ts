import { createKetentuan, deleteKetentuan, listKetentuanAdmin } from '#contract/ketentuan/admin.ts'
import { getKetentuan } from '#contract/ketentuan/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import { defineFeature } from '#server/feature.ts'
import { ketentuanRepository } from './ketentuan.repository.ts'
import * as manage from './manage-ketentuan.ts'

/** Legal texts, version by version. */
export const ketentuan = defineFeature({
  name: 'ketentuan',
  imports: ['jejak'],
  tables: ['ketentuan'],
  routes(api, { db, clock }) {
    api.public(getKetentuan, ({ params, query }) =>
      ketentuanRepository(db).read(params.naskah, query.per ?? dateWib(clock())),
    )
  },
  adminRoutes(api, deps) {
    const { db, clock } = deps
    api.admin(listKetentuanAdmin, ({ query }) => ketentuanRepository(db).listAdmin(query, dateWib(clock())))
    api.admin(createKetentuan, async ({ sesi, body }) => ({
      message: 'Naskah berhasil diterbitkan',
      ...(await manage.createKetentuan(deps, sesi, body)),
    }))
    api.admin(deleteKetentuan, async ({ sesi, params }) => {
      await manage.deleteKetentuan(deps, sesi, params.ketentuanId)
      return { message: 'Naskah dibatalkan' }
    })
  },
  sumber: { ketentuan: { next: (db, after) => ketentuanRepository(db).nextValid(after) } },
  jejak: ['ketentuan'],
})
