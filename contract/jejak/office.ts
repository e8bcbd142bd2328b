import { z } from 'zod'
import { Id, IdParam, tanggal, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'

/** What an administrator did to a record. */
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

/** A kind of record that leaves a trail, as a feature of the server declares it: `produk`, `metode-pembayaran`. */
export const JenisJejak = z.string().regex(/^[a-z-]{1,40}$/)
export type JenisJejak = z.infer<typeof JenisJejak>

/** One change: the fields that differ, before and after. */
export const Jejak = z.object({
  jejakId: Id,
  waktu: Waktu,
  /** Who, by the name of that time, and the account; null where the shop did it by itself, or the account is gone. */
  oleh: z.string(),
  penggunaId: Id.nullable(),
  tindakan: Tindakan,
  jenis: JenisJejak,
  /** The record's id, as its address carries it. */
  rujukan: z.string(),
  /** The record's name at that time. */
  judul: z.string(),
  sebelum: z.record(z.string(), z.unknown()).nullable(),
  sesudah: z.record(z.string(), z.unknown()).nullable(),
  /** So many lines an import has, which `induk` asks for; of anything else 0. */
  baris: z.int().nonnegative(),
})
export type Jejak = z.infer<typeof Jejak>

export const listJejak = endpoint({
  name: 'listJejak',
  summary:
    'Catatan perubahan oleh administrator, terbaru lebih dulu; dapat dicari dan disaring. Selain pemilik hanya membaca jenis data bagiannya.',
  method: 'GET',
  path: '/api/admin/jejak',
  access: 'admin',
  query: DaftarQuery.extend({
    jenis: JenisJejak.optional(),
    rujukan: z.string().max(60).optional(),
    tindakan: Tindakan.optional(),
    /** What one person did. */
    siapa: IdParam.optional(),
    /** First and last day, as it is in WIB. */
    dari: tanggal().optional(),
    sampai: tanggal().optional(),
    /** The lines of an import; without it an import is one entry, except where one looks for a record or a name. */
    induk: IdParam.optional(),
  }),
  response: z.array(Jejak),
  paged: true,
  errors: ['VALIDATION_FAILED', 'BUKAN_BAGIAN_ANDA'],
})
