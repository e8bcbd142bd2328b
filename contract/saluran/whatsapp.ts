import { z } from 'zod'
import { KodeBody } from '#contract/akun/forms.ts'
import { Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { nomorWa } from '#contract/no-hp.ts'
import { Keperluan } from './keperluan.ts'

/** `simulasi`: no message leaves this machine. */
export const ModeWa = z.enum(['mati', 'simulasi', 'aktif'])
export type ModeWa = z.infer<typeof ModeWa>

export const StateWa = z.object({
  mode: ModeWa,
  /** Confirmed number, digits with country code. */
  nomor: z.string().nullable(),
  /** True if messages to it could not be delivered; it has to be confirmed again. */
  gagal: z.boolean(),
  /** Purposes to which the account agreed. */
  keperluan: z.array(Keperluan),
  /** True if the shop can send a code to a number, which confirms it without a message of the customer. */
  bisaKode: z.boolean(),
  /** Message that the customer sends to confirm the number; null without a running confirmation. */
  pesan: z
    .object({
      teks: z.string(),
      /** Opens WhatsApp with this message; in a simulation the page of the simulator. */
      tautan: z.string(),
      sampai: Timestamp,
    })
    .nullable(),
})
export type StateWa = z.infer<typeof StateWa>

const PATH = '/api/whatsapp'
const KeperluanBody = z.object({ keperluan: z.array(Keperluan).max(3) })

export const getWhatsApp = endpoint({
  name: 'getWhatsApp',
  summary: 'Nomor WhatsApp sendiri dan keperluan kabarnya.',
  method: 'GET',
  path: PATH,
  access: 'pelanggan',
  response: StateWa,
  errors: [],
})

export const linkWhatsApp = endpoint({
  name: 'linkWhatsApp',
  summary:
    'Menyiapkan pesan yang dikirim dari WhatsApp sendiri supaya nomornya terhubung, dengan izin untuk keperluannya.',
  method: 'POST',
  path: `${PATH}/nomor`,
  access: 'pelanggan',
  body: KeperluanBody,
  response: StateWa,
  errors: ['VALIDATION_FAILED', 'WHATSAPP_MATI', 'TERLALU_SERING'],
})

/** A mobile number of Indonesia in any notation; others could be used to make the shop pay for expensive messages. */
const NomorWa = z
  .string()
  .trim()
  .min(1, 'Isi nomor WhatsApp Anda')
  .overwrite((text) => nomorWa(text) ?? text)
  .regex(/^628[1-9]\d{7,10}$/, 'Nomor WhatsApp tidak valid')

export const NomorKodeBody = KeperluanBody.extend({ nomor: NomorWa })

export const askKodeWhatsApp = endpoint({
  name: 'askKodeWhatsApp',
  summary: 'Mengirim kode ke sebuah nomor WhatsApp supaya nomornya terhubung, dengan izin untuk keperluannya.',
  method: 'POST',
  path: `${PATH}/kode`,
  access: 'pelanggan',
  body: NomorKodeBody,
  response: z.object({ permintaan: z.string() }),
  errors: ['VALIDATION_FAILED', 'WHATSAPP_MATI', 'KODE_WA_GAGAL', 'KODE_TERLALU_SERING', 'TERLALU_SERING'],
})

export const confirmKodeWhatsApp = endpoint({
  name: 'confirmKodeWhatsApp',
  summary: 'Menghubungkan nomor WhatsApp dengan kode dari `askKodeWhatsApp`.',
  method: 'POST',
  path: `${PATH}/kode/cocok`,
  access: 'pelanggan',
  body: KodeBody,
  response: StateWa,
  errors: ['VALIDATION_FAILED', 'KODE_TIDAK_COCOK', 'LOGIN_TERLALU_SERING'],
})

export const chooseWhatsApp = endpoint({
  name: 'chooseWhatsApp',
  summary: 'Menetapkan keperluan kabar lewat WhatsApp. Keperluan lain dicabut izinnya.',
  method: 'PUT',
  path: `${PATH}/keperluan`,
  access: 'pelanggan',
  body: KeperluanBody,
  response: StateWa,
  errors: ['VALIDATION_FAILED'],
})

export const unlinkWhatsApp = endpoint({
  name: 'unlinkWhatsApp',
  summary: 'Memutus nomor WhatsApp sendiri, dan mencabut semua izin kabarnya.',
  method: 'DELETE',
  path: `${PATH}/nomor`,
  access: 'pelanggan',
  response: StateWa,
  errors: [],
})

/** Path of the webhook, which the owner enters at Meta. */
export const WEBHOOK_PATH = `${PATH}/webhook`

export const verifyWebhook = endpoint({
  name: 'verifyWebhook',
  summary: 'Pemeriksaan alamat webhook oleh Meta: menjawab tantangannya, jika kata verifikasinya cocok.',
  method: 'GET',
  path: WEBHOOK_PATH,
  access: 'whatsapp',
  query: z.looseObject({
    'hub.mode': z.string().max(100).optional(),
    'hub.verify_token': z.string().max(200).optional(),
    'hub.challenge': z.string().max(200).optional(),
  }),
  response: z.string(),
  errors: ['VALIDATION_FAILED', 'WEBHOOK_TIDAK_SAH'],
})

export const receiveWebhook = endpoint({
  name: 'receiveWebhook',
  summary: 'Kabar dari WhatsApp: status pesan, balasan, dan templat. Hanya diterima dengan tanda tangan yang sah.',
  method: 'POST',
  path: WEBHOOK_PATH,
  access: 'whatsapp',
  response: z.object({ diterima: z.literal(true) }),
  errors: ['WEBHOOK_TIDAK_SAH', 'BODY_TOO_LARGE'],
})
