import { z } from 'zod'
import { email, NoHp, personName, RegisterBody } from '#contract/akun/forms.ts'
import { type Column, each } from '#contract/columns.ts'
import { GambarInput, Id, IdParam } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { WholeListQuery } from '#contract/list.ts'
import { PERAN_NAMES, Peran, PeranInput } from '#contract/peran.ts'

export const Role = z.enum(['user', 'admin'], 'Pilih role')

/** An account in the back office. `id` and `userId` are equal; the specification uses both names. */
export const AkunPengguna = z.object({
  id: Id,
  userId: Id,
  nama: z.string(),
  email: z.string(),
  no_hp: z.string(),
  role: Role,
  peran: z.array(Peran),
  gambar: z.string().nullable(),
  versi: Versi,
})
export type AkunPengguna = z.infer<typeof AkunPengguna>

const EMPTY = 'Nama, Email, dan Nomor HP harus diisi'
const requiredText = z.string(EMPTY).trim().min(1, EMPTY)

export const PENGGUNA = {
  nama: { label: 'Nama', kind: 'text', typed: personName(EMPTY) },
  email: { label: 'Email', kind: 'email', typed: requiredText.pipe(email(EMPTY)) },
  no_hp: { label: 'No. HP', kind: 'text', typed: requiredText.pipe(NoHp) },
  role: {
    label: 'Role',
    hint: 'Admin bisa masuk ke admin toko.',
    kind: 'choice',
    words: { user: 'User', admin: 'Admin' },
    typed: Role,
  },
  /** Roles of an administrator, as an array or separated by commas; if missing, unchanged. */
  peran: { label: 'Peran di admin toko', words: PERAN_NAMES, typed: PeranInput.optional() },
  /** A missing or empty value leaves the password unchanged. */
  password: {
    label: 'Kata sandi',
    hint: 'Kosongkan jika tidak diganti. Jika diganti, pengguna ini harus login lagi di semua perangkat.',
    kind: 'password',
    typed: z.union([z.literal('').transform(() => undefined), RegisterBody.shape.password]).optional(),
  },
  gambar: { label: 'Gambar', kind: 'picture', typed: GambarInput },
} as const satisfies Record<string, Column>

/** Names of the roles. */
export const ROLE = PENGGUNA.role.words

export const PenggunaBody = z.object(each(PENGGUNA, 'typed'))

const PenggunaParams = z.object({ userId: IdParam })
/** `data` duplicates the top-level fields, because the specification can be read either way. */
const SinglePengguna = AkunPengguna.extend({ data: AkunPengguna })

export const listPengguna = adminEndpoint({
  name: 'listPengguna',
  summary: 'Akun pelanggan dan administrator; dapat dicari, disaring, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/auth/users',
  query: WholeListQuery.extend({
    role: Role.optional(),
    urut: z.enum(['nama', '-nama', 'email', '-email']).default('nama'),
  }),
  response: z.array(AkunPengguna),
  paged: true,
})

export const getPengguna = adminEndpoint({
  name: 'getPengguna',
  summary: 'Satu akun.',
  method: 'GET',
  path: '/api/auth/users/{userId}',
  params: PenggunaParams,
  response: SinglePengguna,
  errors: ['PENGGUNA_TIDAK_ADA'],
})

export const updatePengguna = adminEndpoint({
  name: 'updatePengguna',
  summary:
    'Mengubah akun. Kata sandi baru mengakhiri sesinya; tanpa role admin, atau dengan peran lain, sesi kantornya berakhir.',
  method: 'PUT',
  path: '/api/auth/users/{userId}',
  proof: true,
  multipart: true,
  params: PenggunaParams,
  body: edit(PenggunaBody),
  response: SinglePengguna.extend({ message: z.string() }),
  errors: [
    'PASSWORD_TERLALU_UMUM',
    'TERLALU_SERING',
    'TERLALU_RAMAI',
    'BODY_TOO_LARGE',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
    'PENGGUNA_TIDAK_ADA',
    'EMAIL_TERDAFTAR',
    'ADMIN_TERAKHIR',
    'ISIAN_BENTROK',
    'PERLU_BUKTI',
  ],
})

export const deletePengguna = adminEndpoint({
  name: 'deletePengguna',
  summary: 'Menghapus akun. Yang pernah memesan dilepas dari orangnya; pesanannya tetap ada.',
  method: 'DELETE',
  path: '/api/auth/users/{userId}',
  proof: true,
  params: PenggunaParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['PENGGUNA_TIDAK_ADA', 'ADMIN_TERAKHIR', 'AKUN_SENDIRI', 'PESANAN_BERJALAN', 'DATA_BERUBAH', 'PERLU_BUKTI'],
})
