import { z } from 'zod'
import { BERKAS_GAMBAR_MAX, Id, IdParam, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { SATUAN_DOSIS_RESEP } from './calculation.ts'
import { CreateResepBody } from './forms.ts'
import { StatusResep } from './status-resep.ts'

/** Stored file types: pictures are re-encoded as WebP, PDFs are stored unchanged. */
export const BerkasKind = z.enum(['image/webp', 'application/pdf'])
export type BerkasKind = z.infer<typeof BerkasKind>

export const BerkasResep = z.object({ berkasId: z.uuid(), jenis: BerkasKind, ukuran: z.int().positive() })
export type BerkasResep = z.infer<typeof BerkasResep>

/** A prescribed dose in numbers, for the dose calculator. Only the owner of the prescription may read it. */
export const ResepCalculation = z.object({
  /** Dose of the active substance. */
  dosis: z.number(),
  satuan: z.enum(SATUAN_DOSIS_RESEP),
  hari: z.int().positive(),
  /** Days; the longer of the prescribed period and the product's own. Null = ask before the harvest. */
  masa_henti: z.int().nonnegative().nullable(),
  /** Grams of active substance per g or mL of product; null if the label does not state it. */
  kekuatan: z.object({ satuan: z.enum(['g', 'mL']), aktif: z.number() }).nullable(),
})
export type ResepCalculation = z.infer<typeof ResepCalculation>

/** A product of a prescription: requested, approved, ordered and remaining units. */
export const ProdukResep = z.object({
  produkId: Id,
  nama: z.string(),
  gambar: z.string().nullable(),
  diminta: z.int().nonnegative(),
  disetujui: z.int().nonnegative(),
  terpakai: z.int().nonnegative(),
  /** Remaining units; 0 if the prescription is not valid now. */
  sisa: z.int().nonnegative(),
  /** Directions for use, which the office copied from the prescription. */
  dosis: z.string(),
  hitungan: ResepCalculation.nullable(),
})
export type ProdukResep = z.infer<typeof ProdukResep>

/** A prescription as displayed to its owner. */
export const Resep = z.object({
  resepId: Id,
  status: StatusResep,
  /** True if approved and not expired. */
  berlaku: z.boolean(),
  dokter: z.string(),
  sip: z.string(),
  tanggal: z.iso.date(),
  kandang: z.string(),
  catatan: z.string(),
  /** Reason of the rejection. */
  alasan: z.string(),
  dibuat: Timestamp,
  diputus: Timestamp.nullable(),
  berlaku_sampai: z.iso.date().nullable(),
  berkas: z.array(BerkasResep),
  /** Time at which the files were deleted after their retention period. */
  berkas_dihapus: Timestamp.nullable(),
  produk: z.array(ProdukResep),
})
export type Resep = z.infer<typeof Resep>

const ResepParams = z.object({ resepId: IdParam })
export const BerkasParams = z.object({ berkasId: z.uuid() })

export const uploadBerkasResep = endpoint({
  name: 'uploadBerkasResep',
  summary: 'Mengunggah satu halaman resep (JPG, PNG, WebP, atau PDF; maksimal 8 MB), sebelum resepnya diajukan.',
  description:
    'Satu permintaan untuk satu berkas. Berkas yang sama, dikirim lagi sebelum diajukan, tetap satu berkas. Yang tidak diajukan dihapus setelah 24 jam, atau jika ada enam yang lebih baru.',
  method: 'POST',
  path: '/api/resep/berkas',
  access: 'pelanggan',
  multipart: true,
  body: z.object({
    berkas: z
      .file('Pilih berkas dulu')
      .min(1, 'Pilih berkas dulu')
      .max(BERKAS_GAMBAR_MAX, 'Ukuran berkas maksimal 8 MB'),
  }),
  response: BerkasResep,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'BODY_TOO_LARGE',
    'BERKAS_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
    'UNGGAHAN_TERLALU_SERING',
    'TERLALU_RAMAI',
  ],
})

export const deleteBerkasResep = endpoint({
  name: 'deleteBerkasResep',
  summary: 'Menghapus berkas yang belum diajukan.',
  method: 'DELETE',
  path: '/api/resep/berkas/{berkasId}',
  access: 'pelanggan',
  params: BerkasParams,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'BERKAS_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const getBerkasResep = endpoint({
  name: 'getBerkasResep',
  summary: 'Satu berkas resep milik sendiri: gambar, atau PDF untuk diunduh.',
  method: 'GET',
  path: '/api/resep/berkas/{berkasId}',
  access: 'pelanggan',
  params: BerkasParams,
  response: 'berkas',
  errors: ['VALIDATION_FAILED', 'BERKAS_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const createResep = endpoint({
  name: 'createResep',
  summary: 'Mengajukan resep dokter hewan, dengan berkas yang sudah diunggah.',
  description: `Aman diulang: dikenali dari berkasnya. Berkas yang sama dengan isi yang sama memberi jawaban yang sama; dengan isi yang lain 409
\`RESEP_SUDAH_DIAJUKAN\`, dengan nomor resep yang sudah ada. Maksimal 3 resep menunggu sekaligus.`,
  method: 'POST',
  path: '/api/resep',
  access: 'pelanggan',
  body: CreateResepBody,
  response: Resep,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'BERKAS_TIDAK_ADA',
    'RESEP_SUDAH_DIAJUKAN',
    'RESEP_MENUNGGU_PENUH',
    'PRODUK_TIDAK_ADA',
    'PRODUK_TANPA_RESEP',
  ],
})

/** A prescription product to choose from. */
export const ResepProdukChoice = z.object({ produkId: Id, nama: z.string(), kemasan: z.string() })
export type ResepProdukChoice = z.infer<typeof ResepProdukChoice>

export const listProdukResep = endpoint({
  name: 'listProdukResep',
  summary: 'Produk yang hanya dijual dengan resep, menurut nama.',
  method: 'GET',
  path: '/api/resep/produk',
  access: 'publik',
  madeOf: ['produk'],
  response: z.array(ResepProdukChoice),
  errors: [],
})

export const listResep = endpoint({
  name: 'listResep',
  summary: 'Resep milik sendiri, terbaru dulu.',
  method: 'GET',
  path: '/api/resep',
  access: 'pelanggan',
  query: z.object({
    page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).default(1),
    limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(100)).default(20),
  }),
  response: z.array(Resep),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getResep = endpoint({
  name: 'getResep',
  summary: 'Satu resep milik sendiri.',
  method: 'GET',
  path: '/api/resep/{resepId}',
  access: 'pelanggan',
  params: ResepParams,
  response: Resep,
  errors: ['VALIDATION_FAILED', 'RESEP_TIDAK_ADA'],
})
