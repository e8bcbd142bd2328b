import { endPerangkat, endPerangkatLain, listPerangkat } from '#contract/akun/perangkat.ts'
import { endPerangkatAdmin, endPerangkatLainAdmin, listPerangkatAdmin } from '#contract/akun/perangkat-admin.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Caller } from '#server/http/answer.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perangkatRepository } from './perangkat.repository.ts'

const ONE = { message: 'Perangkat itu sudah dikeluarkan.' }
const LAIN = { message: 'Semua perangkat lain sudah dikeluarkan.' }

/** Lists and ends shop sessions only, so that a stolen shop session cannot lock out the office. */
export function perangkatRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  const perangkat = perangkatRepository(db)

  api.pelanggan(listPerangkat, ({ sesi }) => perangkat.listSesi(sesi, clock(), 'toko'))
  api.pelanggan(endPerangkat, async ({ params, ...caller }) => {
    await perangkat.endSesi(caller.sesi.penggunaId, params.sesiId, 'toko')
    note(deps, 'Satu perangkat', caller)
    return ONE
  })
  api.pelanggan(endPerangkatLain, async (caller) => {
    await perangkat.endOthers(caller.sesi, 'toko')
    note(deps, 'Semua perangkat lain', caller)
    return LAIN
  })
}

export function perangkatAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  const perangkat = perangkatRepository(db)

  api.admin(listPerangkatAdmin, ({ sesi }) => perangkat.listSesi(sesi, clock()))
  api.admin(endPerangkatAdmin, async ({ params, ...caller }) => {
    await perangkat.endSesi(caller.sesi.penggunaId, params.sesiId)
    note(deps, 'Satu perangkat', caller)
    return ONE
  })
  api.admin(endPerangkatLainAdmin, async (caller) => {
    await perangkat.endOthers(caller.sesi)
    note(deps, 'Semua perangkat lain', caller)
    return LAIN
  })
}

const note = (deps: Deps, keterangan: string, dari: Caller & { sesi: Sesi }) =>
  recordKejadian(deps, { jenis: 'sesi-diakhiri', keterangan, penggunaId: dari.sesi.penggunaId, dari })
