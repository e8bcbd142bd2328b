import { z } from 'zod'
import { type Column, paragraph } from '#contract/columns.ts'
import { Id, IdParam, Rupiah, Timestamp } from '#contract/common.ts'
import { edit, Versi } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { ReasonBody } from '#contract/reason-admin.ts'
import { GOODS_IN_LINES_MAX, GoodsInLine } from '#contract/stok/goods-in-admin.ts'
import { CostInput, dateInput, quantityInput } from '#contract/stok/lot-list-admin.ts'

/** `draf`: not sent yet. `sebagian`: partly delivered. `diterima`: complete, no further delivery expected. */
export const StatusPembelian = z.enum(['draf', 'dipesan', 'sebagian', 'diterima', 'batal'])
export type StatusPembelian = z.infer<typeof StatusPembelian>

export const STATUS_PEMBELIAN: Readonly<Record<StatusPembelian, string>> = {
  draf: 'Draf',
  dipesan: 'Dipesan',
  sebagian: 'Datang sebagian',
  diterima: 'Diterima',
  batal: 'Batal',
}

/** Maximum number of lines in an order to a supplier. */
export const PEMBELIAN_LINES_MAX = 100

const LineInput = z.object({
  produkId: z.int('Pilih produk dulu').positive('Pilih produk dulu').max(2_147_483_647),
  jumlah: quantityInput(1),
  /** Unit cost; null if unknown. */
  harga: CostInput.default(null),
})

const hasDistinctProduk = (lines: readonly { produkId: number }[]) =>
  new Set(lines.map(({ produkId }) => produkId)).size === lines.length

export const PEMBELIAN = {
  pemasokId: { label: 'Pemasok', typed: z.coerce.number<string | number>('Pilih pemasok').pipe(Id) },
  catatan: { ...paragraph('Catatan', 1000), hint: 'Ikut dicetak dan dikirim kepada pemasok.' },
  baris: {
    label: 'Barang',
    kind: 'rows',
    typed: z
      .array(LineInput)
      .min(1, 'Isi minimal satu barang')
      .max(PEMBELIAN_LINES_MAX, `Maksimal ${PEMBELIAN_LINES_MAX} barang`)
      .refine(hasDistinctProduk, 'Satu produk cukup satu baris'),
    teks: (value: unknown) => {
      const lines = value as { nama?: string; produkId: number; jumlah: number }[]
      return lines.map(({ nama, produkId, jumlah }) => `${jumlah} × ${nama ?? `produk ${produkId}`}`).join('; ')
    },
  },
} as const satisfies Record<string, Column>

export const PembelianBody = z.object({
  pemasokId: PEMBELIAN.pemasokId.typed,
  catatan: PEMBELIAN.catatan.typed.default(''),
  baris: PEMBELIAN.baris.typed,
})
export type PembelianInput = z.output<typeof PembelianBody>

/** An order to a supplier, in a list. */
export const PembelianSummary = z.object({
  pembelianId: Id,
  pemasokId: Id,
  pemasok: z.string(),
  status: StatusPembelian,
  dibuat: Timestamp,
  dipesan: Timestamp.nullable(),
  /** Number of products, total units, and delivered units. */
  jenis: z.int(),
  jumlah: z.int(),
  datang: z.int(),
  /** Total of the lines with a known price, in rupiah. */
  nilai: Rupiah,
  versi: Versi,
})
export type PembelianSummary = z.infer<typeof PembelianSummary>

export const Pembelian = PembelianSummary.extend({
  catatan: z.string(),
  alasan: z.string(),
  /** Contact person. */
  kontak: z.string(),
  no_hp: z.string(),
  alamat: z.string(),
  baris: z.array(
    z.object({
      produkId: Id,
      nama: z.string(),
      /** True for medicine, which needs an expiry date. */
      obat: z.boolean(),
      jumlah: z.int().positive(),
      harga: Rupiah.nullable(),
      /** Units delivered so far; more than ordered if the supplier sent more. */
      datang: z.int().nonnegative(),
    }),
  ),
  /** Lots delivered for the order. */
  lot: z.array(
    z.object({
      lotId: Id,
      produkId: Id,
      nama: z.string(),
      nomor: z.string(),
      kedaluwarsa: z.iso.date().nullable(),
      diterima: z.iso.date(),
      jumlah: z.int(),
      harga_modal: Rupiah.nullable(),
    }),
  ),
})
export type Pembelian = z.infer<typeof Pembelian>

const PembelianParams = z.object({ pembelianId: IdParam })
const Saved = Pembelian.extend({ message: z.string() })
export const listPembelian = adminEndpoint({
  name: 'listPembelian',
  summary: 'Pembelian dari pemasok, terbaru lebih dulu: dapat dicari menurut pemasok atau produk, dan disaring.',
  method: 'GET',
  path: '/api/admin/pembelian',
  query: ListQuery.extend({ status: StatusPembelian.optional(), pemasokId: IdParam.optional() }),
  response: z.array(PembelianSummary),
  paged: true,
})

export const getPembelian = adminEndpoint({
  name: 'getPembelian',
  summary: 'Satu pembelian dengan barang dan lot yang sudah datang.',
  method: 'GET',
  path: '/api/admin/pembelian/{pembelianId}',
  params: PembelianParams,
  response: Pembelian,
  errors: ['PEMBELIAN_TIDAK_ADA'],
})

export const createPembelian = adminEndpoint({
  name: 'createPembelian',
  summary: 'Membuat draf pembelian.',
  method: 'POST',
  path: '/api/admin/pembelian',
  body: PembelianBody,
  response: Saved,
  status: 201,
  errors: ['PEMASOK_TIDAK_ADA', 'PRODUK_TIDAK_ADA'],
})

export const updatePembelian = adminEndpoint({
  name: 'updatePembelian',
  summary: 'Mengubah draf pembelian. Yang sudah dipesan tidak diubah lagi.',
  method: 'PUT',
  path: '/api/admin/pembelian/{pembelianId}',
  params: PembelianParams,
  body: edit(PembelianBody),
  response: Saved,
  errors: ['PEMBELIAN_TIDAK_ADA', 'PEMBELIAN_BUKAN_DRAF', 'PEMASOK_TIDAK_ADA', 'PRODUK_TIDAK_ADA', 'ISIAN_BENTROK'],
})

export const pesanPembelian = adminEndpoint({
  name: 'pesanPembelian',
  summary: 'Menandai bahwa draf sudah dikirim kepada pemasok: barangnya dihitung di jalan.',
  method: 'POST',
  path: '/api/admin/pembelian/{pembelianId}/pesan',
  params: PembelianParams,
  response: Saved,
  errors: ['PEMBELIAN_TIDAK_ADA', 'PEMBELIAN_BUKAN_DRAF'],
})

export const endPembelian = adminEndpoint({
  name: 'endPembelian',
  summary:
    'Mengakhiri pembelian dengan alasannya: batal jika belum ada yang datang, selesai jika sisanya tidak datang.',
  method: 'POST',
  path: '/api/admin/pembelian/{pembelianId}/akhiri',
  params: PembelianParams,
  body: ReasonBody,
  response: Saved,
  errors: ['PEMBELIAN_TIDAK_ADA', 'PEMBELIAN_SUDAH_SELESAI'],
})

export const ReceiveBody = z.object({
  /** Day of the delivery. Default: today. */
  diterima: dateInput('Tanggal diterima').default(null),
  baris: z.array(GoodsInLine).min(1, 'Isi minimal satu barang').max(GOODS_IN_LINES_MAX),
})

export const receivePembelian = adminEndpoint({
  name: 'receivePembelian',
  summary: 'Mencatat barang yang datang untuk sebuah pembelian: setiap baris menjadi satu lot.',
  description:
    'Yang datang boleh kurang atau lebih dari yang dipesan. Harga yang kosong diambil dari pembeliannya. Seluruhnya dicatat, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/pembelian/{pembelianId}/terima',
  params: PembelianParams,
  body: ReceiveBody,
  response: Saved,
  errors: ['PEMBELIAN_TIDAK_ADA', 'PEMBELIAN_BELUM_DIPESAN', 'PEMBELIAN_SUDAH_SELESAI', 'BARANG_MASUK_DITOLAK'],
})
