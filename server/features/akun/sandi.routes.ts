import { lupaPassword, resetPassword } from '#contract/akun/sandi.ts'
import type { Deps } from '#server/deps.ts'
import { sendDue } from '#server/features/surat/send-due.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { requestReset, resetPassword as setPassword } from './reset-password.ts'

export function sandiRoutes(api: Endpoints, deps: Deps): void {
  api.publik(lupaPassword, async ({ body }) => {
    // Not waited for: how long the answer takes would tell whether the account exists.
    requestReset(deps, body.email)
      .then(() => sendDue(deps))
      .catch((err: unknown) => deps.log.error({ err }, 'reset link not made'))
    return { message: 'Jika email terdaftar, tautan atur ulang telah dikirim.' }
  })

  api.publik(resetPassword, async ({ body }) => {
    await setPassword(deps, body.token, body.password)
    return { message: 'Kata sandi berhasil diatur ulang. Silakan login dengan kata sandi baru.' }
  })
}
