import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { Peran } from '#contract/peran.ts'
import { Pengguna } from './endpoints.ts'
import { PASSWORD_MAX } from './forms.ts'

/** Requires only that both fields are filled: the password comparison handles everything else. */
export const LoginAdminBody = z.object({
  email: z.string().trim().min(1, 'Harap isi email terlebih dahulu').max(254, 'Email terlalu panjang'),
  password: z.string().min(1, 'Harap isi password terlebih dahulu').max(PASSWORD_MAX, 'Kata sandi terlalu panjang'),
  /** Code from the authenticator app or a recovery code; only for accounts with the second factor. */
  kode: z.string().trim().max(40, 'Kode terlalu panjang').optional(),
})

export const loginAdmin = endpoint({
  name: 'loginAdmin',
  summary: 'Masuk ke kantor toko. Jawabannya membawa token dan memasang cookie yang hanya dibaca server.',
  method: 'POST',
  path: '/api/auth/login-admin',
  access: 'publik',
  body: LoginAdminBody,
  response: z.object({ message: z.string(), token: z.string(), user: Pengguna, peran: z.array(Peran) }),
  errors: ['VALIDATION_FAILED', 'LOGIN_SALAH', 'BUTUH_KODE', 'KODE_SALAH', 'LOGIN_TERLALU_SERING', 'TERLALU_RAMAI'],
})

export const logoutAdmin = adminEndpoint({
  name: 'logoutAdmin',
  summary: 'Mengakhiri sesi kantor di server dan menghapus cookienya.',
  method: 'POST',
  path: '/api/auth/admin/logout',
  repeat: 'harmless',
  response: z.object({ status: z.literal('success'), message: z.string() }),
})

export const getAdmin = adminEndpoint({
  name: 'getAdmin',
  summary: 'Administrator yang sedang masuk.',
  method: 'GET',
  path: '/api/admin/saya',
  response: Pengguna.extend({
    /** Roles that determine which parts of the office are displayed. */
    peran: z.array(Peran),
    /** Required step before any other use: a longer password, or setup of the second factor. */
    wajib: z.enum(['sandi', 'kode']).nullable(),
  }),
})
