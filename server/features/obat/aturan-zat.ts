import type { Golongan } from '#contract/katalog/golongan.ts'
import { findPerluResep, findTerlarang } from '#contract/obat/find-zat.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Where a text stands: what a form, a spreadsheet and the call name it by. */
type Teks = Record<string, string>

interface SalahZat {
  code: 'ZAT_TERLARANG' | 'ZAT_PERLU_RESEP'
  kolom: string
  zat: string
  aturan: string
}

/** What the law has against selling something with these texts: the first substance of each, and where it is named. */
const zatTerlarang = (teks: Teks): SalahZat[] =>
  Object.entries(teks).flatMap(([kolom, isi]) =>
    findTerlarang(isi)
      .slice(0, 1)
      .map(({ nama: zat, aturan }) => ({ code: 'ZAT_TERLARANG', kolom, zat, aturan }) as const),
  )

/**
 * The same of a product. What is in it says whether it needs a prescription; that it is spoken of (a test for residues, say) does
 * not.
 */
export function zatProduk(produk: {
  nama: string
  deskripsi: string
  zat: string
  zat_aktif: readonly { nama: string }[]
  dosis: string
  golongan: Golongan
}): SalahZat[] {
  const { nama, zat, deskripsi, dosis, golongan } = produk
  const isi = {
    nama,
    zat,
    ...Object.fromEntries(produk.zat_aktif.map((one, index) => [`zat_aktif.${index}.nama`, one.nama])),
  }
  const terlarang = zatTerlarang({ ...isi, deskripsi, dosis })
  if (terlarang.length > 0 || golongan === 'obat_keras') return terlarang
  return Object.entries(isi).flatMap(([kolom, teks]) =>
    findPerluResep(teks)
      .slice(0, 1)
      .map(({ nama: zat, aturan }) => ({ code: 'ZAT_PERLU_RESEP', kolom, zat, aturan }) as const),
  )
}

/** The same of a package; `isi`: the names of its parts. */
export const zatPaket = (paket: {
  title: string
  deskripsi: string
  cara_harian: string
  isi: readonly { nama: string }[]
}): SalahZat[] =>
  zatTerlarang({
    title: paket.title,
    deskripsi: paket.deskripsi,
    cara_harian: paket.cara_harian,
    ...Object.fromEntries(paket.isi.map(({ nama }, index) => [`isi.${index}.nama`, nama])),
  })

/** For a field, or a line of a file. */
export const kalimatZat = ({ zat, aturan }: SalahZat): string => `${zat} ${aturan} (Permen KP 19/2024)`

/** @throws ZAT_TERLARANG, ZAT_PERLU_RESEP naming the substance, the rule and the fields */
export function requireBoleh(salah: readonly SalahZat[]): void {
  const [first] = salah
  if (!first) return
  throw new AppError(first.code, {
    rincian: { zat: first.zat, aturan: first.aturan },
    errors: salah.map((item) => ({ path: item.kolom, msg: kalimatZat(item) })),
  })
}
