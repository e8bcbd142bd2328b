import { z } from 'zod'
import { each } from '#contract/columns.ts'
import { numberInput } from '#contract/common.ts'
import type { PaketItem } from '#contract/katalog/endpoints.ts'
import { contentName } from '#contract/katalog/isi-paket.ts'
import { BoundProduk, PAKET, type PaketAdmin } from '#contract/katalog/paket-admin.ts'

const INVALID = 'Jumlah 1 sampai 1.000'

/** Form schema of a package. */
export const PaketInput = z.object({
  ...each(PAKET, 'typed'),
  isi: z.array(
    z.object({
      nama: contentName,
      jumlah: numberInput(INVALID, 1000).refine((quantity) => quantity > 0, INVALID),
      produk: BoundProduk.nullable(),
    }),
  ),
})
export type PaketInput = z.output<typeof PaketInput>

export const newContent = (name = ''): z.input<typeof PaketInput>['isi'][number] => ({
  nama: name,
  jumlah: '1',
  produk: null,
})

export function inputOf(paket?: Omit<PaketAdmin, 'items'>): z.input<typeof PaketInput> {
  return {
    title: paket?.title ?? '',
    deskripsi: paket?.deskripsi ?? '',
    harga: paket ? String(paket.harga) : '',
    gambar: undefined,
    cara_harian: paket?.cara_harian ?? '',
    penyakit: paket?.penyakit ?? [],
    isi: paket?.isi.map(({ nama, jumlah, produk }) => ({ nama, jumlah: String(jumlah), produk })) ?? [],
  }
}

/** Returns a part without the other data of its linked product. */
export const partOf = ({ nama, produkId, jumlah }: PaketItem): PaketItem => ({ nama, produkId, jumlah })

export type PaketRequest = Pick<PaketAdmin, 'title' | 'deskripsi' | 'harga' | 'cara_harian' | 'penyakit'> & {
  isi: PaketItem[]
}

/** Returns the request body of an untouched package. */
export const requestOf = ({ isi, ...paket }: PaketRequest) => bodyWith({ ...paket, gambar: undefined }, isi)

/** Returns the request body: the part names as the specification requires, and their linked products. */
export function bodyOf({ isi, ...input }: PaketInput) {
  const all = isi.map(({ nama, jumlah, produk }) => ({ nama, jumlah, produkId: produk?.produkId ?? null }))
  return bodyWith(input, all)
}

function bodyWith(
  { title, deskripsi, harga, gambar, cara_harian, penyakit }: Omit<PaketInput, 'isi'>,
  parts: PaketItem[],
) {
  return {
    title,
    deskripsi,
    harga: String(harga),
    gambar,
    cara_harian,
    penyakit: penyakit.join(','),
    items: JSON.stringify(parts.map(({ nama }) => nama)),
    isi: JSON.stringify(parts.map(partOf)),
  }
}
