import { z } from 'zod'
import { tanggal } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** The legal texts of a shop. */
export const KETENTUAN = { syarat: 'Syarat dan Ketentuan', privasi: 'Kebijakan Privasi' } as const
export const JenisKetentuan = z.enum(Object.keys(KETENTUAN) as ['syarat', 'privasi'])
export type JenisKetentuan = z.infer<typeof JenisKetentuan>

/** One of them as it is in force on a day. A version that was once in force never changes. */
export const Ketentuan = z.object({
  /** As the owner published it; null: by then nothing was, and the draft of the shop is in force. */
  isi: z.string().nullable(),
  /** Since when; null for the draft. */
  berlaku: z.iso.date().nullable(),
  /** All versions, the newest first, with those that are announced. */
  versi: z.array(z.object({ berlaku: z.iso.date(), catatan: z.string() })),
})
export type Ketentuan = z.infer<typeof Ketentuan>

export const getKetentuan = endpoint({
  name: 'getKetentuan',
  summary: 'Syarat atau kebijakan privasi yang berlaku sekarang, atau pada satu hari.',
  method: 'GET',
  path: '/api/ketentuan/{naskah}',
  access: 'publik',
  params: z.object({ naskah: JenisKetentuan }),
  /** A day in Jakarta: what an order of that day was made under. */
  query: z.object({ per: tanggal().optional() }),
  response: Ketentuan,
  madeOf: ['ketentuan'],
  errors: ['VALIDATION_FAILED'],
})
