import { z } from 'zod'
import { isNoHp, tidyNoHp } from '#contract/no-hp.ts'

/** A single e-mail address, without characters that a mail program would read as a separator. */
const EMAIL_PATTERN = /^(?!\.|.*\.[.@])[\w.!#$%*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i
/** Pattern for logins, which must accept the addresses of older accounts. */
const EMAIL_LOGIN_PATTERN = /^[^\s@<>&'"]+@[^\s@<>&'"]+\.[^\s@<>&'"]+$/

export const PASSWORD_MIN = 6
/** Minimum length of new administrator passwords. Older, shorter ones still open the office, which then requires a change. */
export const PASSWORD_ADMIN_MIN = 12
/** argon2 accepts any length. The limit keeps a single request from hashing a megabyte. */
export const PASSWORD_MAX = 200

export const email = (empty: string, pattern = EMAIL_PATTERN) =>
  z.string().trim().min(1, empty).max(254, 'Email maksimal 254 huruf').regex(pattern, 'Format email tidak valid')

/** Characters forbidden in names: control characters, line breaks, and marks that change the text direction. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u
/** Text that a mail program would turn into a link. Allows titles without a space: "PT.Bahari", "Drs.Amir". */
const WEB_ADDRESS =
  /:\/\/|www\.|\.\p{L}+\/|(?:^|[^\p{L}\p{N}-])(?!(?:dr|dr[as]|ir|prof|hj|kh|ny|tn|muh|moh|md|st|tb|pt|cv|ud)\.)[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu

/** A person's name that is safe in a mail to any recipient. */
export const personName = (empty: string) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(100, 'Nama maksimal 100 huruf')
    .refine((name) => !INVISIBLE.test(name), 'Tulis nama dalam satu baris, dengan huruf dan tanda biasa saja')
    .refine((name) => !WEB_ADDRESS.test(name), 'Nama tidak boleh berisi alamat web. Beri spasi setelah titik.')

const password = (empty: string) =>
  z
    .string()
    .min(1, empty)
    .min(PASSWORD_MIN, 'Kata sandi minimal 6 karakter')
    .max(PASSWORD_MAX, `Kata sandi maksimal ${PASSWORD_MAX} karakter`)

/** A phone number in any notation, normalized to the stored form. */
const noHp = (empty: string) =>
  z.string().trim().min(1, empty).overwrite(tidyNoHp).refine(isNoHp, 'Nomor HP tidak valid')

export const NoHp = noHp('Masukkan nomor HP terlebih dahulu')

const EMPTY_LOGIN = 'Harap isi email terlebih dahulu'

/**
 * Login name: the account's e-mail address, or its phone number in any notation. The specification names the field `email`.
 */
const emailOrNoHp = (empty: string, wrong: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(254, 'Email maksimal 254 huruf')
    .overwrite(tidyNoHp)
    .refine((name) => EMAIL_LOGIN_PATTERN.test(name) || isNoHp(name), wrong)

export const LoginBody = z.object({
  email: emailOrNoHp(EMPTY_LOGIN, 'Format email tidak valid'),
  password: password('Harap isi password terlebih dahulu'),
})

/** A code as typed; spaces between its digits are ignored. */
const Kode = z
  .string()
  .overwrite((text) => text.replace(/\s/g, ''))
  .regex(/^\d{6}$/, 'Kode terdiri dari 6 angka')

export const KodeLoginBody = z.object({
  email: emailOrNoHp('Isi email atau nomor HP Anda', 'Email atau nomor HP tidak valid'),
  /** True to get the code by mail in any case. */
  byMail: z.boolean().default(false),
})

/** A code, and the token of the page that asked for it. */
export const KodeBody = z.object({ permintaan: z.string().min(20).max(100), kode: Kode })

export const RegisterBody = z.object({
  nama: personName('Masukkan nama lengkap terlebih dahulu'),
  email: email('Masukkan email terlebih dahulu'),
  no_hp: NoHp,
  password: password('Masukkan sandi terlebih dahulu'),
})

/** Fields of an account that its owner may change; all other fields of the body are dropped. */
export const ProfileBody = z.object({
  nama: personName('Nama dan Email tidak boleh kosong').optional(),
  email: email('Nama dan Email tidak boleh kosong').optional(),
  no_hp: z.union([z.literal(''), NoHp]).optional(),
  alamat: z.string().trim().max(500, 'Alamat maksimal 500 huruf').optional(),
  username: z
    .string()
    .trim()
    .max(100, 'Nama pengguna maksimal 100 huruf')
    .regex(/^\P{C}*$/u, 'Nama pengguna tidak valid')
    .optional(),
})

/** Form of the profile screen; it does not change the user name. */
export const ProfileForm = ProfileBody.pick({ nama: true, email: true, alamat: true, no_hp: true })

/** Address dialog of the checkout: profile fields, all of them required. */
export const AlamatForm = z.object({
  nama: personName('Semua field harus diisi'),
  no_hp: noHp('Semua field harus diisi'),
  alamat: z.string().trim().min(1, 'Semua field harus diisi').max(500, 'Alamat maksimal 500 huruf'),
})

const requiredText = z.string('Semua field harus diisi').min(1, 'Semua field harus diisi')

export const ChangePasswordBody = z
  .object({
    currentPassword: requiredText.max(PASSWORD_MAX, `Kata sandi maksimal ${PASSWORD_MAX} karakter`),
    newPassword: requiredText
      .min(PASSWORD_MIN, 'Kata sandi minimal 6 karakter')
      .max(PASSWORD_MAX, `Kata sandi maksimal ${PASSWORD_MAX} karakter`),
    confirmPassword: requiredText,
  })
  // Reported together with the other errors, but not while the field is empty.
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Konfirmasi password tidak sesuai',
    when: ({ value }) => Boolean((value as { confirmPassword?: unknown } | null)?.confirmPassword),
  })

export const ForgotPasswordBody = z.object({ email: email(EMPTY_LOGIN, EMAIL_LOGIN_PATTERN) })

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
