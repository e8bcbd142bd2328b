import { z } from 'zod'
import { each, first, having, pick } from '#contract/columns.ts'
import { Id, IdParam, PagingQuery, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { GambarParams, GambarQuery } from '#contract/gambar.ts'
import { FILTER_HARGA_MAX, PRODUK_ORDERS } from './filter.ts'
import { BAHAYA, Golongan, STORAGE_SUHU } from './golongan.ts'
import { KodePenyakit } from './penyakit.ts'
import { PRODUK } from './produk-columns-admin.ts'
import { METHODS } from './usage-words.ts'
import { visibleStok } from './visible-stok.ts'

export const Kategori = z.object({
  kategoriId: Id,
  nama: z.string(),
  deskripsi: z.string(),
  /** Number of active products in the category. */
  count: z.int().nonnegative(),
})
export type Kategori = z.infer<typeof Kategori>

/** Public data of a product. */
export const Produk = z.object(
  first(each(having(PRODUK, 'public'), 'wire'), 'produkId', 'nama', 'deskripsi', 'harga', 'stok', 'gambar'),
)
export type Produk = z.infer<typeof Produk>

/** `?kategori=1,2`: at most `max` ids. Rejects anything that is no id. */
const idList = (max: number) =>
  z
    .string()
    .max(max * 8)
    .transform((text): (string | number)[] => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(IdParam).max(max))

/** Fields of a product in a package: its own price and its properties. */
const CONTAINED_PRODUK = pick(
  each(PRODUK, 'wire'),
  'produkId',
  'harga',
  'gambar',
  'kemasan',
  'zat',
  'zat_aktif',
  'bentuk',
  'golongan',
  'golongan_keterangan',
  'aturan_pakai',
  'masa_henti',
  'bahaya',
  'peringatan',
  'aktif',
)

const HargaLimit = z.coerce.number<string | number>().pipe(Rupiah.max(FILTER_HARGA_MAX))

export const ProdukQuery = PagingQuery.extend({
  q: z.string().trim().max(100).optional(),
  kategori: idList(50).optional(),
  /** Filters by disease. Excludes prescription products: the shop must not recommend them. */
  penyakit: KodePenyakit.optional(),
  golongan: Golongan.optional(),
  /** Filters by way of use. Excludes prescription products, whose use is up to the veterinarian. */
  cara: z.enum(METHODS).optional(),
  harga_min: HargaLimit.optional(),
  harga_maks: HargaLimit.optional(),
  urut: z.enum(PRODUK_ORDERS).optional(),
  /** `satu`: of the sizes of one product only the cheapest in stock, as the lists of the shop show it. */
  kelompok: z.literal('satu').optional(),
})

export const PaketItem = z.object({ nama: z.string(), produkId: Id.nullable(), jumlah: z.int().positive() })
export type PaketItem = z.infer<typeof PaketItem>

/** Public data of a part, with registration data of its product. A part without a product is only a name. */
export const PaketContents = PaketItem.extend({ nie: z.string(), belum_terdaftar: z.boolean() })

export const Paket = z.object({
  paketId: Id,
  title: z.string(),
  harga: Rupiah,
  gambar: z.string().nullable(),
  deskripsi: z.string(),
  /** Names, in packing order. */
  items: z.array(z.string()),
  /** Bill of materials: the names with their products and quantities. */
  isi: z.array(PaketContents),
  /** Number of packages that the stock of the products allows; null if no part has a product. */
  tersedia: z.int().nonnegative().nullable(),
  /** True if a part blocks the sale regardless of stock, until the shop corrects the package. */
  perlu_diperiksa: z.boolean(),
  /** Combined properties: strictest class, all hazards, cold storage if a part needs it, longest withdrawal, total weight. */
  golongan: Golongan,
  bahaya: z.array(z.enum(Object.keys(BAHAYA) as [keyof typeof BAHAYA]).exclude(['tidak_ada'])),
  suhu_simpan: z.enum(Object.keys(STORAGE_SUHU) as [keyof typeof STORAGE_SUHU]),
  masa_henti: z.int().nonnegative().nullable(),
  /** Weight in grams; 0 if the weight of a part is unknown. */
  berat_gram: z.int().nonnegative(),
  /** Packages in paid orders less refunded ones; counted at most one hour ago. */
  terjual: z.int().nonnegative(),
})
export type Paket = z.infer<typeof Paket>

/** Data of a contained product on the page of a package. */
const ContainedProduk = z.object(CONTAINED_PRODUK)
export type ContainedProduk = z.infer<typeof ContainedProduk>

/** A package with the complete data of its own page. */
export const FullPaket = Paket.extend({
  penyakit: z.array(KodePenyakit),
  /** Daily instructions, one step per line; see `readDailyUsage`. */
  cara_harian: z.string(),
  isi: z.array(PaketContents.extend({ produk: ContainedProduk.nullable() })),
})
export type FullPaket = z.infer<typeof FullPaket>

const visibleProduk = (produk: Produk): Produk => ({ ...produk, stok: visibleStok(produk.stok) })
const visiblePaket = <P extends Paket>(paket: P): P => ({
  ...paket,
  tersedia: paket.tersedia === null ? null : visibleStok(paket.tersedia),
})

/** Returns the sources of a package: `paket` and each of its products. */
const sumberPaket = ({ isi }: Pick<Paket, 'isi'>) => [
  'paket',
  ...isi.flatMap(({ produkId }) => (produkId === null ? [] : `produk/${produkId}`)),
]

export const listKategori = endpoint({
  name: 'listKategori',
  summary: 'Semua kategori dengan jumlah produk aktifnya.',
  method: 'GET',
  path: '/api/kategoris',
  access: 'publik',
  query: PagingQuery,
  response: z.array(Kategori),
  sliced: true,
  madeOf: ['kategori'],
  errors: ['VALIDATION_FAILED'],
})

export const getKategori = endpoint({
  name: 'getKategori',
  summary: 'Satu kategori.',
  method: 'GET',
  path: '/api/kategoris/{kategoriId}',
  access: 'publik',
  params: z.object({ kategoriId: IdParam }),
  response: Kategori,
  madeOf: ['kategori'],
  errors: ['VALIDATION_FAILED', 'KATEGORI_TIDAK_ADA'],
})

export const listProduk = endpoint({
  name: 'listProduk',
  summary:
    'Produk aktif; bisa dicari (juga dengan kata pembudidaya), disaring menurut kategori, penyakit, dan harga, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/produks',
  access: 'publik',
  query: ProdukQuery,
  response: z.array(Produk),
  paged: true,
  // Corrections of a search compare with the names of packages and articles.
  madeOf: ['produk', 'kategori', 'sinonim', 'paket', 'artikel'],
  forPages: (produk) => produk.map(visibleProduk),
  errors: ['VALIDATION_FAILED'],
})

/** Number of products per choice; a choice without products is left out. */
const countsOf = <K extends z.core.$ZodRecordKey>(choice: K) => z.partialRecord(choice, z.int().positive())

export const countProduk = endpoint({
  name: 'countProduk',
  summary: 'Jumlah produk tiap pilihan saringan: masalah, golongan, dan cara pakai.',
  description:
    'Tiap jumlah memperhitungkan saringan lain, tetapi bukan saringannya sendiri. Pilihan tanpa produk tidak disebut.',
  method: 'GET',
  path: '/api/produks/saringan',
  access: 'publik',
  query: ProdukQuery.omit({ page: true, limit: true, urut: true }),
  response: z.object({
    penyakit: countsOf(KodePenyakit),
    golongan: countsOf(Golongan),
    cara: countsOf(z.enum(METHODS)),
  }),
  madeOf: ['produk', 'sinonim', 'artikel'],
  errors: ['VALIDATION_FAILED'],
})

/** Maximum number of products in one request. */
const CHOICES_MAX = 60

export const listProdukChoices = endpoint({
  name: 'listProdukChoices',
  summary: 'Produk aktif menurut daftar id, dalam urutan itu; yang tidak dijual lagi tidak ada di jawabannya.',
  method: 'GET',
  path: '/api/produks/pilihan',
  access: 'publik',
  query: z.object({ id: idList(CHOICES_MAX) }),
  response: z.array(Produk),
  // Depends on every product, because an archived product may return.
  madeOf: ['produk', 'kategori'],
  forPages: (produk) => produk.map(visibleProduk),
  errors: ['VALIDATION_FAILED'],
})

export const getProduk = endpoint({
  name: 'getProduk',
  summary: 'Satu produk aktif; seorang administrator mendapat juga yang diarsipkan.',
  method: 'GET',
  path: '/api/produks/{produkId}',
  access: 'publik',
  params: z.object({ produkId: IdParam }),
  response: Produk,
  // The lowest price of its sizes depends on all of them.
  madeOf: ({ produkId, pilihan_ukuran }) => [pilihan_ukuran ? 'produk' : `produk/${produkId}`, 'kategori'],
  forPages: visibleProduk,
  errors: ['VALIDATION_FAILED', 'PRODUK_TIDAK_ADA'],
})

export const getProdukGambar = endpoint({
  name: 'getProdukGambar',
  summary: 'Gambar produk; `w` meminta lebar tertentu.',
  method: 'GET',
  path: '/api/produks/images/{gambar}',
  access: 'publik',
  params: GambarParams,
  query: GambarQuery,
  response: 'gambar',
  errors: ['GAMBAR_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const listPaket = endpoint({
  name: 'listPaket',
  summary: 'Semua paket aktif, menurut urutan toko; bisa dicari, juga dengan kata pembudidaya dan nama penyakit.',
  method: 'GET',
  path: '/api/paket',
  access: 'publik',
  query: PagingQuery.extend({ q: z.string().trim().max(100).optional() }),
  response: z.array(Paket),
  sliced: true,
  madeOf: (paket) => ['paket', 'sinonim', ...paket.flatMap(sumberPaket)],
  forPages: (paket) => paket.map(visiblePaket),
  errors: ['VALIDATION_FAILED'],
})

export const getPaket = endpoint({
  name: 'getPaket',
  summary: 'Satu paket aktif dengan isinya, harga satuan tiap isi, penyakit terkait, dan cara pakainya hari demi hari.',
  method: 'GET',
  path: '/api/paket/{paketId}',
  access: 'publik',
  params: z.object({ paketId: IdParam }),
  response: FullPaket,
  madeOf: sumberPaket,
  forPages: visiblePaket,
  errors: ['VALIDATION_FAILED', 'PAKET_TIDAK_ADA'],
})

export const getPaketGambar = endpoint({
  name: 'getPaketGambar',
  summary: 'Gambar paket; `w` meminta lebar tertentu.',
  method: 'GET',
  path: '/api/paket/images/{gambar}',
  access: 'publik',
  params: GambarParams,
  query: GambarQuery,
  response: 'gambar',
  errors: ['GAMBAR_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})
