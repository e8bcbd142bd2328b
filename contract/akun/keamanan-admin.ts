import { z } from 'zod'
import { Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { RenewedSesi } from './endpoints.ts'
import { ChangePasswordBody, PASSWORD_ADMIN_MIN, PASSWORD_MAX } from './forms.ts'

const Message = z.object({ message: z.string() })

/** Security state of an administrator's account. */
export const Keamanan = z.object({
  /** Time since which logins require a code; null if they do not. */
  kodeSejak: Timestamp.nullable(),
  sisaPemulihan: z.int(),
  /** Codes are mandatory for all administrators: by the owner's setting, or because the shop sends mail. */
  wajibSemua: z.boolean(),
  wajibKarenaSurat: z.boolean(),
  sandiPendek: z.boolean(),
})
export type Keamanan = z.infer<typeof Keamanan>

const EMPTY_KODE = 'Masukkan kode dari aplikasi'
export const KodeBody = z.object({
  kode: z
    .string(EMPTY_KODE)
    .transform((kode) => kode.replace(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, EMPTY_KODE)
        .regex(/^\d{6}$/, 'Kode terdiri dari 6 angka'),
    ),
})

/** A code of the app, or a recovery code. */
export const DisableKodeBody = z.object({
  kode: z.string(EMPTY_KODE).trim().min(1, 'Masukkan kode').max(40, 'Kode terlalu panjang'),
})

/** Proof of identity: requires the password or a code. */
export const BuktiBody = z
  .object({
    password: z.string().max(PASSWORD_MAX, 'Kata sandi terlalu panjang').optional(),
    kode: z.string().trim().max(40, 'Kode terlalu panjang').optional(),
  })
  .refine(({ password, kode }) => password || kode, { path: ['password'], message: 'Harap isi kata sandi atau kode' })

export const PasswordAdminBody = ChangePasswordBody.refine(
  ({ newPassword }) => newPassword.length >= PASSWORD_ADMIN_MIN,
  { path: ['newPassword'], message: `Kata sandi administrator minimal ${PASSWORD_ADMIN_MIN} karakter` },
)

export const getKeamanan = adminEndpoint({
  name: 'getKeamanan',
  summary: 'Bagaimana akun administrator yang sedang masuk dijaga.',
  method: 'GET',
  path: '/api/admin/keamanan',
  response: Keamanan,
})

export const proveAdmin = adminEndpoint({
  name: 'proveAdmin',
  summary: 'Kata sandi atau kode sekali lagi: membuka langkah yang menjawab PERLU_BUKTI selama 15 menit.',
  method: 'POST',
  path: '/api/admin/bukti',
  repeat: 'harmless',
  body: BuktiBody,
  response: Message,
  errors: ['BUKTI_SALAH', 'LOGIN_TERLALU_SERING', 'TERLALU_RAMAI'],
})

export const beginKode = adminEndpoint({
  name: 'beginKode',
  summary: 'Rahasia untuk aplikasi autentikator. Belum berlaku sampai satu kodenya dimasukkan.',
  method: 'POST',
  path: '/api/admin/keamanan/kode',
  repeat: 'harmless',
  proof: true,
  response: z.object({
    /** Secret for manual entry. */
    rahasia: z.string(),
    /** Secret as a URI for the QR code. */
    uri: z.string(),
  }),
  errors: ['KODE_SUDAH_AKTIF', 'PERLU_BUKTI'],
})

export const confirmKode = adminEndpoint({
  name: 'confirmKode',
  summary: 'Menyalakan kode dua langkah dengan satu kode dari aplikasi. Sesi kantor lain dari akun ini berakhir.',
  method: 'POST',
  path: '/api/admin/keamanan/kode/nyalakan',
  repeat: 'harmless',
  body: KodeBody,
  response: Message,
  errors: ['BUKTI_SALAH', 'KODE_SUDAH_AKTIF', 'KODE_BELUM_AKTIF', 'LOGIN_TERLALU_SERING'],
})

export const renewRecoveryCodes = adminEndpoint({
  name: 'renewRecoveryCodes',
  summary: 'Sepuluh kode pemulihan baru, masing-masing sekali pakai; yang lama tidak berlaku lagi.',
  method: 'POST',
  path: '/api/admin/keamanan/kode-pemulihan',
  repeat: 'harmless',
  proof: true,
  response: z.object({ kode: z.array(z.string()) }),
  errors: ['KODE_BELUM_AKTIF', 'PERLU_BUKTI'],
})

export const disableKode = adminEndpoint({
  name: 'disableKode',
  summary: 'Mematikan kode dua langkah akun yang sedang masuk, dengan satu kodenya atau kode pemulihan.',
  method: 'POST',
  path: '/api/admin/keamanan/kode/matikan',
  repeat: 'harmless',
  body: DisableKodeBody,
  response: Message,
  errors: ['KODE_BELUM_AKTIF', 'BUKTI_SALAH', 'LOGIN_TERLALU_SERING'],
})

export const requireKode = adminEndpoint({
  name: 'requireKode',
  summary: 'Meminta kode dua langkah dari semua administrator, atau tidak lagi.',
  method: 'POST',
  path: '/api/admin/keamanan/wajib',
  peran: [],
  repeat: 'harmless',
  proof: true,
  body: z.object({ wajib: z.boolean() }),
  response: Message,
  errors: ['PERLU_BUKTI'],
})

export const changePasswordAdmin = adminEndpoint({
  name: 'changePasswordAdmin',
  summary:
    'Mengganti kata sandi administrator yang sedang masuk; sesinya mendapat token baru, semua yang lain berakhir.',
  method: 'POST',
  path: '/api/admin/keamanan/sandi',
  repeat: 'harmless',
  body: PasswordAdminBody,
  response: RenewedSesi,
  errors: ['PASSWORD_LAMA_SALAH', 'PASSWORD_TERLALU_UMUM', 'TERLALU_SERING', 'TERLALU_RAMAI', 'LOGIN_TERLALU_SERING'],
})
