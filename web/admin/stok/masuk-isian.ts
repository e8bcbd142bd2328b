import { z } from 'zod'
import { BARIS_MASUK_MAX, BarangMasukBody, BarisMasuk, type PilihanProduk } from '#contract/stok/barang-masuk-admin.ts'

/** Product of a delivery. `stok` is undefined for expected products, because it was not loaded. */
export type ProdukMasuk = Omit<PilihanProduk, 'stok'> & Partial<Pick<PilihanProduk, 'stok'>>

const Baris = BarisMasuk.omit({ produkId: true })
  .extend({
    produk: z.custom<ProdukMasuk | null>().refine((produk) => !!produk, 'Pilih produk dulu'),
  })
  .refine(({ produk, kedaluwarsa }) => !produk?.obat || kedaluwarsa !== null, {
    path: ['kedaluwarsa'],
    message: 'Obat harus punya tanggal kedaluwarsa',
  })

/** Form schema of a delivery, with the chosen products instead of only their IDs. */
export const MasukIsian = z.object({
  pemasok: BarangMasukBody.shape.pemasok,
  diterima: BarangMasukBody.shape.diterima,
  baris: z.array(Baris).min(1, 'Isi minimal satu barang').max(BARIS_MASUK_MAX),
})
export type MasukIsian = z.output<typeof MasukIsian>

export const barisBaru = (): z.input<typeof Baris> => ({
  ...{ produk: null, nomor: '', kedaluwarsa: '', jumlah: '', hargaModal: '' },
})

/** Converts the form values to the request body. */
export const bodyOf = ({ baris, ...isian }: MasukIsian): z.input<typeof BarangMasukBody> => ({
  ...isian,
  baris: baris.map(({ produk, ...row }) => ({ ...row, produkId: produk?.produkId ?? 0 })),
})

/** Returns the field paths of `banyak` lines, as the server names them in its errors. */
export const isianBaris = (banyak: number) =>
  Array.from({ length: banyak }, (_, at) => at).flatMap(
    (at) => [`baris.${at}.nomor`, `baris.${at}.kedaluwarsa`, `baris.${at}.jumlah`, `baris.${at}.hargaModal`] as const,
  )
