import { z } from 'zod'
import { GOODS_IN_BARIS_MAX, GoodsInBaris, GoodsInBody, type ProdukChoice } from '#contract/stok/goods-in-admin.ts'

/** Product of a delivery. `stok` is undefined for expected products, because it was not loaded. */
export type IncomingProduk = Omit<ProdukChoice, 'stok'> & Partial<Pick<ProdukChoice, 'stok'>>

const Baris = GoodsInBaris.omit({ produkId: true })
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
  baris: z.array(Baris).min(1, 'Isi minimal satu barang').max(GOODS_IN_BARIS_MAX),
})
export type GoodsInInput = z.output<typeof GoodsInInput>

export const newBaris = (): z.input<typeof Baris> => ({
  produk: null,
  nomor: '',
  kedaluwarsa: '',
  jumlah: '',
  hargaModal: '',
})

/** Converts the form values to the request body. */
export const bodyOf = ({ baris, ...isian }: GoodsInInput): z.input<typeof GoodsInBody> => ({
  ...isian,
  baris: baris.map(({ produk, ...row }) => ({ ...row, produkId: produk?.produkId ?? 0 })),
})

/** Returns the field paths of `banyak` lines, as the server names them in its errors. */
export const barisInput = (banyak: number) =>
  Array.from({ length: banyak }, (_, at) => at).flatMap(
    (at) => [`baris.${at}.nomor`, `baris.${at}.kedaluwarsa`, `baris.${at}.jumlah`, `baris.${at}.hargaModal`] as const,
  )
