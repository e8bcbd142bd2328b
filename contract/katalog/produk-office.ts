import { z } from 'zod'
import { bilanganIsian, GambarIsian, Id, IdParam, rupiahIsian } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Produk } from './endpoints.ts'
import { KelasPenyakit } from './kelas-penyakit.ts'

/** A product as the back office sees it. */
export const ProdukAdmin = Produk.extend({
  /** False once it is archived: out of the shop, still in old orders. */
  aktif: z.boolean(),
  /** At this stock or below it is running low. */
  stok_minimum: z.int().nonnegative(),
  /** Number of its last stock movement, 0 without any: what somebody had seen when they counted. */
  versiStok: z.int().nonnegative(),
})
export type ProdukAdmin = z.infer<typeof ProdukAdmin>

/** Text as a form or a spreadsheet sends it, with one kind of line break. */
const teks = (max: number, nama: string) =>
  z
    .string(`${nama} tidak boleh kosong!`)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, `${nama} terlalu panjang`))

const KATEGORI_KOSONG = 'Pilih kategori terlebih dahulu'
const STOK_SALAH = 'Stok harus bilangan bulat, paling kecil 0'
const STOK_MINIMUM_SALAH = 'Batas stok menipis harus bilangan bulat, paling kecil 0'
const MASA_HENTI_SALAH = 'Masa henti harus bilangan bulat hari, atau kosong'
const KELAS_SALAH = 'Kelas penyakit hanya B, J, V, P, N, atau L, dipisah koma'

const Stok = bilanganIsian(STOK_SALAH)
const StokMinimum = bilanganIsian(STOK_MINIMUM_SALAH)

/** Low-stock threshold of a product for which nobody chose one. */
export const STOK_MINIMUM = 5

/**
 * Every field of a product as text sends it: a form's, a multipart body's, a spreadsheet's. An empty text clears what may
 * be empty.
 */
export const ISIAN_PRODUK = {
  nama: teks(150, 'Nama produk').pipe(z.string().min(1, 'Nama produk tidak boleh kosong!')),
  deskripsi: teks(5000, 'Deskripsi'),
  kategoriId: z
    .union([z.string(), z.number()], KATEGORI_KOSONG)
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .regex(/^[1-9]\d{0,8}$/, KATEGORI_KOSONG)
        .transform(Number),
    ),
  harga: rupiahIsian('Harga tidak boleh kosong!'),
  stok: Stok,
  stok_minimum: StokMinimum,
  kemasan: teks(200, 'Kemasan'),
  zat: teks(500, 'Kandungan'),
  golongan: teks(200, 'Golongan'),
  dosis: teks(2000, 'Dosis'),
  resep: z
    .union([z.boolean(), z.string()])
    .transform((value) => String(value).trim().toLowerCase())
    .pipe(z.enum(['true', 'on', '1', 'ya', 'false', '0', 'tidak', ''], 'Isi resep dengan ya atau tidak'))
    .transform((value) => ['true', 'on', '1', 'ya'].includes(value)),
  /** Days before harvest; empty: as the label or the prescription says. */
  masa_henti: z
    .union([z.string(), z.number(), z.null()], MASA_HENTI_SALAH)
    .transform((value) => (value === '' ? null : value))
    .pipe(bilanganIsian(MASA_HENTI_SALAH, 3650).nullable()),
  kelas: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (typeof value === 'string' ? value.split(',') : value))
    .transform((codes) => codes.map((code) => code.trim().toUpperCase()).filter(Boolean))
    .transform((codes) => [...new Set(codes)])
    .pipe(z.array(z.enum(KelasPenyakit.options, KELAS_SALAH)).max(KelasPenyakit.options.length, KELAS_SALAH)),
}

/** A new file; or, where a form sends back what it was given, the address or the name of the picture that is there. */
const Gambar = z.union([GambarIsian, z.string().trim().max(500)]).optional()

/** What a new product has where its form leaves a number empty. */
const kosong = (nilai: number, schema: typeof Stok) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => (value === '' ? nilai : value))
    .pipe(schema)
    .default(nilai)

export const ProdukBody = z.object({
  nama: ISIAN_PRODUK.nama,
  kategoriId: ISIAN_PRODUK.kategoriId,
  harga: ISIAN_PRODUK.harga,
  stok: kosong(0, Stok),
  stok_minimum: kosong(STOK_MINIMUM, StokMinimum),
  deskripsi: ISIAN_PRODUK.deskripsi.default(''),
  kemasan: ISIAN_PRODUK.kemasan.default(''),
  zat: ISIAN_PRODUK.zat.default(''),
  golongan: ISIAN_PRODUK.golongan.default(''),
  dosis: ISIAN_PRODUK.dosis.default(''),
  resep: ISIAN_PRODUK.resep.default(false),
  masa_henti: ISIAN_PRODUK.masa_henti.default(null),
  kelas: ISIAN_PRODUK.kelas.default([]),
  gambar: Gambar,
})

/** What is missing stays as it is. */
export const ProdukEditBody = z.object({ ...ISIAN_PRODUK, gambar: Gambar }).partial()

/**
 * Corrects the stock: what was counted, or by how much it is off. Either is measured from the stock that was seen at
 * `versiStok`; what orders took since then stays taken.
 */
export const KoreksiStokBody = z
  .object({
    /** What was counted. */
    stok: Stok.optional(),
    /** Units more, or less. */
    perubahan: z.int().min(-1_000_000).max(1_000_000).optional(),
    versiStok: z.int().nonnegative(),
    keterangan: teks(200, 'Alasan').pipe(z.string().min(1, 'Alasan tidak boleh kosong!')),
  })
  .refine(({ stok, perubahan }) => (stok === undefined) !== (perubahan === undefined), {
    path: ['stok'],
    message: 'Isi jumlah stok, atau perubahannya',
  })

/** Which products the back office lists. Without `status` the active ones. */
const Saringan = DaftarQuery.pick({ q: true }).extend({
  kategori: IdParam.optional(),
  /** habis: none left; menipis: at its low-stock threshold or below, none left included. */
  stok: z.enum(['habis', 'menipis']).optional(),
  status: z.enum(['arsip', 'semua']).optional(),
})
export type SaringanProduk = z.infer<typeof Saringan>

const ProdukParams = z.object({ produkId: IdParam })
const Pesan = z.object({ message: z.string() })
const Tersimpan = ProdukAdmin.extend({ message: z.string() })

export const listProdukAdmin = endpoint({
  name: 'listProdukAdmin',
  summary: 'Produk untuk kantor: dapat dicari, disaring, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/produk',
  access: 'admin',
  query: DaftarQuery.extend(Saringan.shape).extend({
    urut: z.enum(['nama', '-nama', 'harga', '-harga', 'stok', '-stok']).default('nama'),
  }),
  response: z.array(ProdukAdmin),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getProdukAdmin = endpoint({
  name: 'getProdukAdmin',
  summary: 'Satu produk, juga yang diarsipkan.',
  method: 'GET',
  path: '/api/admin/produk/{produkId}',
  access: 'admin',
  params: ProdukParams,
  response: ProdukAdmin,
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})

export const createProduk = endpoint({
  name: 'createProduk',
  summary: 'Menambah produk. Stok awalnya menjadi mutasi pertama.',
  method: 'POST',
  path: '/api/produks',
  access: 'admin',
  body: ProdukBody,
  multipart: true,
  response: Tersimpan,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'KATEGORI_TIDAK_ADA',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const updateProduk = endpoint({
  name: 'updateProduk',
  summary: 'Mengubah produk. Isian yang tidak dikirim tetap; teks kosong menghapus. Stok yang berubah menjadi koreksi.',
  method: 'PUT',
  path: '/api/produks/{produkId}',
  access: 'admin',
  params: ProdukParams,
  body: ProdukEditBody,
  multipart: true,
  response: Tersimpan,
  errors: [
    'VALIDATION_FAILED',
    'PRODUK_TIDAK_ADA',
    'KATEGORI_TIDAK_ADA',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const archiveProduk = endpoint({
  name: 'archiveProduk',
  summary: 'Mengarsipkan produk: tidak dijual lagi, tetapi tetap ada di pesanan lama.',
  method: 'DELETE',
  path: '/api/produks/{produkId}',
  access: 'admin',
  params: ProdukParams,
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})

export const restoreProduk = endpoint({
  name: 'restoreProduk',
  summary: 'Mengembalikan produk dari arsip ke toko.',
  method: 'POST',
  path: '/api/admin/produk/{produkId}/pulihkan',
  access: 'admin',
  params: ProdukParams,
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})

export const correctStok = endpoint({
  name: 'correctStok',
  summary: 'Mengoreksi stok dengan alasan: hasil hitungan, atau selisihnya.',
  method: 'POST',
  path: '/api/admin/produk/{produkId}/stok',
  access: 'admin',
  params: ProdukParams,
  body: KoreksiStokBody,
  response: Tersimpan,
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA', 'STOK_SUDAH_DIKOREKSI', 'STOK_KURANG_DARI_NOL'],
})

export const exportProduk = endpoint({
  name: 'exportProduk',
  summary: 'Produk sebagai CSV untuk Excel, menurut saringan daftarnya.',
  method: 'GET',
  path: '/api/admin/produk.csv',
  access: 'admin',
  query: Saringan,
  response: 'berkas',
  errors: ['VALIDATION_FAILED'],
})

export const CSV_MAX = 8 * 1024 * 1024
/** More rows than this are not read. */
export const CSV_BARIS_MAX = 10_000
/** So many changes and so many errors are told one by one. */
export const RINCIAN_MAX = 200

const Isi = z.record(z.string(), z.unknown())

export const HasilImpor = z.object({
  message: z.string(),
  /** Fingerprint of what would change: applying takes it along, and refuses where something else would change by now. */
  sidik: z.string(),
  /** Rows that make a new product, that change one, that change nothing, that are wrong. */
  jumlah: z.object({
    baru: z.int().nonnegative(),
    berubah: z.int().nonnegative(),
    sama: z.int().nonnegative(),
    salah: z.int().nonnegative(),
  }),
  /** The first changes. `baris` is the line of the file, as a spreadsheet numbers it. */
  rincian: z.array(
    z.object({
      baris: z.int().positive(),
      produkId: Id.nullable(),
      nama: z.string(),
      sebelum: Isi.nullable(),
      sesudah: Isi,
    }),
  ),
  galat: z.array(z.object({ baris: z.int().positive(), kolom: z.string(), pesan: z.string() })),
})
export type HasilImpor = z.infer<typeof HasilImpor>

export const importProduk = endpoint({
  name: 'importProduk',
  summary: 'Memeriksa berkas CSV produk, atau menerapkannya: seluruhnya, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/produk/impor',
  access: 'admin',
  body: z.object({
    berkas: z
      .file('Pilih berkas CSV terlebih dahulu')
      .min(1, 'Berkas CSV itu kosong')
      .max(CSV_MAX, 'Ukuran berkas paling besar 8 MB'),
    mode: z.enum(['periksa', 'terapkan']).default('periksa'),
    sidik: z.string().max(100).optional(),
  }),
  multipart: true,
  response: HasilImpor,
  errors: ['VALIDATION_FAILED', 'CSV_TIDAK_TERBACA', 'CSV_ADA_YANG_SALAH', 'KATALOG_BERUBAH'],
})
