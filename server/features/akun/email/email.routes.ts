import { cancelNewEmail, confirmEmail, resendConfirmation, returnEmail } from '#contract/akun/email.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as email from './confirm-email.ts'

export function emailRoutes(api: Endpoints, deps: Deps): void {
  api.publik(confirmEmail, async ({ body, ...dari }) => {
    const { penggunaId, lama, baru } = await email.confirmEmail(deps, body.token)
    const keterangan = lama === baru ? `${baru} dikonfirmasi` : `${lama} → ${baru}`
    recordKejadian(deps, { jenis: 'email', keterangan, penggunaId, dari })
    return { message: 'Email Anda sudah dikonfirmasi. Terima kasih.' }
  })

  api.publik(returnEmail, async ({ body, ...dari }) => {
    const { penggunaId, lama, baru } = await email.returnEmail(deps, body.token)
    const keterangan = `${lama} → ${baru}, dikembalikan`
    recordKejadian(deps, { jenis: 'email', keterangan, penggunaId, dari })
    return { message: 'Email lama Anda sudah dikembalikan. Semua perangkat sudah dikeluarkan dari akun.' }
  })

  api.pelanggan(resendConfirmation, async ({ sesi }) => {
    const kepada = await email.resendConfirmation(deps, sesi.penggunaId)
    return { message: kepada ? `Tautan telah dikirim ke ${kepada}.` : 'Email Anda sudah dikonfirmasi.' }
  })

  api.pelanggan(cancelNewEmail, async ({ sesi }) => {
    await email.cancelNewEmail(deps, sesi.penggunaId)
    return { message: 'Penggantian email dibatalkan.' }
  })
}
