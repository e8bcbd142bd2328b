import { z } from 'zod'
import { Id, tanggal, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'

/**
 * What happened to an account, or to the door of the shop. `ditolak`: somebody without the right was at the office;
 * `bukti-ulang`: the password or a code was given again for a costly step; `ekspor-orang`: a file with names and addresses was
 * taken away; `gabung-akun`: two accounts were made one; `pesanan-pengganti`: goods were sent again for nothing; `terlewat`: so many events were not written down, because too many came at once.
 */
export const JenisKejadian = z.enum([
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
  'batas-pesanan',
  'unggahan',
  'terlewat',
])
export type JenisKejadian = z.infer<typeof JenisKejadian>

/** Whose account an event is about; nobody's where the e-mail, or the caller, belongs to no account. */
export const SiapaKejadian = z.enum(['admin', 'pelanggan', 'tidak-dikenal'])
export type SiapaKejadian = z.infer<typeof SiapaKejadian>

export const Kejadian = z.object({
  kejadianId: Id,
  /** When it came first, of all within the same minute. */
  waktu: Waktu,
  jenis: JenisKejadian,
  orang: z.object({ userId: Id, nama: z.string(), email: z.string(), role: z.enum(['user', 'admin']) }).nullable(),
  /** Who did it, where that was somebody else. */
  oleh: z.string().nullable(),
  /** From where; of IPv6 the whole /64. */
  alamat: z.string().nullable(),
  keterangan: z.string(),
  /** How often within that minute. */
  kali: z.int(),
  /** Of the first, as the log has it. */
  requestId: z.string(),
})
export type Kejadian = z.infer<typeof Kejadian>

export const listKejadian = endpoint({
  name: 'listKejadian',
  summary: 'Kejadian keamanan, terbaru lebih dulu; dapat dicari menurut orang atau alamat IP, dan disaring.',
  method: 'GET',
  path: '/api/admin/kejadian',
  access: 'admin',
  query: DaftarQuery.extend({
    jenis: JenisKejadian.optional(),
    siapa: SiapaKejadian.optional(),
    dari: tanggal().optional(),
    sampai: tanggal().optional(),
  }),
  response: z.array(Kejadian),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})
