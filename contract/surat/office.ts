import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'

/**
 * How a mail stands: `menunggu` it is sent in a minute, `tertunda` it was tried in vain and is tried again, `terkirim` the mail
 * server took it, `berkas` it became a file because no mail server is set, `gagal` it was given up.
 */
export const StatusSurat = z.enum(['menunggu', 'tertunda', 'terkirim', 'berkas', 'gagal'])
export type StatusSurat = z.infer<typeof StatusSurat>

/** A mail in the office's list. */
export const SuratRingkas = z.object({
  suratId: Id,
  kepada: z.string(),
  subjek: z.string(),
  status: StatusSurat,
  percobaan: z.int(),
  /** What the mail server, or the way to it, said the last time. */
  kesalahan: z.string(),
  dibuat: Waktu,
  /** When it was last tried; null before that, and where nobody wrote it down. */
  dicoba: Waktu.nullable(),
  /** When it is tried next; null where nothing more happens by itself. */
  berikutnya: Waktu.nullable(),
})
export type SuratRingkas = z.infer<typeof SuratRingkas>

/** The same with what it says. Secrets, as in a link that sets a password, are taken out. */
export const SuratAdmin = SuratRingkas.extend({ teks: z.string() })
export type SuratAdmin = z.infer<typeof SuratAdmin>

const SuratParams = z.object({ suratId: IdParam })

/** So many of the newest mails are searched for words. */
export const CARI_TERBARU = 100_000

export const listSurat = endpoint({
  name: 'listSurat',
  summary: 'Surat yang dikirim toko, terbaru lebih dulu; dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/surat',
  access: 'admin',
  query: DaftarQuery.extend({ status: StatusSurat.optional() }),
  response: z.array(SuratRingkas),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getSurat = endpoint({
  name: 'getSurat',
  summary: 'Satu surat dengan isinya, tanpa tautan rahasia.',
  method: 'GET',
  path: '/api/admin/surat/{suratId}',
  access: 'admin',
  params: SuratParams,
  response: SuratAdmin,
  errors: ['VALIDATION_FAILED', 'SURAT_TIDAK_ADA'],
})

export const resendSurat = endpoint({
  name: 'resendSurat',
  summary: 'Mengirim lagi satu surat yang gagal atau tertunda.',
  method: 'POST',
  path: '/api/admin/surat/{suratId}/kirim-lagi',
  access: 'admin',
  repeat: 'once',
  params: SuratParams,
  response: SuratAdmin,
  errors: ['VALIDATION_FAILED', 'SURAT_TIDAK_ADA', 'SURAT_TIDAK_GAGAL'],
})

export const resendSemuaSurat = endpoint({
  name: 'resendSemuaSurat',
  summary: 'Mengirim lagi semua surat yang gagal atau tertunda.',
  method: 'POST',
  path: '/api/admin/surat/kirim-lagi',
  access: 'admin',
  repeat: 'once',
  response: z.object({ message: z.string(), jumlah: z.int() }),
  errors: [],
})
