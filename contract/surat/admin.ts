import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/**
 * State of a mail. `menunggu`: sent within a minute. `tertunda`: failed, will be retried. `terkirim`: accepted by the mail
 * server. `berkas`: written to a file, because no mail server is configured. `gagal`: retries were exhausted.
 */
export const StatusSurat = z.enum(['menunggu', 'tertunda', 'terkirim', 'berkas', 'gagal'])
export type StatusSurat = z.infer<typeof StatusSurat>

/** A mail in the office's list. */
export const SuratSummary = z.object({
  suratId: Id,
  kepada: z.string(),
  subjek: z.string(),
  status: StatusSurat,
  percobaan: z.int(),
  /** Error of the last attempt, from the mail server or the connection. */
  kesalahan: z.string(),
  dibuat: Timestamp,
  /** Time of the last attempt; null before it, and for old mails without a record. */
  dicoba: Timestamp.nullable(),
  /** Time of the next attempt; null if there is none. */
  berikutnya: Timestamp.nullable(),
})
export type SuratSummary = z.infer<typeof SuratSummary>

/** A mail with its text. Secrets are removed, for example in links that set a password. */
export const SuratAdmin = SuratSummary.extend({ teks: z.string() })
export type SuratAdmin = z.infer<typeof SuratAdmin>

const SuratParams = z.object({ suratId: IdParam })

/** Number of mails that a text search covers, newest first. */
export const SEARCH_NEWEST = 100_000

export const listSurat = adminEndpoint({
  name: 'listSurat',
  summary: 'Surat yang dikirim toko, terbaru lebih dulu; dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/surat',
  query: ListQuery.extend({ status: StatusSurat.optional() }),
  response: z.array(SuratSummary),
  paged: true,
})

export const getSurat = adminEndpoint({
  name: 'getSurat',
  summary: 'Satu surat dengan isinya, tanpa tautan rahasia.',
  method: 'GET',
  path: '/api/admin/surat/{suratId}',
  params: SuratParams,
  response: SuratAdmin,
  errors: ['SURAT_TIDAK_ADA'],
})

export const resendSurat = adminEndpoint({
  name: 'resendSurat',
  summary: 'Mengirim lagi satu surat yang gagal atau tertunda.',
  method: 'POST',
  path: '/api/admin/surat/{suratId}/kirim-lagi',
  params: SuratParams,
  response: SuratAdmin,
  errors: ['SURAT_TIDAK_ADA', 'SURAT_TIDAK_GAGAL'],
})

export const resendAllSurat = adminEndpoint({
  name: 'resendAllSurat',
  summary: 'Mengirim lagi semua surat yang gagal atau tertunda.',
  method: 'POST',
  path: '/api/admin/surat/kirim-lagi',
  response: z.object({ message: z.string(), jumlah: z.int() }),
})
