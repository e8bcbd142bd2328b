import { z } from 'zod'
import { email, namaOrang } from '#contract/akun/forms.ts'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Peran, PeranIsian } from '#contract/peran.ts'

/** A pending invitation to the office. */
export const Undangan = z.object({
  undanganId: Id,
  nama: z.string(),
  email: z.string(),
  peran: z.array(Peran),
  /** Name of the inviting administrator; null if that account was deleted. */
  oleh: z.string().nullable(),
  dibuat: Waktu,
  /** Time at which the link expires. */
  kedaluwarsa: Waktu,
})
export type Undangan = z.infer<typeof Undangan>

export const UndangBody = z.object({
  nama: namaOrang('Masukkan dulu namanya'),
  email: email('Masukkan email terlebih dahulu'),
  peran: PeranIsian,
})

const UndanganParams = z.object({ undanganId: IdParam })
const Pesan = z.object({ message: z.string() })

export const listUndangan = endpoint({
  name: 'listUndangan',
  summary: 'Undangan ke kantor toko yang belum diterima, terbaru lebih dulu.',
  method: 'GET',
  path: '/api/admin/undangan',
  access: 'admin',
  response: z.array(Undangan),
  errors: [],
})

export const createUndangan = endpoint({
  name: 'createUndangan',
  summary: 'Mengundang seseorang bekerja di kantor toko. Tautannya dikirim lewat email dan berlaku 24 jam.',
  method: 'POST',
  path: '/api/admin/undangan',
  access: 'admin',
  repeat: 'once',
  buktikan: true,
  body: UndangBody,
  response: Pesan.extend({
    undanganId: Id,
    /** True if the shop sent the mail; otherwise an administrator must pass on the link. */
    terkirim: z.boolean(),
  }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'SUDAH_DI_KANTOR', 'SUDAH_DIUNDANG', 'PERLU_BUKTI'],
})

export const resendUndangan = endpoint({
  name: 'resendUndangan',
  summary: 'Mengirim undangan lagi dengan tautan baru; yang lama mati.',
  method: 'POST',
  path: '/api/admin/undangan/{undanganId}/kirim',
  access: 'admin',
  repeat: 'once',
  params: UndanganParams,
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'UNDANGAN_TIDAK_ADA', 'TOKO_TANPA_SURAT', 'TAUTAN_TERLALU_SERING'],
})

export const makeTautanUndangan = endpoint({
  name: 'makeTautanUndangan',
  summary: 'Membuat tautan baru untuk diserahkan sendiri, misalnya lewat WhatsApp; yang lama mati.',
  description: 'Tautannya hanya ada di jawaban ini, dan tidak disimpan di mana pun.',
  method: 'POST',
  path: '/api/admin/undangan/{undanganId}/tautan',
  access: 'admin',
  repeat: 'harmless',
  buktikan: true,
  params: UndanganParams,
  response: z.object({ tautan: z.string(), kedaluwarsa: Waktu }),
  errors: ['VALIDATION_FAILED', 'UNDANGAN_TIDAK_ADA', 'PERLU_BUKTI'],
})

export const withdrawUndangan = endpoint({
  name: 'withdrawUndangan',
  summary: 'Menarik undangan: tautannya mati.',
  method: 'DELETE',
  path: '/api/admin/undangan/{undanganId}',
  access: 'admin',
  repeat: 'once',
  params: UndanganParams,
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'UNDANGAN_TIDAK_ADA'],
})
