import { askKodeLogin, loginKode } from '#contract/akun/kode-login.ts'
import { nomorWa } from '#contract/no-hp.ts'
import { askKodeWhatsApp, confirmKodeWhatsApp } from '#contract/saluran/whatsapp.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { readState } from '#server/features/whatsapp/link-nomor.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as login from './login-kode.ts'
import * as nomor from './nomor-kode.ts'

export function kodeRoutes(api: Endpoints, deps: Deps): void {
  api.public(askKodeLogin, async ({ body, ...caller }) => ({
    message: messageOf(body.email),
    permintaan: await login.askKodeLogin(deps, body, caller),
  }))
  api.public(loginKode, async ({ body, ...caller }) => {
    const opened = await login.loginKode(deps, body, caller)
    recordKejadian(deps, {
      jenis: 'login',
      keterangan: 'Toko, dengan kode',
      penggunaId: opened.user.id,
      dari: caller,
    })
    return { message: 'Login berhasil', ...opened }
  })
  api.pelanggan(askKodeWhatsApp, async ({ sesi, body, ip }) => ({
    permintaan: await nomor.askKodeNomor(deps, sesi, body, ip),
  }))
  api.pelanggan(confirmKodeWhatsApp, async ({ sesi, body }) => {
    await nomor.confirmKodeNomor(deps, sesi, body)
    return readState(deps, sesi)
  })
}

/** The same for every account: it does not say by which way the code goes. */
const messageOf = (name: string) =>
  nomorWa(name)
    ? `Jika nomor berakhiran ${name.slice(-3)} terdaftar, kodenya sudah kami kirim lewat WhatsApp atau ke email akunnya.`
    : 'Jika email ini terdaftar dan sudah dikonfirmasi, kodenya sudah kami kirim ke sana.'
