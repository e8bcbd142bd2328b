import { z } from 'zod'
import { email, personName } from '#contract/akun/forms.ts'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { Peran, PeranInput } from '#contract/peran.ts'

/** A pending invitation to the office. */
export const Undangan = z.object({
  undanganId: Id,
  nama: z.string(),
  email: z.string(),
  peran: z.array(Peran),
  /** Name of the inviting administrator; null if that account was deleted. */
  oleh: z.string().nullable(),
  dibuat: Timestamp,
  /** Time at which the link expires. */
  kedaluwarsa: Timestamp,
})
export type Undangan = z.infer<typeof Undangan>

export const InviteBody = z.object({
  nama: personName('Masukkan dulu namanya'),
  email: email('Masukkan email terlebih dahulu'),
  peran: PeranInput,
})

const UndanganParams = z.object({ undanganId: IdParam })
const Pesan = z.object({ message: z.string() })

export const listUndangan = adminEndpoint({
  name: 'listUndangan',
  summary: 'Undangan ke kantor toko yang belum diterima, terbaru lebih dulu.',
  method: 'GET',
  path: '/api/admin/undangan',
  response: z.array(Undangan),
})

export const createUndangan = adminEndpoint({
  name: 'createUndangan',
  summary: 'Mengundang seseorang bekerja di kantor toko. Tautannya dikirim lewat email dan berlaku 24 jam.',
  method: 'POST',
  path: '/api/admin/undangan',
  proof: true,
  body: InviteBody,
  response: Pesan.extend({
    undanganId: Id,
    /** True if the shop sent the mail; otherwise an administrator must pass on the link. */
    terkirim: z.boolean(),
  }),
  status: 201,
  errors: ['SUDAH_DI_KANTOR', 'SUDAH_DIUNDANG', 'PERLU_BUKTI', 'TAUTAN_TERLALU_SERING'],
})

export const resendUndangan = adminEndpoint({
  name: 'resendUndangan',
  summary: 'Mengirim undangan lagi dengan tautan baru; yang lama mati.',
  method: 'POST',
  path: '/api/admin/undangan/{undanganId}/kirim',
  params: UndanganParams,
  response: Pesan,
  errors: ['UNDANGAN_TIDAK_ADA', 'TOKO_TANPA_SURAT', 'TAUTAN_TERLALU_SERING'],
})

export const makeTautanUndangan = adminEndpoint({
  name: 'makeTautanUndangan',
  summary: 'Membuat tautan baru untuk diserahkan sendiri, misalnya lewat WhatsApp; yang lama mati.',
  description: 'Tautannya hanya ada di jawaban ini, dan tidak disimpan di mana pun.',
  method: 'POST',
  path: '/api/admin/undangan/{undanganId}/tautan',
  repeat: 'harmless',
  proof: true,
  params: UndanganParams,
  response: z.object({ tautan: z.string(), kedaluwarsa: Timestamp }),
  errors: ['UNDANGAN_TIDAK_ADA', 'PERLU_BUKTI'],
})

export const withdrawUndangan = adminEndpoint({
  name: 'withdrawUndangan',
  summary: 'Menarik undangan: tautannya mati.',
  method: 'DELETE',
  path: '/api/admin/undangan/{undanganId}',
  params: UndanganParams,
  response: Pesan,
  errors: ['UNDANGAN_TIDAK_ADA'],
})
