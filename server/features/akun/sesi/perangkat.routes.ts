import { endOtherPerangkat, endPerangkat, listPerangkat } from '#contract/akun/perangkat.ts'
import { endOtherPerangkatAdmin, endPerangkatAdmin, listPerangkatAdmin } from '#contract/akun/perangkat-admin.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Caller } from '#server/http/answer.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perangkatRepository } from './perangkat.repository.ts'

const ONE = { message: 'Perangkat itu sudah dikeluarkan.' }
const OTHER = { message: 'Semua perangkat lain sudah dikeluarkan.' }

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
  api.pelanggan(endOtherPerangkat, async (caller) => {
    await perangkat.endOthers(caller.sesi, 'toko')
    note(deps, 'Semua perangkat lain', caller)
    return OTHER
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
  api.admin(endOtherPerangkatAdmin, async (caller) => {
    await perangkat.endOthers(caller.sesi)
    note(deps, 'Semua perangkat lain', caller)
    return OTHER
  })
}

const note = (deps: Deps, remark: string, source: Caller & { sesi: Sesi }) =>
  recordKejadian(deps, { jenis: 'sesi-diakhiri', keterangan: remark, penggunaId: source.sesi.penggunaId, dari: source })
