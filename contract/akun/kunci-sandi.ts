import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Pengguna } from './endpoints.ts'
import { PASSWORD_MAX } from './forms.ts'

/** Maximum number of passkeys per account. */
export const KUNCI_SANDI_MAX = 10
export const KUNCI_NAME_MAX = 60

/** A passkey as displayed to its owner. */
export const KunciSandi = z.object({
  kunciId: Id,
  nama: z.string(),
  dibuat: Timestamp,
  /** Time of the last login with the passkey. */
  terpakai: Timestamp.nullable(),
})
export type KunciSandi = z.infer<typeof KunciSandi>

/** WebAuthn request and response. Only the WebAuthn library parses them. */
const WebAuthnRequest = z.record(z.string(), z.unknown())
const WebAuthnResponse = z.looseObject({ id: z.string().min(1).max(1400), response: z.looseObject({}) })

const Done = z.object({ message: z.string() })
const KunciParams = z.object({ kunciId: IdParam })
const name = z.string().trim().min(1, 'Beri nama kunci sandi ini').max(KUNCI_NAME_MAX, 'Nama terlalu panjang')

export const listKunciSandi = endpoint({
  name: 'listKunciSandi',
  summary: 'Kunci sandi (passkey) akun ini.',
  method: 'GET',
  path: '/api/auth/kunci-sandi',
  access: 'pelanggan',
  response: z.array(KunciSandi),
  errors: [],
})

export const beginKunciSandi = endpoint({
  name: 'beginKunciSandi',
  summary: 'Memulai penambahan kunci sandi. Kata sandi diminta jika loginnya sudah lebih dari 15 menit lalu.',
  method: 'POST',
  path: '/api/auth/kunci-sandi/mulai',
  access: 'pelanggan',
  body: z.object({ password: z.string().max(PASSWORD_MAX, `Kata sandi maksimal ${PASSWORD_MAX} karakter`).optional() }),
  response: z.object({ permintaan: WebAuthnRequest }),
  errors: [
    'VALIDATION_FAILED',
    'PERLU_BUKTI',
    'BUKTI_SALAH',
    'KUNCI_SANDI_PENUH',
    'LOGIN_TERLALU_SERING',
    'TERLALU_RAMAI',
    'TERLALU_SERING',
  ],
})

export const addKunciSandi = endpoint({
  name: 'addKunciSandi',
  summary: 'Menyimpan kunci sandi yang dibuat perangkat atas permintaan `beginKunciSandi`.',
  method: 'POST',
  path: '/api/auth/kunci-sandi',
  access: 'pelanggan',
  body: z.object({ jawaban: WebAuthnResponse }),
  response: KunciSandi.extend({ message: z.string() }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'KUNCI_SANDI_DITOLAK', 'KUNCI_SANDI_PENUH'],
})

export const renameKunciSandi = endpoint({
  name: 'renameKunciSandi',
  summary: 'Memberi nama lain kepada kunci sandi.',
  method: 'PUT',
  path: '/api/auth/kunci-sandi/{kunciId}',
  access: 'pelanggan',
  params: KunciParams,
  body: z.object({ nama: name }),
  response: Done,
  errors: ['VALIDATION_FAILED', 'KUNCI_SANDI_TIDAK_ADA'],
})

export const removeKunciSandi = endpoint({
  name: 'removeKunciSandi',
  summary: 'Menghapus kunci sandi. Yang sudah tidak ada tetap tidak ada.',
  method: 'DELETE',
  path: '/api/auth/kunci-sandi/{kunciId}',
  access: 'pelanggan',
  params: KunciParams,
  response: Done,
  errors: ['VALIDATION_FAILED'],
})

export const beginLoginKunci = endpoint({
  name: 'beginLoginKunci',
  summary: 'Permintaan yang ditandatangani perangkat untuk masuk dengan kunci sandi; berlaku 5 menit, sekali pakai.',
  method: 'POST',
  path: '/api/auth/login-kunci/mulai',
  access: 'publik',
  response: z.object({ permintaan: WebAuthnRequest }),
  errors: ['TERLALU_SERING'],
})

export const loginKunci = endpoint({
  name: 'loginKunci',
  summary: 'Masuk dengan kunci sandi; jawabannya seperti login dengan kata sandi.',
  method: 'POST',
  path: '/api/auth/login-kunci',
  access: 'publik',
  body: z.object({ jawaban: WebAuthnResponse }),
  response: z.object({ message: z.string(), token: z.string(), user: Pengguna }),
  errors: ['VALIDATION_FAILED', 'LOGIN_KUNCI_GAGAL', 'LOGIN_TERLALU_SERING'],
})
