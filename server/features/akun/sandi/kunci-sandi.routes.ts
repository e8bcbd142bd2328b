import {
  addKunciSandi,
  beginKunciSandi,
  beginLoginKunci,
  listKunciSandi,
  loginKunci,
  removeKunciSandi,
  renameKunciSandi,
} from '#contract/akun/kunci-sandi.ts'
import type { Deps } from '#server/deps.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { kunciSandiRepository } from './kunci-sandi.repository.ts'
import * as kunciSandi from './kunci-sandi.ts'

export function kunciSandiRoutes(api: Endpoints, deps: Deps): void {
  const kunci = kunciSandiRepository(deps.db)

  api.pelanggan(listKunciSandi, ({ sesi }) => kunci.list(sesi.penggunaId))

  api.pelanggan(beginKunciSandi, async ({ sesi, body }) => ({
    permintaan: { ...(await kunciSandi.beginKunciSandi(deps, sesi, body.password)) },
  }))

  api.pelanggan(addKunciSandi, async ({ sesi, body, ...caller }) => {
    const fresh = await kunciSandi.addKunciSandi(deps, sesi, body.jawaban, caller)
    recordKejadian(deps, {
      jenis: 'kunci-sandi',
      keterangan: 'Ditambahkan',
      penggunaId: sesi.penggunaId,
      dari: caller,
    })
    return { message: 'Kunci sandi tersimpan. Lain kali Anda bisa masuk tanpa kata sandi.', ...fresh }
  })

  api.pelanggan(renameKunciSandi, async ({ sesi, params, body }) => {
    if (!(await kunci.rename(sesi.penggunaId, params.kunciId, body.nama))) throw new AppError('KUNCI_SANDI_TIDAK_ADA')
    return { message: 'Nama kunci sandi tersimpan.' }
  })

  api.pelanggan(removeKunciSandi, async ({ sesi, params, ...caller }) => {
    const removed = await kunci.remove(sesi.penggunaId, params.kunciId)
    if (removed !== undefined)
      recordKejadian(deps, { jenis: 'kunci-sandi', keterangan: 'Dihapus', penggunaId: sesi.penggunaId, dari: caller })
    return { message: 'Kunci sandi dihapus.' }
  })

  api.public(beginLoginKunci, async ({ ip }) => ({ permintaan: { ...(await kunciSandi.beginLoginKunci(deps, ip)) } }))

  api.public(loginKunci, async ({ body, ...caller }) => {
    const opened = await kunciSandi.loginKunci(deps, body.jawaban, caller)
    recordKejadian(deps, {
      jenis: 'login',
      keterangan: 'Toko, dengan kunci sandi',
      penggunaId: opened.user.id,
      dari: caller,
    })
    return { message: 'Login berhasil', ...opened }
  })
}
