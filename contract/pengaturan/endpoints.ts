import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams } from '#contract/gambar.ts'
import { TarifPpn } from '#contract/uang/tarif-ppn.ts'

/** The seller's identity from the owner's settings, for footer, sheets, mails and legal texts. Empty fields are omitted. */
export const Identity = z.object({
  nama_toko: z.string(),
  alamat_toko: z.string(),
  telepon_toko: z.string(),
  /** WhatsApp number; enables the chat link. */
  whatsapp_toko: z.string(),
  /** Opening hours. */
  jam_toko: z.string(),
  email_toko: z.string(),
  npwp_toko: z.string(),
})
export type Identity = z.infer<typeof Identity>

/** Public shop data, with phone numbers formatted in groups. */
export const Toko = Identity.extend({
  /** URL of the chat with the shop; empty without one. */
  chat_toko: z.string(),
  /** Links to the shop's social media. */
  sosial: z.array(z.object({ nama: z.string(), url: z.url() })),
  /** Path of the owner's square logo; empty: use the built-in one. */
  logo: z.string(),
  /** True if the owner has entered no contact data, so that address, phone and e-mail are samples. */
  contoh: z.boolean(),
  /** Shop holiday: orders are rejected until the start of `buka_lagi` in Jakarta; `pesan` is the owner's notice. */
  libur: z.object({ buka_lagi: z.iso.date(), pesan: z.string() }).nullable(),
  /** Address for reports of vulnerabilities; absent without one. */
  email_keamanan: z.string().optional(),
  /** Tax rate added to the prices; absent if prices are final. */
  ppn: TarifPpn.optional(),
})
export type Toko = z.infer<typeof Toko>

export const getToko = endpoint({
  name: 'getToko',
  summary: 'Identitas penjual: nama, alamat, telepon, WhatsApp, jam layanan, email.',
  method: 'GET',
  path: '/api/toko',
  access: 'publik',
  response: Toko,
  madeOf: ['pengaturan'],
  errors: [],
})

/** Returns the URL of a logo. A new logo gets a new name and thus a new URL. */
export const logoUrl = (gambar: string): string => gambar && `/api/toko/images/${gambar}`

export const getLogo = endpoint({
  name: 'getLogo',
  summary: 'Logo toko.',
  method: 'GET',
  path: '/api/toko/images/{gambar}',
  access: 'publik',
  params: GambarParams,
  response: 'gambar',
  errors: ['GAMBAR_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})
