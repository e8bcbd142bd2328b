import { z } from 'zod'
import { GOODS_IN_LINES_MAX, GoodsInBody, GoodsInLine, type ProdukChoice } from '#contract/stok/goods-in-admin.ts'

/** Product of a delivery. `stok` is undefined for expected products, because it was not loaded. */
export type IncomingProduk = Omit<ProdukChoice, 'stok'> & Partial<Pick<ProdukChoice, 'stok'>>

const Line = GoodsInLine.omit({ produkId: true })
  .extend({
    produk: z.custom<IncomingProduk | null>().refine((produk) => !!produk, 'Pilih produk dulu'),
  })
  .refine(({ produk, kedaluwarsa }) => !produk?.obat || kedaluwarsa !== null, {
    path: ['kedaluwarsa'],
    message: 'Obat harus punya tanggal kedaluwarsa',
  })

/** Form schema of a delivery, with the chosen products instead of only their IDs. */
export const GoodsInInput = z.object({
  pemasok: GoodsInBody.shape.pemasok,
  diterima: GoodsInBody.shape.diterima,
  baris: z.array(Line).min(1, 'Isi minimal satu barang').max(GOODS_IN_LINES_MAX),
})
export type GoodsInInput = z.output<typeof GoodsInInput>

export const newLine = (): z.input<typeof Line> => ({
  produk: null,
  nomor: '',
  kedaluwarsa: '',
  jumlah: '',
  hargaModal: '',
})

/** Converts the form values to the request body. */
export const bodyOf = ({ baris, ...input }: GoodsInInput): z.input<typeof GoodsInBody> => ({
  ...input,
  baris: baris.map(({ produk, ...row }) => ({ ...row, produkId: produk?.produkId ?? 0 })),
})

/** Returns the field paths of `count` lines, as the server names them in its errors. */
export const linePaths = (count: number) =>
  Array.from({ length: count }, (_, at) => at).flatMap(
    (at) => [`baris.${at}.nomor`, `baris.${at}.kedaluwarsa`, `baris.${at}.jumlah`, `baris.${at}.hargaModal`] as const,
  )
