import {
  beginKode,
  changePasswordAdmin,
  confirmKode,
  disableKode,
  getKeamanan,
  proveAdmin,
  renewRecoveryCodes,
  requireKode,
} from '#contract/akun/keamanan-admin.ts'
import type { KejadianKind } from '#contract/keamanan/admin.ts'
import type { Deps } from '#server/deps.ts'
import { changePassword } from '#server/features/akun/sandi/change-password.ts'
import { prove } from '#server/features/akun/sesi/bukti.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Caller } from '#server/http/answer.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { twoFactorRepository } from './dua-langkah.repository.ts'
import {
  beginKode as begin,
  confirmKode as confirm,
  disableKode as disable,
  readKeamanan,
  renewRecovery,
} from './dua-langkah.ts'

export function keamananAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db } = deps
  const note = (kind: KejadianKind, remark: string, source: Caller & { sesi: Sesi }) =>
    recordKejadian(deps, { jenis: kind, keterangan: remark, penggunaId: source.sesi.penggunaId, dari: source })

  api.admin(getKeamanan, ({ sesi }) => readKeamanan(deps, sesi))

  api.admin(proveAdmin, async ({ body, ...caller }) => {
    await prove(deps, caller.sesi, body)
    note('bukti-ulang', body.kode ? 'Kode' : 'Kata sandi', caller)
    return { message: 'Terima kasih.' }
  })

  api.admin(beginKode, ({ sesi }) => begin(deps, sesi))

  api.admin(confirmKode, async ({ body, ...caller }) => {
    await confirm(deps, caller.sesi, body.kode)
    note('dua-faktor', 'Dinyalakan', caller)
    return { message: 'Kode dua langkah sudah aktif.' }
  })

  api.admin(renewRecoveryCodes, async (caller) => {
    const kode = await renewRecovery(deps, caller.sesi)
    note('dua-faktor', 'Kode pemulihan baru', caller)
    return { kode }
  })

  api.admin(disableKode, async ({ body, ...caller }) => {
    await disable(deps, caller.sesi, body.kode)
    note('dua-faktor-mati', 'Dimatikan', caller)
    return { message: 'Kode dua langkah sudah dimatikan.' }
  })

  api.admin(requireKode, async ({ body, ...caller }) => {
    await twoFactorRepository(db).setMandatory(body.wajib)
    if (body.wajib) note('dua-faktor', 'Wajib untuk semua administrator', caller)
    else note('dua-faktor-mati', 'Tidak lagi wajib', caller)
    const message = body.wajib
      ? 'Semua administrator diminta memakai kode dua langkah.'
      : 'Kode dua langkah tidak lagi diminta dari semua administrator.'
    return { message }
  })

  api.admin(changePasswordAdmin, async ({ body, ...caller }) => {
    const token = await changePassword(deps, caller.sesi, body, caller)
    note('kata-sandi', 'Diganti', caller)
    return { message: 'Kata sandi berhasil diubah', token }
  })
}
