import { z } from 'zod'
import type { BarisIsiUlang } from '#contract/pembelian/isi-ulang-office.ts'
import { PEMBELIAN_BARIS_MAX, type Pembelian, PembelianBody } from '#contract/pembelian/office.ts'

/** A product as the form shows it. */
export interface ProdukDipilih {
  produkId: number
  nama: string
}

const Produk = z.custom<ProdukDipilih | null>().refine((produk) => !!produk, 'Pilih produk terlebih dahulu')

const { jumlah, harga } = PembelianBody.shape.baris.element.shape

/** An order to a supplier as its form holds it: with the products that were chosen, not only their ids. */
export const PembelianForm = z.object({
  pemasokId: PembelianBody.shape.pemasokId,
  catatan: PembelianBody.shape.catatan,
  baris: z
    .array(z.object({ produk: Produk, jumlah, harga }))
    .min(1, 'Isi paling sedikit satu barang')
    .max(PEMBELIAN_BARIS_MAX, `Paling banyak ${PEMBELIAN_BARIS_MAX} barang`)
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

/** What of it is sent. */
export const bodyOf = ({ pemasokId, catatan, baris }: PembelianForm): z.output<typeof PembelianBody> => ({
  pemasokId,
  catatan,
  baris: baris.map(({ produk, ...row }) => ({ produkId: produk?.produkId ?? 0, ...row })),
})

/** One that is there already, as its form holds it. */
export const isianOf = ({ pemasokId, catatan, baris }: Pembelian): PembelianMasukan => ({
  pemasokId,
  catatan,
  baris: baris.map(({ produkId, nama, jumlah: banyak, harga: satu }) => ({
    produk: { produkId, nama },
    jumlah: String(banyak),
    harga: satu === null ? '' : String(satu),
  })),
})

/** What a new one begins with, handed on from the list of what to buy. */
export const isiOf = (usulan: readonly BarisIsiUlang[]): { baris: PembelianMasukan['baris'] } => ({
  baris: usulan.map(({ produkId, nama, usul, hargaModal }) => ({
    produk: { produkId, nama },
    jumlah: usul > 0 ? String(usul) : '',
    harga: hargaModal === null ? '' : String(hargaModal),
  })),
})
