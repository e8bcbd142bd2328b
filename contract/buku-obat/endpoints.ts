import { z } from 'zod'
import { Id, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { check, completeContent, ENTRY_KINDS, isUuid, repeatOf } from './columns.ts'
import { isHari } from './hari.ts'
import { SEND_MAX } from './stored.ts'

const Value = z.union([z.string().max(1000), z.number(), z.null()])
const WriteTime = z.int().nonnegative().max(4_102_444_800_000)
const Uuid = z.string().refine(isUuid, 'Bukan UUID')

const BukuLine = z.object({
  jenis: z.enum(ENTRY_KINDS),
  id: Uuid,
  isi: z.record(z.string().max(30), Value),
  hapus: z.boolean(),
  jam: z.record(z.string().max(30), WriteTime),
})

const LineInput = BukuLine.superRefine(({ jenis, isi }, context) => {
  // Fields that an earlier version does not send are empty; an unknown name stays an error.
  for (const { path, msg } of check(jenis, { ...completeContent(jenis, isi), ...isi }))
    context.addIssue({ code: 'custom', path: ['isi', path], message: msg })
})

export const syncBukuObat = endpoint({
  name: 'syncBukuObat',
  summary: 'Mengirim catatan buku obat yang berubah di satu perangkat, dan mengambil yang berubah di perangkat lain.',
  description:
    'Setiap isian membawa waktu ditulisnya (`jam`, milidetik); yang terakhir ditulis berlaku, jadi permintaan yang sama boleh dikirim berulang kali. `kursor` dari jawaban dipakai di permintaan berikutnya; selama `lagi`, masih ada yang harus diambil. Jika `ulang`, toko kehilangan sebagian (misalnya setelah pemulihan): kirim semua catatan yang ada di perangkat. `sidik` adalah jumlah semua catatan, dan jumlah waktu terakhir masing-masing (sisa bagi 1.000.000.007): jika berbeda dari yang ada di perangkat setelah semuanya diambil, kirim semuanya sekali lagi. Catatan yang tidak diterima ada di `ditolak`.',
  method: 'POST',
  path: '/api/buku-obat/selaras',
  access: 'pelanggan',
  body: z.object({ kursor: z.int().nonnegative(), baris: z.array(LineInput).max(SEND_MAX) }),
  response: z.object({
    baris: z.array(BukuLine),
    kursor: z.int().nonnegative(),
    lagi: z.boolean(),
    ulang: z.boolean(),
    sidik: z.object({ jumlah: z.int(), jam: z.int() }),
    ditolak: z.array(z.object({ id: z.string(), sebab: z.string() })),
    waktu: Timestamp,
  }),
  errors: ['VALIDATION_FAILED', 'TERLALU_SERING'],
})

/** A product that the customer bought here, or another medicine whose withdrawal period the shop has. */
export const BoughtProduk = z.object({
  produkId: Id,
  nama: z.string(),
  kemasan: z.string(),
  /** Withdrawal period in days; null = unknown. 0 for products that are no medicine. */
  masa_henti: z.int().nullable(),
  /** Numbers of the packed lots, newest first. */
  lot: z.array(z.string()),
  /** Names of the active substances. */
  zat: z.string().optional(),
  /** False for a medicine that this account never bought; it is listed for its withdrawal period. */
  dibeli: z.boolean().default(true),
})
export type BoughtProduk = z.infer<typeof BoughtProduk>

export const listBoughtProduk = endpoint({
  name: 'listBoughtProduk',
  summary:
    'Produk yang pernah dibeli akun ini, dengan nomor lot yang dikemas untuknya, dan masa henti semua obat yang dikenal toko.',
  method: 'GET',
  path: '/api/buku-obat/produk',
  access: 'pelanggan',
  response: z.array(BoughtProduk),
  errors: [],
})

export const exportBukuObat = endpoint({
  name: 'exportBukuObat',
  summary: 'Buku obat sebagai CSV, semua keramba atau satu.',
  method: 'GET',
  path: '/api/buku-obat/csv',
  access: 'pelanggan',
  query: z.object({ keramba: Uuid.optional() }),
  response: 'berkas',
  errors: ['VALIDATION_FAILED'],
})

const Hari = z.string().refine(isHari, 'Tulis tanggal seperti 2026-11-20')
const GivenObat = z
  .object({
    nama: z.string().max(120).default(''),
    mulai: Hari,
    selesai: Hari.nullable().default(null),
    ulang: z
      .string()
      .regex(/^(?:\d{1,3}(?:,\d{1,3}){0,9})?$/, 'Tulis hari ulangan seperti 7,14')
      .refine((text) => repeatOf(text).every((hari) => hari >= 1 && hari <= 365), 'Hari ulangan 1 sampai 365')
      .default(''),
    masa_henti: z.int().min(0).max(365).nullable().default(null),
  })
  .refine(({ mulai, selesai }) => selesai === null || selesai >= mulai, {
    path: ['selesai'],
    message: 'Tanggal selesai harus sama dengan atau setelah tanggal mulai',
  })

const Pengobatan = z
  .string()
  .max(10_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Pengobatan harus JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(GivenObat).max(100))

export const computeSafeHarvest = endpoint({
  name: 'computeSafeHarvest',
  summary: 'Sejak kapan ikan aman dipanen setelah obat-obat ini.',
  description:
    '`pengobatan` adalah larik JSON dari `{"nama":"Oksitetrasiklin","mulai":"2026-11-01","selesai":"2026-11-05","ulang":"7,14","masa_henti":30}`. `selesai` null: masih berjalan. `masa_henti` null: belum diketahui, jadi jangan panen sebelum bertanya. Masa henti yang dikenal toko menurut `nama` tidak menjadi lebih pendek; 0 hanya berlaku jika toko mengenalnya. Setiap obat dihitung dari dosis terakhirnya sendiri, ulangan ikut dihitung; hari yang paling akhir berlaku. `status`, yang terburuk dulu: `jangan_dipanen` (zat terlarang, `zat`), `tanya_dulu` (`sebab`: `masa_henti` belum diketahui, atau tanggal `selesai`), `tunggu` sampai `mulai`, `boleh_dipanen`. `bebas`: tidak ada obat.',
  method: 'GET',
  path: '/api/aman-panen',
  access: 'publik',
  query: z.object({ pengobatan: Pengobatan.default([]), hari: Hari.optional() }),
  response: z.object({
    status: z.enum(['bebas', 'boleh_dipanen', 'tunggu', 'tanya_dulu', 'jangan_dipanen']),
    mulai: Hari.nullable(),
    sebab: z.enum(['masa_henti', 'selesai']).nullable(),
    zat: z.string().nullable(),
  }),
  errors: ['VALIDATION_FAILED'],
})
