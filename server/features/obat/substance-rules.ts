import { SUMBER_ZAT, type SumberZat } from '#content/zat.ts'
import type { Golongan } from '#contract/katalog/golongan.ts'
import { findNeedingResep, findOffered } from '#contract/obat/find-zat.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Texts by field name, as in the form, the spreadsheet and the API. */
type Texts = Record<string, string>

interface SubstanceError {
  code: 'ZAT_TERLARANG' | 'ZAT_PERLU_RESEP'
  column: string
  zat: string
  aturan: string
  sumber: SumberZat
}

/** Returns the forbidden substances that these texts offer: the first of each text, with its field. */
const prohibitedSubstances = (texts: Texts): SubstanceError[] =>
  Object.entries(texts).flatMap(([column, text]) =>
    findOffered(text)
      .slice(0, 1)
      .map(({ nama, ...rule }) => ({ code: 'ZAT_TERLARANG', column, zat: nama, ...rule }) as const),
  )

/**
 * Returns a product's violations. Only its ingredients decide whether it needs a prescription, not other mentions, such as in a
 * test for residues.
 */
export function zatProduk(produk: {
  nama: string
  deskripsi: string
  zat: string
  zat_aktif: readonly { nama: string }[]
  dosis: string
  golongan: Golongan
}): SubstanceError[] {
  const { nama, zat, deskripsi, dosis, golongan } = produk
  const content = {
    nama,
    zat,
    ...Object.fromEntries(produk.zat_aktif.map((one, index) => [`zat_aktif.${index}.nama`, one.nama])),
  }
  const prohibited = prohibitedSubstances({ ...content, deskripsi, dosis })
  if (prohibited.length > 0 || golongan === 'obat_keras') return prohibited
  return Object.entries(content).flatMap(([column, text]) =>
    findNeedingResep(text)
      .slice(0, 1)
      .map(({ nama, ...rule }) => ({ code: 'ZAT_PERLU_RESEP', column, zat: nama, ...rule }) as const),
  )
}

/** Returns a package's violations. `isi`: the names of its parts. */
export const zatPaket = (paket: {
  title: string
  deskripsi: string
  cara_harian: string
  isi: readonly { nama: string }[]
}): SubstanceError[] =>
  prohibitedSubstances({
    title: paket.title,
    deskripsi: paket.deskripsi,
    cara_harian: paket.cara_harian,
    ...Object.fromEntries(paket.isi.map(({ nama }, index) => [`isi.${index}.nama`, nama])),
  })

/** Formats a violation for a field or a line of a file. */
export const substanceSentence = ({ zat, aturan, sumber }: SubstanceError): string =>
  `${zat} ${aturan} (${SUMBER_ZAT[sumber]})`

/** @throws ZAT_TERLARANG, ZAT_PERLU_RESEP naming the substance, the rule and the fields */
export function requireAllowed(problems: readonly SubstanceError[]): void {
  const [first] = problems
  if (!first) return
  throw new AppError(first.code, {
    rincian: { zat: first.zat, aturan: first.aturan, sumber: SUMBER_ZAT[first.sumber] },
    errors: problems.map((item) => ({ path: item.column, msg: substanceSentence(item) })),
  })
}
