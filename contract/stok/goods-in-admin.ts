import { z } from 'zod'
import { textOf } from '#contract/columns.ts'
import { Id } from '#contract/common.ts'
import { CheckResult, importBody, Row } from '#contract/csv-import.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { CostInput, dateInput, NomorLot, quantityInput } from './lot-list-admin.ts'

/** One lot of a delivery, from a form or a spreadsheet. */
export const GoodsInLine = z.object({
  produkId: z.int('Pilih produk dulu').positive('Pilih produk dulu').max(2_147_483_647),
  nomor: NomorLot,
  kedaluwarsa: dateInput('Kedaluwarsa'),
  jumlah: quantityInput(1),
  hargaModal: CostInput.default(null),
})

export const Pemasok = textOf(100, 'Pemasok')
/** Maximum number of lots in one delivery. */
export const GOODS_IN_LINES_MAX = 200

export const GoodsInBody = z.object({
  pemasok: Pemasok.default(''),
  /** Day of the delivery. Default: today. */
  diterima: dateInput('Tanggal diterima').default(null),
  baris: z.array(GoodsInLine).min(1, 'Isi minimal satu barang').max(GOODS_IN_LINES_MAX),
})

export const createGoodsIn = adminEndpoint({
  name: 'createGoodsIn',
  summary: 'Mencatat barang masuk: setiap baris menjadi satu lot.',
  description:
    'Lot yang kedaluwarsanya sudah lewat atau terlalu dekat (`LOT_MIN_HARI`) langsung disisihkan dan tidak dijual. Seluruhnya dicatat, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/barang-masuk',
  body: GoodsInBody,
  response: z.object({ message: z.string(), lot: z.array(z.object({ lotId: Id, disisihkan: z.boolean() })) }),
  status: 201,
  errors: ['BARANG_MASUK_DITOLAK'],
})

/** Returns the initial data of the delivery form. */
export const getGoodsInPreparation = adminEndpoint({
  name: 'getGoodsInPreparation',
  summary: 'Pemasok yang terakhir dipakai, batas kedaluwarsa barang yang dijual, dan produk yang ditunggu pesanan.',
  method: 'GET',
  path: '/api/admin/barang-masuk/persiapan',
  response: z.object({
    /** Suppliers, the most recent first. */
    pemasok: z.array(z.string()),
    hariIni: z.iso.date(),
    /** Last expiry date that is not sold: lots that expire on or before this day are set aside. */
    batasJual: z.iso.date(),
    ditunggu: z.array(z.object({ produkId: Id, nama: z.string(), jumlah: z.int().positive() })),
  }),
})

/** A product to choose from; archived ones are excluded. */
export const ProdukChoice = z.object({
  produkId: Id,
  nama: z.string(),
  stok: z.int(),
  /** True for medicine, which needs an expiry date. */
  obat: z.boolean(),
})
export type ProdukChoice = z.infer<typeof ProdukChoice>

export const pickGoodsInProduk = adminEndpoint({
  name: 'pickGoodsInProduk',
  summary: 'Produk untuk dipilih pada barang masuk, menurut nama; yang namanya diawali kata pencarian lebih dulu.',
  method: 'GET',
  path: '/api/admin/barang-masuk/produk',
  query: ListQuery.pick({ q: true }),
  response: z.array(ProdukChoice),
})

export const exportGoodsInSheet = adminEndpoint({
  name: 'exportGoodsInSheet',
  summary: 'Lembar CSV barang masuk: semua produk, dengan kolom kosong untuk diisi.',
  method: 'GET',
  path: '/api/admin/barang-masuk.csv',
  response: 'berkas',
})

/** Result of a delivery file: lots that it would add, and its errors. */
export const GoodsInResult = CheckResult.extend({
  jumlah: z.object({ lot: z.int().nonnegative(), satuan: z.int().nonnegative(), disisihkan: z.int().nonnegative() }),
  rincian: z.array(
    z.object({
      baris: Row,
      nama: z.string(),
      nomor: z.string(),
      kedaluwarsa: z.iso.date().nullable(),
      jumlah: z.int().positive(),
      disisihkan: z.boolean(),
    }),
  ),
})
export type GoodsInResult = z.infer<typeof GoodsInResult>

export const importGoodsIn = adminEndpoint({
  name: 'importGoodsIn',
  summary: 'Memeriksa berkas CSV barang masuk, atau mencatatnya: seluruhnya, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/barang-masuk/impor',
  body: importBody(1),
  multipart: true,
  response: GoodsInResult,
  errors: ['CSV_TIDAK_TERBACA', 'CSV_ADA_YANG_SALAH', 'KATALOG_BERUBAH'],
})
