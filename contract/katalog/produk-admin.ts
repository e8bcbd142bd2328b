import { z } from 'zod'
import { each, first, newRecordShape, textOf } from '#contract/columns.ts'
import { BerkasGambar, Id, IdParam } from '#contract/common.ts'
import { ImportResult, importBody } from '#contract/csv-import.ts'
import { edit, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { ManyResults, manyOf } from '#contract/many-admin.ts'
import { Produk } from './endpoints.ts'
import { PRODUK } from './produk-columns-admin.ts'

/** A product in the back office. */
export const ProdukAdmin = Produk.extend(first(each(PRODUK, 'wire'), 'aktif', 'stok_minimum'))
export type ProdukAdmin = z.infer<typeof ProdukAdmin>

/** Every column of a product as text input: from a form, a multipart body or a spreadsheet. */
export const PRODUK_INPUT = each(PRODUK, 'typed')

export const ProdukBody = z.object(first(newRecordShape(PRODUK), 'nama', 'kategoriId', 'harga', 'stok', 'stok_minimum'))

/** Confirmation that the product is sold below cost. */
const Acknowledged = {
  modalDisadari: z
    .union([z.boolean(), z.string()])
    .transform((value) => String(value) === 'true')
    .optional(),
}

const REASON = textOf(200, 'Alasan')

/**
 * Reason of a stock correction, and the stock movement that was current when the stock was counted. Both are required together.
 */
const Koreksi = {
  versiStok: z.coerce.number<string | number>().pipe(z.int().nonnegative()).optional(),
  alasan_stok: REASON.optional(),
}

/** Form that edits a product. A changed stock requires a reason. */
export const produkEditForm = (stok: number) =>
  ProdukBody.extend({
    stok: z
      .string()
      .trim()
      .min(1, 'Stok tidak boleh kosong!')
      .transform((text): string | number => text)
      .pipe(PRODUK.stok.typed),
    alasan_stok: REASON,
  }).refine((input) => typeof input.stok !== 'number' || input.stok === stok || input.alasan_stok !== '', {
    path: ['alasan_stok'],
    message: 'Alasan tidak boleh kosong!',
    // The section of the stock is also checked alone, whatever is wrong elsewhere.
    when: () => true,
  })

/** Missing fields stay unchanged. */
export const ProdukEditBody = z.object(PRODUK_INPUT).partial()

/**
 * Corrects the stock, by a counted amount or a difference. Both refer to the stock at `versiStok`. Units that orders took since
 * then stay deducted.
 */
export const KoreksiStokBody = z
  .object({
    /** Counted stock in units. */
    stok: PRODUK.stok.typed.optional(),
    /** Difference in units, positive or negative. */
    perubahan: z.int().min(-1_000_000).max(1_000_000).optional(),
    versiStok: z.int().nonnegative(),
    keterangan: REASON.pipe(z.string().min(1, 'Alasan tidak boleh kosong!')),
  })
  .refine(({ stok, perubahan }) => (stok === undefined) !== (perubahan === undefined), {
    path: ['stok'],
    message: 'Isi jumlah stok, atau perubahannya',
  })

/** Filters of the product list. Default: active products. */
const Filter = ListQuery.pick({ q: true }).extend({
  kategori: IdParam.optional(),
  /** habis: no stock left; menipis: stock at or below the low-stock threshold, including none. */
  stok: z.enum(['habis', 'menipis']).optional(),
  status: z.enum(['arsip', 'semua']).optional(),
  /** `kosong`: medicines without a registration number. */
  nie: z.literal('kosong').optional(),
})
export type ProdukFilter = z.infer<typeof Filter>

const ProdukParams = z.object({ produkId: IdParam })
const Pesan = z.object({ message: z.string() })
const Saved = ProdukAdmin.extend({ message: z.string() })

export const listProdukAdmin = adminEndpoint({
  name: 'listProdukAdmin',
  summary: 'Produk untuk kantor: dapat dicari, disaring, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/produk',
  query: ListQuery.extend(Filter.shape).extend({
    urut: z.enum(['nama', '-nama', 'harga', '-harga', 'stok', '-stok']).default('nama'),
  }),
  response: z.array(ProdukAdmin),
  paged: true,
})

export const getProdukAdmin = adminEndpoint({
  name: 'getProdukAdmin',
  summary: 'Satu produk, juga yang diarsipkan.',
  method: 'GET',
  path: '/api/admin/produk/{produkId}',
  params: ProdukParams,
  response: ProdukAdmin,
  errors: ['PRODUK_TIDAK_ADA'],
})

export const createProduk = adminEndpoint({
  name: 'createProduk',
  summary: 'Menambah produk. Stok awalnya menjadi mutasi pertama.',
  method: 'POST',
  path: '/api/produks',
  body: ProdukBody.extend(Acknowledged),
  multipart: true,
  response: Saved,
  status: 201,
  errors: [
    'KATEGORI_TIDAK_ADA',
    'ZAT_TERLARANG',
    'ZAT_PERLU_RESEP',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_DARI_LUAR',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const updateProduk = adminEndpoint({
  name: 'updateProduk',
  summary: 'Mengubah produk. Isian yang tidak dikirim tetap; teks kosong menghapus. Stok yang berubah menjadi koreksi.',
  method: 'PUT',
  path: '/api/produks/{produkId}',
  releases: true,
  params: ProdukParams,
  body: edit(ProdukEditBody.extend({ ...Acknowledged, ...Koreksi })),
  multipart: true,
  response: Saved,
  errors: [
    'PRODUK_TIDAK_ADA',
    'KATEGORI_TIDAK_ADA',
    'ZAT_TERLARANG',
    'ZAT_PERLU_RESEP',
    'DI_BAWAH_MODAL',
    'UKURAN_TIDAK_COCOK',
    'STOK_SUDAH_DIKOREKSI',
    'STOK_KURANG_DARI_NOL',
    'ISIAN_BENTROK',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_DARI_LUAR',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const uploadGambarProduk = adminEndpoint({
  name: 'uploadGambarProduk',
  summary: 'Mengunggah gambar lain untuk produk (JPG, PNG, atau WebP), sebelum disimpan sebagai `gambar_lain`.',
  method: 'POST',
  path: '/api/admin/produk/gambar',
  repeat: 'harmless',
  multipart: true,
  body: z.object({
    gambar: BerkasGambar.mime(['image/jpeg', 'image/png', 'image/webp'], 'Gambar harus JPG, PNG, atau WebP'),
  }),
  response: z.object({ gambar: z.string() }),
  status: 201,
  errors: ['BODY_TOO_LARGE', 'GAMBAR_TIDAK_DAPAT_DIBACA', 'GAMBAR_TERLALU_LUAS', 'GAMBAR_TIDAK_TERSIMPAN'],
})

export const archiveProduk = adminEndpoint({
  name: 'archiveProduk',
  summary: 'Mengarsipkan produk: tidak dijual lagi, tetapi tetap ada di pesanan lama.',
  method: 'DELETE',
  path: '/api/produks/{produkId}',
  params: ProdukParams,
  query: VersiQuery,
  response: Pesan,
  errors: ['PRODUK_TIDAK_ADA', 'DATA_BERUBAH'],
})

export const listPaketOfProduk = adminEndpoint({
  name: 'listPaketOfProduk',
  summary:
    'Paket dijual yang berisi produk ini, jadi tidak dapat dibeli tanpa produk itu; dan mana yang tampil di beranda.',
  method: 'GET',
  path: '/api/admin/produk/{produkId}/paket',
  params: ProdukParams,
  response: z.array(z.object({ paketId: Id, title: z.string(), beranda: z.boolean() })),
  errors: ['PRODUK_TIDAK_ADA'],
})

export const restoreProduk = adminEndpoint({
  name: 'restoreProduk',
  summary: 'Mengembalikan produk dari arsip ke toko.',
  method: 'POST',
  path: '/api/admin/produk/{produkId}/pulihkan',
  params: ProdukParams,
  response: Pesan,
  errors: ['PRODUK_TIDAK_ADA', 'ZAT_TERLARANG', 'ZAT_PERLU_RESEP'],
})

/** The field that a bulk action sets in all its products. */
const ManyProdukChange = z.union([
  z.strictObject({ aktif: z.boolean() }),
  z.strictObject({ kategoriId: Id }),
  z.strictObject({ rak_gudang: PRODUK.rak_gudang.typed }),
])
export type ManyProdukChange = z.input<typeof ManyProdukChange>

export const changeManyProduk = adminEndpoint({
  name: 'changeManyProduk',
  summary: 'Mengarsipkan atau menjual lagi banyak produk, atau mengubah kategori atau rak semuanya.',
  description:
    'Tiap produk diperiksa seperti kalau diubah sendiri. Yang ditolak dilewati, dengan alasannya; yang lain tetap disimpan.',
  method: 'POST',
  path: '/api/admin/produk/ubah-banyak',
  body: z.object({ produkId: manyOf(Id, 'produk'), jadi: ManyProdukChange }),
  response: ManyResults,
})

export const correctStok = adminEndpoint({
  name: 'correctStok',
  summary: 'Mengoreksi stok dengan alasan: hasil hitungan, atau selisihnya.',
  method: 'POST',
  path: '/api/admin/produk/{produkId}/stok',
  releases: true,
  params: ProdukParams,
  body: KoreksiStokBody,
  response: Saved,
  errors: ['PRODUK_TIDAK_ADA', 'STOK_SUDAH_DIKOREKSI', 'STOK_KURANG_DARI_NOL'],
})

export const exportProduk = adminEndpoint({
  name: 'exportProduk',
  summary: 'Produk sebagai CSV untuk Excel, menurut saringan daftarnya.',
  method: 'GET',
  path: '/api/admin/produk.csv',
  query: Filter,
  response: 'berkas',
})

/** Maximum number of rows in a CSV import. */
export const CSV_ROWS_MAX = 10_000

export const importProduk = adminEndpoint({
  name: 'importProduk',
  summary: 'Memeriksa berkas CSV produk, atau menerapkannya: seluruhnya, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/produk/impor',
  releases: true,
  body: importBody(8),
  multipart: true,
  response: ImportResult,
  errors: ['CSV_TIDAK_TERBACA', 'CSV_ADA_YANG_SALAH', 'KATALOG_BERUBAH'],
})
