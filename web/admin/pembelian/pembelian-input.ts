import { z } from 'zod'
import { PEMBELIAN_LINES_MAX, type Pembelian, PembelianBody } from '#contract/pembelian/admin.ts'
import type { ReorderLine } from '#contract/pembelian/reorder-admin.ts'

/** Product as the form displays it. */
export interface SelectedProduk {
  produkId: number
  nama: string
}

const Produk = z.custom<SelectedProduk | null>().refine((produk) => !!produk, 'Pilih produk dulu')

const { jumlah, harga } = PembelianBody.shape.baris.element.shape

/** Form schema of a purchase order, with the chosen products instead of only their IDs. */
export const PembelianForm = z.object({
  pemasokId: PembelianBody.shape.pemasokId,
  catatan: PembelianBody.shape.catatan,
  baris: z
    .array(z.object({ produk: Produk, jumlah, harga }))
    .min(1, 'Isi minimal satu barang')
    .max(PEMBELIAN_LINES_MAX, `Maksimal ${PEMBELIAN_LINES_MAX} barang`)
    .superRefine((lines, context) => {
      const seen = new Set<number>()
      lines.forEach(({ produk }, at) => {
        if (!produk) return
        if (seen.has(produk.produkId))
          context.addIssue({ code: 'custom', path: [at, 'produk'], message: 'Satu produk cukup satu baris' })
        seen.add(produk.produkId)
      })
    }),
})
export type PembelianForm = z.output<typeof PembelianForm>
export type PembelianFormInput = z.input<typeof PembelianForm>

export const newLine = (): PembelianFormInput['baris'][number] => ({ produk: null, jumlah: '', harga: '' })

/** Converts the form values to the request body. */
export const bodyOf = ({ pemasokId, catatan, baris }: PembelianForm): z.output<typeof PembelianBody> => ({
  pemasokId,
  catatan,
  baris: baris.map(({ produk, ...row }) => ({ produkId: produk?.produkId ?? 0, ...row })),
})

/** Returns the form values of an existing purchase order. */
export const inputOf = ({ pemasokId, catatan, baris }: Pembelian): PembelianFormInput => ({
  pemasokId,
  catatan,
  baris: baris.map((row) => ({
    produk: { produkId: row.produkId, nama: row.nama },
    jumlah: String(row.jumlah),
    harga: row.harga === null ? '' : String(row.harga),
  })),
})

/** Returns the initial lines of a new purchase order, from the reorder list. */
export const contentOf = (suggestions: readonly ReorderLine[]): { baris: PembelianFormInput['baris'] } => ({
  baris: suggestions.map(({ produkId, nama, usul, hargaModal }) => ({
    produk: { produkId, nama },
    jumlah: usul > 0 ? String(usul) : '',
    harga: hargaModal === null ? '' : String(hargaModal),
  })),
})
