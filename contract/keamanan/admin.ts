import { z } from 'zod'
import { dateSchema, Id, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { KEJADIAN, type KejadianKind as Kind, TINGKAT } from './kinds-admin.ts'

export const KejadianKind = z.enum(Object.keys(KEJADIAN) as [Kind, ...Kind[]])
export type KejadianKind = Kind
export const Tingkat = z.enum(TINGKAT)

/** Type of the account of an event; `tidak-dikenal` if e-mail or caller belong to no account. */
export const KejadianActor = z.enum(['admin', 'pelanggan', 'tidak-dikenal'])
export type KejadianActor = z.infer<typeof KejadianActor>

export const Kejadian = z.object({
  kejadianId: Id,
  /** Time of the first of equal events within one minute. */
  waktu: Timestamp,
  jenis: KejadianKind,
  orang: z.object({ userId: Id, nama: z.string(), email: z.string(), role: z.enum(['user', 'admin']) }).nullable(),
  /** The acting account, if it is a different one. */
  oleh: z.string().nullable(),
  /** IP address of the client; for IPv6 the whole /64. */
  alamat: z.string().nullable(),
  keterangan: z.string(),
  /** Number of occurrences within that minute. */
  kali: z.int(),
  /** Request id of the first occurrence, as in the log. */
  requestId: z.string(),
})
export type Kejadian = z.infer<typeof Kejadian>

const KejadianQuery = ListQuery.extend({
  tingkat: Tingkat.optional(),
  jenis: KejadianKind.optional(),
  siapa: KejadianActor.optional(),
  dari: dateSchema().optional(),
  sampai: dateSchema().optional(),
})

export const listKejadian = adminEndpoint({
  name: 'listKejadian',
  summary: 'Kejadian keamanan, terbaru lebih dulu; dapat dicari menurut orang atau alamat IP, dan disaring.',
  method: 'GET',
  path: '/api/admin/kejadian',
  query: KejadianQuery,
  response: z.array(Kejadian),
  paged: true,
})

/** Events of one kind, day, and account; without an account of one address. */
export const KejadianGroup = z.object({
  hari: z.iso.date(),
  jenis: KejadianKind,
  orang: Kejadian.shape.orang,
  alamat: z.string().nullable(),
  /** Description of the newest one. */
  keterangan: z.string(),
  kali: z.int().positive(),
  terakhir: Timestamp,
})
export type KejadianGroup = z.infer<typeof KejadianGroup>

export const listKejadianGroups = adminEndpoint({
  name: 'listKejadianGroups',
  summary:
    'Kejadian keamanan, dikelompokkan per hari, jenis, dan akun (tanpa akun: per alamat IP); tiap hari yang penting lebih dulu. Tanpa tanggal: 30 hari terakhir.',
  method: 'GET',
  path: '/api/admin/kejadian/kelompok',
  query: KejadianQuery,
  response: z.array(KejadianGroup),
  paged: true,
})

export const exportKejadian = adminEndpoint({
  name: 'exportKejadian',
  summary:
    'Kejadian keamanan sebagai JSON Lines, satu baris per kejadian, yang lama lebih dulu. Untuk SIEM atau arsip.',
  method: 'GET',
  path: '/api/admin/kejadian.jsonl',
  query: z.object({ dari: dateSchema().optional(), sampai: dateSchema().optional() }),
  response: 'berkas',
})
