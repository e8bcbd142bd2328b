import { z } from 'zod'
import { dateSchema } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** The legal texts of a shop. */
export const KETENTUAN = { syarat: 'Syarat dan Ketentuan', privasi: 'Kebijakan Privasi' } as const
export const KetentuanKind = z.enum(Object.keys(KETENTUAN) as ['syarat', 'privasi'])
export type KetentuanKind = z.infer<typeof KetentuanKind>

/** A legal text as in force on a day. A version that was once in force never changes. */
export const Ketentuan = z.object({
  /** Text that the owner published; null: none was published by that day, so the shop's draft applies. */
  isi: z.string().nullable(),
  /** First day in force; null for the draft. */
  berlaku: z.iso.date().nullable(),
  /** All versions, newest first, including announced ones. */
  versi: z.array(z.object({ berlaku: z.iso.date(), catatan: z.string() })),
})
export type Ketentuan = z.infer<typeof Ketentuan>

export const getKetentuan = endpoint({
  name: 'getKetentuan',
  summary: 'Syarat atau kebijakan privasi yang berlaku sekarang, atau pada satu hari.',
  method: 'GET',
  path: '/api/ketentuan/{naskah}',
  access: 'publik',
  params: z.object({ naskah: KetentuanKind }),
  /** A day in Jakarta: returns the text that applied to orders of that day. */
  query: z.object({ per: dateSchema().optional() }),
  response: Ketentuan,
  madeOf: ['ketentuan'],
  errors: ['VALIDATION_FAILED'],
})
