import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams } from '#contract/gambar.ts'
import { TarifPpn } from '#contract/uang/tarif-ppn.ts'

/** Who sells, as the owner wrote it in the settings: footer, sheets, mails and legal texts. What is empty is not said. */
export const Identitas = z.object({
  nama_toko: z.string(),
  alamat_toko: z.string(),
  telepon_toko: z.string(),
  /** With it there is a chat: customers are offered to write there. */
  whatsapp_toko: z.string(),
  /** When somebody answers. */
  jam_toko: z.string(),
  email_toko: z.string(),
  npwp_toko: z.string(),
})
export type Identitas = z.infer<typeof Identitas>

/** The same for visitors: numbers in groups that can be read out. */
export const Toko = Identitas.extend({
  /** Where a chat with the shop begins; empty where it has none. */
  chat_toko: z.string(),
  /** Where the shop can be followed. */
  sosial: z.array(z.object({ nama: z.string(), url: z.url() })),
  /** Path of the owner's logo, a square; empty: the drawn one. */
  logo: z.string(),
  /** The owner has entered nothing yet, so address, phone and e-mail are a sample. */
  contoh: z.boolean(),
  /** While it is there, nobody can order: until the beginning of that day in Jakarta, and what the owner says of it. */
  libur: z.object({ buka_lagi: z.iso.date(), pesan: z.string() }).nullable(),
  /** By what rate tax is added to the prices; absent where they are what is paid. */
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

/** Where a logo is. Another one has another name. */
export const alamatLogo = (gambar: string): string => gambar && `/api/toko/images/${gambar}`

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
