import { forgotPassword, resetPassword } from '#contract/akun/sandi.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { startSending } from '#server/features/surat/send-due.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { askReset, resetPassword as setPassword } from './reset-password.ts'

export function sandiRoutes(api: Endpoints, deps: Deps): void {
  api.public(forgotPassword, async ({ body, ...source }) => {
    await askReset(deps, body.email, source.ip, (penggunaId) => {
      const remark = 'Tautan atur ulang dikirim'
      recordKejadian(deps, { jenis: 'kata-sandi', keterangan: remark, penggunaId, dari: source })
      startSending(deps)
    })
    return { message: 'Jika email terdaftar, tautan atur ulang telah dikirim.' }
  })

  api.public(resetPassword, async ({ body, ...source }) => {
    const penggunaId = await setPassword(deps, body.token, body.password, source.ip)
    const remark = 'Diatur ulang lewat tautan'
    recordKejadian(deps, { jenis: 'kata-sandi', keterangan: remark, penggunaId, dari: source })
    return { message: 'Kata sandi berhasil diatur ulang. Silakan login dengan kata sandi baru.' }
  })
}
