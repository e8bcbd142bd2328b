import { z } from 'zod'
import { dateSchema, Id, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/**
 * Security event of an account or the shop. `ditolak`: access to the office without permission. `bukti-ulang`: password or code
 * entered again for a sensitive action. `ekspor-orang`: download of a file with names and addresses. `gabung-akun`: two
 * accounts merged. `pesanan-pengganti`: goods replaced for free. `sambungan`: mail server or Midtrans keys changed. `terlewat`:
 * number of events not recorded, because too many came at once.
 */
export const KejadianKind = z.enum([
  'login',
  'login-gagal',
  'dibatasi',
  'ditolak',
  'peran',
  'email',
  'kata-sandi',
  'kunci-sandi',
  'dua-faktor',
  'perangkat-baru',
  'sesi-diakhiri',
  'bukti-ulang',
  'ekspor-orang',
  'gabung-akun',
  'pesanan-pengganti',
  'pengembalian',
  'sambungan',
  'batas-pesanan',
  'unggahan',
  'terlewat',
])
export type KejadianKind = z.infer<typeof KejadianKind>

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

export const listKejadian = adminEndpoint({
  name: 'listKejadian',
  summary: 'Kejadian keamanan, terbaru lebih dulu; dapat dicari menurut orang atau alamat IP, dan disaring.',
  method: 'GET',
  path: '/api/admin/kejadian',
  query: ListQuery.extend({
    jenis: KejadianKind.optional(),
    siapa: KejadianActor.optional(),
    dari: dateSchema().optional(),
    sampai: dateSchema().optional(),
  }),
  response: z.array(Kejadian),
  paged: true,
})
