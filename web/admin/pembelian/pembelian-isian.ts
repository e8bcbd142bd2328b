import { z } from 'zod'
import { PEMBELIAN_BARIS_MAX, type Pembelian, PembelianBody } from '#contract/pembelian/admin.ts'
import type { BarisIsiUlang } from '#contract/pembelian/isi-ulang-admin.ts'

/** Product as the form displays it. */
export interface ProdukDipilih {
  produkId: number
  nama: string
}

const Produk = z.custom<ProdukDipilih | null>().refine((produk) => !!produk, 'Pilih produk dulu')

const { jumlah, harga } = PembelianBody.shape.baris.element.shape

/** Form schema of a purchase order, with the chosen products instead of only their IDs. */
export const PembelianForm = z.object({
  pemasokId: PembelianBody.shape.pemasokId,
  catatan: PembelianBody.shape.catatan,
  baris: z
    .array(z.object({ produk: Produk, jumlah, harga }))
    .min(1, 'Isi minimal satu barang')
    .max(PEMBELIAN_BARIS_MAX, `Maksimal ${PEMBELIAN_BARIS_MAX} barang`)
    .superRefine((baris, context) => {
      const dilihat = new Set<number>()
      baris.forEach(({ produk }, at) => {
        if (!produk) return
        if (dilihat.has(produk.produkId))
          context.addIssue({ code: 'custom', path: [at, 'produk'], message: 'Satu produk cukup satu baris' })
        dilihat.add(produk.produkId)
      })
    }),
})
export type PembelianForm = z.output<typeof PembelianForm>
export type PembelianMasukan = z.input<typeof PembelianForm>

export const barisBaru = (): PembelianMasukan['baris'][number] => ({ produk: null, jumlah: '', harga: '' })

/** Converts the form values to the request body. */
export const bodyOf = ({ pemasokId, catatan, baris }: PembelianForm): z.output<typeof PembelianBody> => ({
  pemasokId,
  catatan,
  baris: baris.map(({ produk, ...row }) => ({ produkId: produk?.produkId ?? 0, ...row })),
})

/** Returns the form values of an existing purchase order. */
export const isianOf = ({ pemasokId, catatan, baris }: Pembelian): PembelianMasukan => ({
  pemasokId,
  catatan,
  baris: baris.map(({ produkId, nama, jumlah: banyak, harga: satu }) => ({
    produk: { produkId, nama },
    jumlah: String(banyak),
    harga: satu === null ? '' : String(satu),
  })),
})

/** Returns the initial lines of a new purchase order, from the reorder list. */
export const isiOf = (usulan: readonly BarisIsiUlang[]): { baris: PembelianMasukan['baris'] } => ({
  baris: usulan.map(({ produkId, nama, usul, hargaModal }) => ({
    produk: { produkId, nama },
    jumlah: usul > 0 ? String(usul) : '',
    harga: hargaModal === null ? '' : String(hargaModal),
  })),
})
