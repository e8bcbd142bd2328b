import { cancelNewEmail, confirmEmail, resendConfirmation, restoreEmail } from '#contract/akun/email.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as email from './confirm-email.ts'

export function emailRoutes(api: Endpoints, deps: Deps): void {
  api.public(confirmEmail, async ({ body, ...source }) => {
    const { penggunaId, old, current } = await email.confirmEmail(deps, body.token)
    const remark = old === current ? `${current} dikonfirmasi` : `${old} → ${current}`
    recordKejadian(deps, { jenis: 'email', keterangan: remark, penggunaId, dari: source })
    return { message: 'Email Anda sudah dikonfirmasi. Terima kasih.' }
  })

  api.public(restoreEmail, async ({ body, ...source }) => {
    const { penggunaId, old, current } = await email.returnEmail(deps, body.token)
    const remark = `${old} → ${current}, dikembalikan`
    recordKejadian(deps, { jenis: 'email', keterangan: remark, penggunaId, dari: source })
    return { message: 'Email lama Anda sudah dikembalikan. Semua perangkat sudah dikeluarkan dari akun.' }
  })

  api.pelanggan(resendConfirmation, async ({ sesi }) => {
    const recipient = await email.resendConfirmation(deps, sesi.penggunaId)
    return { message: recipient ? `Tautan telah dikirim ke ${recipient}.` : 'Email Anda sudah dikonfirmasi.' }
  })

  api.pelanggan(cancelNewEmail, async ({ sesi }) => {
    await email.cancelNewEmail(deps, sesi.penggunaId)
    return { message: 'Penggantian email dibatalkan.' }
  })
}
