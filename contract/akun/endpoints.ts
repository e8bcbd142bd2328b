import { z } from 'zod'
import { BerkasGambar, Id } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams } from '#contract/gambar.ts'
import { ChangePasswordBody, LoginBody, ProfileBody, RegisterBody } from './forms.ts'

/** An account as displayed to its owner. `id` and `userId` are equal; the specification uses both names. */
export const Pengguna = z.object({
  id: Id,
  userId: Id,
  nama: z.string(),
  email: z.string(),
  no_hp: z.string(),
  alamat: z.string(),
  username: z.string(),
  gambar: z.string().nullable(),
  role: z.enum(['user', 'admin']),
})
export type Pengguna = z.infer<typeof Pengguna>

/** E-mail subscriptions of an account. */
export const PilihanNotifikasi = z.object({
  orderStatus: z.boolean(),
  articleUpdates: z.boolean(),
  productOffers: z.boolean(),
  discountPromo: z.boolean(),
  shippingUpdates: z.boolean(),
  /** Reminders from the treatment book. */
  treatmentReminders: z.boolean(),
})
export type PilihanNotifikasi = z.infer<typeof PilihanNotifikasi>

/** A profile with the state of its e-mail address. */
export const Profile = Pengguna.extend({
  /** True if a link proved that the account's owner receives mail at the address. */
  emailDikonfirmasi: z.boolean(),
  /** New address that takes effect once it is confirmed. */
  emailBaru: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileResponse = Profile.extend({ user: Profile })

export const register = endpoint({
  name: 'register',
  summary: 'Mendaftarkan akun pelanggan baru.',
  method: 'POST',
  path: '/api/auth/register',
  access: 'publik',
  body: RegisterBody,
  response: z.object({ message: z.string(), user: Pengguna }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'EMAIL_TERDAFTAR', 'PASSWORD_TERLALU_UMUM', 'TERLALU_RAMAI', 'TERLALU_SERING'],
})

export const login = endpoint({
  name: 'login',
  summary: 'Masuk dengan email dan kata sandi; jawabannya berisi token sesi.',
  method: 'POST',
  path: '/api/auth/login',
  access: 'publik',
  body: LoginBody,
  response: z.object({ message: z.string(), token: z.string(), user: Pengguna }),
  errors: ['VALIDATION_FAILED', 'LOGIN_SALAH', 'LOGIN_TERLALU_SERING', 'TERLALU_RAMAI'],
})

export const logout = endpoint({
  name: 'logout',
  summary: 'Mengakhiri sesi yang sedang dipakai.',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'pelanggan',
  response: z.object({ status: z.literal('success'), message: z.string() }),
  errors: [],
})

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'Profil akun yang sedang masuk.',
  method: 'GET',
  path: '/api/auth/profile',
  access: 'pelanggan',
  response: ProfileResponse,
  errors: [],
})

export const updateProfile = endpoint({
  name: 'updateProfile',
  summary: 'Mengubah profil akun yang sedang masuk. Field yang tidak dikirim tetap; email baru menunggu konfirmasinya.',
  method: 'PUT',
  path: '/api/auth/profile',
  access: 'pelanggan',
  body: ProfileBody,
  response: ProfileResponse.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'EMAIL_TERDAFTAR', 'TAUTAN_TERLALU_SERING'],
})

export const uploadProfileGambar = endpoint({
  name: 'uploadProfileGambar',
  summary: 'Mengganti foto profil (JPG, PNG, WebP, AVIF, GIF; maksimal 8 MB dan 40 megapiksel).',
  method: 'POST',
  path: '/api/auth/profile/upload-image',
  access: 'pelanggan',
  multipart: true,
  body: z.object({ gambar: BerkasGambar }),
  response: z.object({ message: z.string(), gambar: z.string(), data: z.object({ gambar: z.string() }) }),
  errors: [
    'VALIDATION_FAILED',
    'BODY_TOO_LARGE',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const deleteProfileGambar = endpoint({
  name: 'deleteProfileGambar',
  summary: 'Menghapus foto profil.',
  method: 'DELETE',
  path: '/api/auth/profile/upload-image',
  access: 'pelanggan',
  response: z.object({ message: z.string() }),
  errors: [],
})

/** Without a session, because an <img> sends none. The name is 128 random bits, which only the account's owner receives. */
export const getProfileGambar = endpoint({
  name: 'getProfileGambar',
  summary: 'Foto profil.',
  method: 'GET',
  path: '/api/auth/profile-image/{gambar}',
  access: 'publik',
  params: GambarParams,
  response: 'gambar',
  errors: ['GAMBAR_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

/** The session's new token after a new password; the old one is refused. */
export const RenewedSesi = z.object({ message: z.string(), token: z.string() })

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Mengganti kata sandi; sesi ini mendapat token baru, semua sesi lain dari akun ini berakhir.',
  method: 'PUT',
  path: '/api/auth/change-password',
  access: 'pelanggan',
  body: ChangePasswordBody,
  response: RenewedSesi,
  errors: [
    'VALIDATION_FAILED',
    'PASSWORD_LAMA_SALAH',
    'PASSWORD_TERLALU_UMUM',
    'TERLALU_SERING',
    'TERLALU_RAMAI',
    'LOGIN_TERLALU_SERING',
  ],
})

export const getNotifikasiChoices = endpoint({
  name: 'getNotifikasiChoices',
  summary: 'Email apa saja yang ingin diterima akun ini.',
  method: 'GET',
  path: '/api/auth/notifikasi',
  access: 'pelanggan',
  response: PilihanNotifikasi,
  errors: [],
})

export const updateNotifikasiChoices = endpoint({
  name: 'updateNotifikasiChoices',
  summary: 'Menyimpan pilihan email.',
  method: 'PUT',
  path: '/api/auth/notifikasi',
  access: 'pelanggan',
  // Optional, because clients of the specification do not send it; a missing value stays unchanged.
  body: PilihanNotifikasi.partial({ treatmentReminders: true }),
  response: PilihanNotifikasi.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED'],
})
