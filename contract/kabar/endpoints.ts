import { z } from 'zod'
import { Id, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { INBOX_DAYS } from '#contract/surat/inbox.ts'

export const KABAR_PER_HALAMAN = 20
/** Unread notices are counted up to one more, which the badge shows as "9+". */
export const UNREAD_MAX = 9

/** A notice of the shop in the account's inbox. */
export const Kabar = z.object({
  kabarId: Id,
  judul: z.string(),
  /** First sentences of the notice. */
  isi: z.string(),
  /** Path of the page that it opens. */
  tautan: z.string(),
  waktu: Timestamp,
  dibaca: z.boolean(),
})
export type Kabar = z.infer<typeof Kabar>

export const listKabar = endpoint({
  name: 'listKabar',
  summary: `Kabar dari toko untuk akun sendiri selama ${INBOX_DAYS} hari terakhir, terbaru dulu.`,
  method: 'GET',
  path: '/api/kabar',
  access: 'pelanggan',
  query: z.object({ page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).default(1) }),
  response: z.array(Kabar),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const countKabar = endpoint({
  name: 'countKabar',
  summary: `Jumlah kabar yang belum dibaca, dihitung sampai ${UNREAD_MAX + 1}.`,
  method: 'GET',
  path: '/api/kabar/jumlah',
  access: 'pelanggan',
  response: z.object({ belum_dibaca: z.int().nonnegative() }),
  errors: [],
})

export const readKabar = endpoint({
  name: 'readKabar',
  summary: 'Menandai kabar sendiri sebagai sudah dibaca, sampai dengan kabar ini. Aman diulang.',
  method: 'POST',
  path: '/api/kabar/dibaca',
  access: 'pelanggan',
  body: z.object({ sampai: Id }),
  response: z.object({ belum_dibaca: z.int().nonnegative() }),
  errors: ['VALIDATION_FAILED'],
})
