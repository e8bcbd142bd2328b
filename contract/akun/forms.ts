import { z } from 'zod'
import { isNoHp, tidyNoHp } from '#contract/no-hp.ts'

const EMAIL_PATTERN = /^[^\s@<>&'"]+@[^\s@<>&'"]+\.[^\s@<>&'"]+$/

export const PASSWORD_MIN = 6
/** argon2 reads any length; the bound keeps one request from costing a megabyte of hashing. */
export const PASSWORD_MAX = 200

export const email = (kosong: string) =>
  z.string().trim().min(1, kosong).max(254, 'Email terlalu panjang').regex(EMAIL_PATTERN, 'Format email tidak valid')
const password = (kosong: string) =>
  z
    .string()
    .min(1, kosong)
    .min(PASSWORD_MIN, 'Kata sandi minimal 6 karakter')
    .max(PASSWORD_MAX, 'Kata sandi terlalu panjang')

/** A phone number as people write it, brought into the one form in which it is kept. */
const noHp = (kosong: string) =>
  z.string().trim().min(1, kosong).overwrite(tidyNoHp).refine(isNoHp, 'Nomor HP tidak valid')

export const NoHp = noHp('Masukkan nomor HP terlebih dahulu')

export const LoginBody = z.object({
  email: email('Harap isi email terlebih dahulu'),
  password: password('Harap isi password terlebih dahulu'),
})

export const RegisterBody = z.object({
  nama: z.string().trim().min(1, 'Masukkan nama lengkap terlebih dahulu').max(100, 'Nama terlalu panjang'),
  email: email('Masukkan email terlebih dahulu'),
  no_hp: NoHp,
  password: password('Masukkan sandi terlebih dahulu'),
})

/** The fields that an account may change on itself; everything else in the body is dropped. */
export const ProfileBody = z.object({
  nama: z.string().trim().min(1, 'Nama dan Email tidak boleh kosong').max(100, 'Nama terlalu panjang').optional(),
  email: email('Nama dan Email tidak boleh kosong').optional(),
  no_hp: z.union([z.literal(''), NoHp]).optional(),
  alamat: z.string().trim().max(500, 'Alamat terlalu panjang').optional(),
  username: z.string().trim().max(100, 'Nama pengguna terlalu panjang').optional(),
})

/** The form of the profile's screen; its user name stays as it is. */
export const ProfilForm = ProfileBody.pick({ nama: true, email: true, alamat: true, no_hp: true })

/** The address dialog of the checkout: the same profile, but nothing may be missing. */
export const AlamatForm = z.object({
  nama: z.string().trim().min(1, 'Semua field harus diisi').max(100, 'Nama terlalu panjang'),
  no_hp: noHp('Semua field harus diisi'),
  alamat: z.string().trim().min(1, 'Semua field harus diisi').max(500, 'Alamat terlalu panjang'),
})

const wajib = z.string('Semua field harus diisi').min(1, 'Semua field harus diisi')

export const ChangePasswordBody = z
  .object({
    currentPassword: wajib.max(PASSWORD_MAX, 'Kata sandi terlalu panjang'),
    newPassword: wajib
      .min(PASSWORD_MIN, 'Kata sandi minimal 6 karakter')
      .max(PASSWORD_MAX, 'Kata sandi terlalu panjang'),
    confirmPassword: wajib,
  })
  // Said together with the other errors, but not about a field that is still empty.
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Konfirmasi password tidak sesuai',
    when: ({ value }) => Boolean((value as { confirmPassword?: unknown } | null)?.confirmPassword),
  })

export const LupaPasswordBody = z.object({ email: LoginBody.shape.email })

export const ResetPasswordBody = z
  .object({
    token: z.string().min(1).max(100),
    password: RegisterBody.shape.password,
    confirmPassword: z.string(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Konfirmasi password tidak sesuai',
  })
