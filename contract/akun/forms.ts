import { z } from 'zod'
import { isNoHp, tidyNoHp } from '#contract/no-hp.ts'

/** One address, and nothing that a mail program would take for two of them. */
const EMAIL_PATTERN = /^(?!\.|.*\.[.@])[\w.!#$%*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i
/** Who has an older account logs in with the address that it has. */
const EMAIL_LOGIN_PATTERN = /^[^\s@<>&'"]+@[^\s@<>&'"]+\.[^\s@<>&'"]+$/

export const PASSWORD_MIN = 6
/** Of administrators, wherever a password is set. One of before goes on opening the office, which then asks for another. */
export const PASSWORD_ADMIN_MIN = 12
/** argon2 reads any length; the bound keeps one request from costing a megabyte of hashing. */
export const PASSWORD_MAX = 200

export const email = (kosong: string, pattern = EMAIL_PATTERN) =>
  z.string().trim().min(1, kosong).max(254, 'Email terlalu panjang').regex(pattern, 'Format email tidak valid')

/** What nobody is called: control characters, line breaks, what turns the direction of reading. */
const TAK_TERLIHAT = /[\p{C}\p{Zl}\p{Zp}]/u
/** What a mail program would make a link of. Titles are often written without a blank: "PT.Bahari", "Drs.Amir". */
const ALAMAT_WEB =
  /:\/\/|www\.|\.\p{L}+\/|(?:^|[^\p{L}\p{N}-])(?!(?:dr|dr[as]|ir|prof|hj|kh|ny|tn|muh|moh|md|st|tb|pt|cv|ud)\.)[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu

/** A person's name, as it may stand in a mail to anybody. */
export const namaOrang = (kosong: string) =>
  z
    .string(kosong)
    .trim()
    .min(1, kosong)
    .max(100, 'Nama terlalu panjang')
    .refine(
      (nama) => !TAK_TERLIHAT.test(nama),
      'Nama hanya boleh berisi huruf dan tanda yang terlihat, dalam satu baris',
    )
    .refine((nama) => !ALAMAT_WEB.test(nama), 'Nama tidak boleh berisi alamat web. Beri spasi setelah titik.')

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

const LOGIN_KOSONG = 'Harap isi email terlebih dahulu'

/** Who logs in names the account by its e-mail address, or by its phone number in whatever form; the field is called as the specification has it. */
const emailAtauNoHp = z
  .string()
  .trim()
  .min(1, LOGIN_KOSONG)
  .max(254, 'Email terlalu panjang')
  .overwrite(tidyNoHp)
  .refine((nama) => EMAIL_LOGIN_PATTERN.test(nama) || isNoHp(nama), 'Format email tidak valid')

export const LoginBody = z.object({
  email: emailAtauNoHp,
  password: password('Harap isi password terlebih dahulu'),
})

export const RegisterBody = z.object({
  nama: namaOrang('Masukkan nama lengkap terlebih dahulu'),
  email: email('Masukkan email terlebih dahulu'),
  no_hp: NoHp,
  password: password('Masukkan sandi terlebih dahulu'),
})

/** The fields that an account may change on itself; everything else in the body is dropped. */
export const ProfileBody = z.object({
  nama: namaOrang('Nama dan Email tidak boleh kosong').optional(),
  email: email('Nama dan Email tidak boleh kosong').optional(),
  no_hp: z.union([z.literal(''), NoHp]).optional(),
  alamat: z.string().trim().max(500, 'Alamat terlalu panjang').optional(),
  username: z
    .string()
    .trim()
    .max(100, 'Nama pengguna terlalu panjang')
    .regex(/^\P{C}*$/u, 'Nama pengguna tidak valid')
    .optional(),
})

/** The form of the profile's screen; its user name stays as it is. */
export const ProfilForm = ProfileBody.pick({ nama: true, email: true, alamat: true, no_hp: true })

/** The address dialog of the checkout: the same profile, but nothing may be missing. */
export const AlamatForm = z.object({
  nama: namaOrang('Semua field harus diisi'),
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

export const LupaPasswordBody = z.object({ email: email(LOGIN_KOSONG, EMAIL_LOGIN_PATTERN) })

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
