import { forgotPassword, resetPassword } from '#contract/akun/sandi.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { sendDue } from '#server/features/surat/send-due.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { requestReset, resetPassword as setPassword } from './reset-password.ts'

export function sandiRoutes(api: Endpoints, deps: Deps): void {
  api.public(forgotPassword, async ({ body, ...source }) => {
    await takeJatah(deps.db, 'reset', source.ip, deps.clock())
    // Not awaited: the response time would reveal whether the account exists.
    requestReset(deps, body.email)
      .then((penggunaId) => {
        const remark = 'Tautan atur ulang dikirim'
        if (penggunaId) recordKejadian(deps, { jenis: 'kata-sandi', keterangan: remark, penggunaId, dari: source })
        return sendDue(deps)
      })
      .catch((err: unknown) => deps.log.error({ err }, 'reset link not created'))
    return { message: 'Jika email terdaftar, tautan atur ulang telah dikirim.' }
  })

  api.public(resetPassword, async ({ body, ...source }) => {
    const penggunaId = await setPassword(deps, body.token, body.password)
    const remark = 'Diatur ulang lewat tautan'
    recordKejadian(deps, { jenis: 'kata-sandi', keterangan: remark, penggunaId, dari: source })
    return { message: 'Kata sandi berhasil diatur ulang. Silakan login dengan kata sandi baru.' }
  })
}
