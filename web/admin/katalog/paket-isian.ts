import { z } from 'zod'
import { each } from '#contract/columns.ts'
import { bilanganIsian } from '#contract/common.ts'
import type { PaketItem } from '#contract/katalog/endpoints.ts'
import { namaIsi } from '#contract/katalog/isi-paket.ts'
import { PAKET, type PaketAdmin, ProdukTerikat } from '#contract/katalog/paket-office.ts'

const SALAH = 'Jumlah 1 sampai 1.000'

/** A package as its form holds it. */
export const PaketIsian = z.object({
  ...each(PAKET, 'typed'),
  isi: z.array(
    z.object({
      nama: namaIsi,
      jumlah: bilanganIsian(SALAH, 1000).refine((jumlah) => jumlah > 0, SALAH),
      produk: ProdukTerikat.nullable(),
    }),
  ),
})
export type PaketIsian = z.output<typeof PaketIsian>

export const isiBaru = (nama = ''): z.input<typeof PaketIsian>['isi'][number] => ({ nama, jumlah: '1', produk: null })

export function isianOf(paket?: Omit<PaketAdmin, 'items'>): z.input<typeof PaketIsian> {
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

/** A part as it is written down: without what is known besides of the product that it ties. */
export const bagianOf = ({ nama, produkId, jumlah }: PaketItem): PaketItem => ({ nama, produkId, jumlah })

export type Kiriman = Pick<PaketAdmin, 'title' | 'deskripsi' | 'harga' | 'cara_harian' | 'penyakit'> & {
  isi: PaketItem[]
}

/** What is sent of a package that nobody touched. */
export const kirimanOf = ({ isi, ...paket }: Kiriman) => bodyWith({ ...paket, gambar: undefined }, isi)

/** What is sent: the names, as the specification has it, and beside them what they are tied to. */
export function bodyOf({ isi, ...isian }: PaketIsian) {
  const semua = isi.map(({ nama, jumlah, produk }) => ({ nama, jumlah, produkId: produk?.produkId ?? null }))
  return bodyWith(isian, semua)
}

function bodyWith(
  { title, deskripsi, harga, gambar, cara_harian, penyakit }: Omit<PaketIsian, 'isi'>,
  isi: PaketItem[],
) {
  return {
    title,
    deskripsi,
    harga: String(harga),
    gambar,
    cara_harian,
    penyakit: penyakit.join(','),
    items: JSON.stringify(isi.map(({ nama }) => nama)),
    isi: JSON.stringify(isi.map(bagianOf)),
  }
}
