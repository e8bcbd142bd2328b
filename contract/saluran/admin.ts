import { z } from 'zod'
import { Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { KODE_TEMPLAT_WA } from './templat-wa.ts'
import { ModeWa } from './whatsapp.ts'

const KodeTemplatWa = z.enum(KODE_TEMPLAT_WA)

/** State of a template at Meta; `belum`: it was never submitted. */
export const TemplatWaState = z.object({
  kode: KodeTemplatWa,
  /** Name at Meta, with the version. */
  nama: z.string(),
  /** Word of Meta in lower case, or `belum`. */
  status: z.string(),
  /** Category at Meta; null if it was never submitted. */
  kategori: z.string().nullable(),
  alasan: z.string(),
})
export type TemplatWaState = z.infer<typeof TemplatWaState>

/** Messages of a month by template. */
export const UsageWa = z.object({
  bulan: z.string(),
  templat: z.string(),
  terkirim: z.int(),
  tiba: z.int(),
  dibaca: z.int(),
  gagal: z.int(),
  ditagih: z.int(),
  /** Estimated price of the charged ones, in rupiah. */
  biaya: z.int(),
})

/** Last notice of Meta about the number, the account or a template. */
export const KabarMeta = z.object({
  /** Field of the webhook, with the name of a template. */
  bidang: z.string(),
  /** Word of Meta. */
  kejadian: z.string(),
  diterima: Timestamp,
  /** True for a problem that is not marked as seen. */
  perluDilihat: z.boolean(),
})
export type KabarMeta = z.infer<typeof KabarMeta>

export const WhatsAppOffice = z.object({
  mode: ModeWa,
  /** Page of the simulator; null unless messages are simulated. */
  simulator: z.string().nullable(),
  templat: z.array(TemplatWaState),
  /** Messages of this month and the one before, newest first. */
  pemakaian: z.array(UsageWa),
  pagu: z.int(),
  kabar: z.array(KabarMeta),
})
export type WhatsAppOffice = z.infer<typeof WhatsAppOffice>

const PATH = '/api/admin/whatsapp'

export const getWhatsAppOffice = adminEndpoint({
  name: 'getWhatsAppOffice',
  summary: 'Templat WhatsApp toko dengan keadaannya di Meta, dan pemakaian bulan ini.',
  method: 'GET',
  path: PATH,
  response: WhatsAppOffice,
})

export const submitTemplatWa = adminEndpoint({
  name: 'submitTemplatWa',
  summary: 'Mengajukan satu templat ke Meta. Templat yang sudah ada di sana hanya dibaca keadaannya.',
  method: 'POST',
  path: `${PATH}/templat/{kode}`,
  repeat: 'harmless',
  params: z.object({ kode: KodeTemplatWa }),
  response: WhatsAppOffice,
  errors: ['WHATSAPP_MATI', 'WHATSAPP_MENOLAK', 'TERLALU_SERING'],
})

export const refreshTemplatWa = adminEndpoint({
  name: 'refreshTemplatWa',
  summary: 'Membaca keadaan semua templat dari Meta.',
  method: 'POST',
  path: `${PATH}/segarkan`,
  repeat: 'harmless',
  response: WhatsAppOffice,
  errors: ['WHATSAPP_MATI', 'WHATSAPP_MENOLAK', 'TERLALU_SERING'],
})

export const markKabarMeta = adminEndpoint({
  name: 'markKabarMeta',
  summary: 'Menandai satu kabar dari Meta sebagai sudah dilihat.',
  method: 'POST',
  path: `${PATH}/kabar/dilihat`,
  repeat: 'harmless',
  body: z.object({ bidang: z.string().max(600) }),
  response: WhatsAppOffice,
})
