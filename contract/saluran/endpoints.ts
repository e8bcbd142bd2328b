import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Keperluan } from './keperluan.ts'

/** Maximum devices of an account; the oldest one makes room for another. */
export const PERANGKAT_PUSH_MAX = 10

/** Bytes as browsers send them: base64url without padding. */
const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}$`), 'Data browser tidak valid')

/** Subscription of a browser, as its `toJSON` returns it. */
const Langganan = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  /** End of the subscription in ms since 1970; absent or null if the browser names none. */
  expirationTime: z.number().nonnegative().max(8.64e15).nullish(),
})
export type Langganan = z.infer<typeof Langganan>

/** A device that accepts pushes, as displayed to its owner. */
export const PerangkatPush = z.object({
  langgananId: Id,
  /** 'Chrome di Android'. */
  nama: z.string(),
  dibuat: Timestamp,
  /** True for the device of the current session. */
  isIni: z.boolean(),
})
export type PerangkatPush = z.infer<typeof PerangkatPush>

export const StatePush = z.object({
  /** Public key of the shop, which a browser needs to subscribe. */
  publik: z.string(),
  /** Purposes to which the account agreed. */
  keperluan: z.array(Keperluan),
  perangkat: z.array(PerangkatPush),
})
export type StatePush = z.infer<typeof StatePush>

export const getPush = endpoint({
  name: 'getPush',
  summary: 'Perangkat sendiri yang menerima kabar lewat notifikasi, keperluannya, dan kunci umum toko untuk mendaftar.',
  method: 'GET',
  path: '/api/push',
  access: 'pelanggan',
  response: StatePush,
  errors: [],
})

export const subscribePush = endpoint({
  name: 'subscribePush',
  summary: 'Mendaftarkan browser ini untuk menerima kabar, dengan izin untuk keperluan yang disebut. Aman diulang.',
  method: 'POST',
  path: '/api/push',
  access: 'pelanggan',
  body: Langganan.extend({
    /** New consents. Without any, only an account that already agreed to something gets the device. */
    keperluan: z.array(Keperluan).max(3),
    /** Screen of the consent. */
    tempat: z.enum(['pesanan', 'stok', 'pengaturan']),
    /** True: the device of this session is renewed, and not added again after its owner removed it. */
    perpanjang: z.boolean().optional(),
  }),
  response: StatePush,
  errors: ['VALIDATION_FAILED', 'PUSH_TIDAK_DIKENAL', 'TERLALU_SERING'],
})

export const chooseKeperluan = endpoint({
  name: 'chooseKeperluan',
  summary: 'Menetapkan keperluan kabar lewat notifikasi. Keperluan lain dicabut izinnya.',
  method: 'PUT',
  path: '/api/push/keperluan',
  access: 'pelanggan',
  body: z.object({ keperluan: z.array(Keperluan).max(3) }),
  response: StatePush,
  errors: ['VALIDATION_FAILED'],
})

const LanggananParams = z.object({ langgananId: IdParam })

export const tryPush = endpoint({
  name: 'tryPush',
  summary: 'Mengirim kabar percobaan ke satu perangkat sendiri.',
  method: 'POST',
  path: '/api/push/{langgananId}/coba',
  access: 'pelanggan',
  params: LanggananParams,
  response: z.object({ berhasil: z.boolean(), pesan: z.string() }),
  errors: ['VALIDATION_FAILED', 'PERANGKAT_TIDAK_ADA', 'TERLALU_SERING'],
})

export const deletePush = endpoint({
  name: 'deletePush',
  summary: 'Menghapus satu perangkat sendiri dari penerima notifikasi. Yang sudah dihapus tetap terhapus.',
  method: 'DELETE',
  path: '/api/push/{langgananId}',
  access: 'pelanggan',
  params: LanggananParams,
  response: StatePush,
  errors: ['VALIDATION_FAILED'],
})

export const replacePush = endpoint({
  name: 'replacePush',
  summary:
    'Browser melaporkan alamat pengganti dari langganan notifikasinya. Alamat lama menjadi buktinya; yang tidak dikenal diabaikan.',
  method: 'POST',
  path: '/api/push/ganti',
  access: 'publik',
  body: Langganan.extend({ lama: z.url().max(1000) }),
  response: z.object({ diterima: z.literal(true) }),
  errors: ['VALIDATION_FAILED', 'PUSH_TIDAK_DIKENAL'],
})

export const confirmPush = endpoint({
  name: 'confirmPush',
  summary:
    'Perangkat melaporkan bahwa kabar sudah tiba, dengan tanda dari kabarnya. Tanda yang tidak dikenal diabaikan.',
  method: 'POST',
  path: '/api/push/tiba',
  access: 'publik',
  body: z.object({ tanda: z.uuid() }),
  response: z.object({ diterima: z.literal(true) }),
  errors: ['VALIDATION_FAILED'],
})
