import { z } from 'zod'
import { dateSchema, Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/** Actions of an administrator on a record. */
export const Tindakan = z.enum([
  'buat',
  'ubah',
  'hapus',
  'arsip',
  'pulihkan',
  'stok',
  'status',
  'impor',
  'kembalikan',
  'kirim',
  'pasangkan',
  'lihat',
])
export type Tindakan = z.infer<typeof Tindakan>

/** Type of an audited record, as a server feature declares it: `produk`, `metode-pembayaran`. */
export const JejakKind = z.string().regex(/^[a-z-]{1,40}$/)
export type JejakKind = z.infer<typeof JejakKind>

/** One change: the changed fields with their values before and after. */
export const Jejak = z.object({
  jejakId: Id,
  waktu: Timestamp,
  /** Name at that time, and the account; the account is null if the system made the change or the account was deleted. */
  oleh: z.string(),
  penggunaId: Id.nullable(),
  tindakan: Tindakan,
  jenis: JejakKind,
  /** Id of the record, as in its URL. */
  rujukan: z.string(),
  /** Name of the record at that time. */
  judul: z.string(),
  sebelum: z.record(z.string(), z.unknown()).nullable(),
  sesudah: z.record(z.string(), z.unknown()).nullable(),
  /** Number of changes of an import, which the filter `induk` lists; 0 for other entries. */
  baris: z.int().nonnegative(),
})
export type Jejak = z.infer<typeof Jejak>

export const listJejak = adminEndpoint({
  name: 'listJejak',
  summary:
    'Catatan perubahan oleh administrator, terbaru lebih dulu; dapat dicari dan disaring. Selain pemilik hanya membaca jenis data bagiannya.',
  method: 'GET',
  path: '/api/admin/jejak',
  query: ListQuery.extend({
    jenis: JejakKind.optional(),
    rujukan: z.string().max(60).optional(),
    tindakan: Tindakan.optional(),
    /** Filters by the account that made the change. */
    siapa: IdParam.optional(),
    /** First and last day, in WIB. */
    dari: dateSchema().optional(),
    sampai: dateSchema().optional(),
    /** Lists the changes of an import. Otherwise an import is one entry, except in a search for a record or a name. */
    induk: IdParam.optional(),
  }),
  response: z.array(Jejak),
  paged: true,
  errors: ['BUKAN_BAGIAN_ANDA'],
})
