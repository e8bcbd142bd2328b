import { LIQUID_STRENGTH } from '#content/kekuatan.ts'
import type { ActiveSubstance } from '#contract/katalog/active-substance.ts'
import type { SatuanDosis } from '#contract/katalog/usage-words.ts'

/** Strength of a product: grams of the dosed substance in one g or mL of product. */
export interface Kekuatan {
  satuan: 'g' | 'mL'
  aktif: number
}

/** Product fields that determine the strength. */
export interface ProdukWithStrength {
  zat_aktif: readonly ActiveSubstance[]
  bentuk: string
}

const SOLID_FORMS = ['serbuk', 'bubuk', 'tepung', 'granul', 'butiran', 'kristal', 'premiks', 'gel', 'salep', 'pasta']
const LIQUID_FORMS = ['cairan', 'cair', 'larutan', 'suspensi', 'emulsi', 'minyak', 'sirup']

/** Returns the unit of a product form by the first matching word: 'serbuk untuk larutan' is a powder. */
function satuanOf(shape: string): Kekuatan['satuan'] | undefined {
  const words = shape.toLowerCase().match(/[a-z]+/g) ?? []
  const found = words.find((word) => SOLID_FORMS.includes(word) || LIQUID_FORMS.includes(word))
  if (!found) return undefined
  return SOLID_FORMS.includes(found) ? 'g' : 'mL'
}

const EMPTY_FORM = 'Bentuk produk (serbuk atau cairan) belum diisi toko'

/**
 * Returns the strength of a product by its first active substance. Without one the product itself is dosed, liquids by volume.
 * A percentage by weight of a liquid needs a known density (`content/kekuatan.ts`).
 * @returns the strength, or an Indonesian text with the reason why it is unknown
 */
export function readKekuatan({ zat_aktif, bentuk }: ProdukWithStrength): Kekuatan | string {
  const satuan = satuanOf(bentuk)
  if (!satuan) return EMPTY_FORM
  const zat = zat_aktif[0]
  return zat ? (satuan === 'g' ? solidStrength(zat) : liquidStrength(zat)) : { satuan, aktif: 1 }
}

/** Units of a dose that measure the product itself, with the unit in which it is measured. */
const PRODUCT_SATUAN: Partial<Record<SatuanDosis, Kekuatan['satuan']>> = {
  'g/L': 'g',
  'g/kg pakan': 'g',
  'mL/kg pakan': 'mL',
}

/**
 * Returns the strength of a product for a dose in this unit: 1 for units that measure the product itself.
 * @returns the strength, or an Indonesian text with the reason why it is unknown
 */
export function kekuatanFor(produk: ProdukWithStrength, satuan: SatuanDosis): Kekuatan | string {
  const measured = PRODUCT_SATUAN[satuan]
  if (!measured) return readKekuatan(produk)
  const found = readKekuatan({ ...produk, zat_aktif: [] })
  return typeof found !== 'string' && found.satuan !== measured
    ? `Satuan ${satuan} tidak cocok untuk produk ini`
    : found
}

/** Returns the strength of a product; undefined if it is unknown. */
export function kekuatanProduk(produk: ProdukWithStrength): Kekuatan | undefined {
  const found = readKekuatan(produk)
  return typeof found === 'string' ? undefined : found
}

function solidStrength({ kadar, satuan }: ActiveSubstance): Kekuatan | string {
  if (satuan === '% b/b') return { satuan: 'g', aktif: kadar / 100 }
  if (satuan === 'mg/g') return { satuan: 'g', aktif: kadar / 1000 }
  return `Kadar ${satuan} tidak bisa dihitung untuk produk yang ditimbang`
}

function liquidStrength({ nama, kadar, satuan }: ActiveSubstance): Kekuatan | string {
  if (satuan === '% b/v') return { satuan: 'mL', aktif: kadar / 100 }
  if (satuan === 'mg/mL') return { satuan: 'mL', aktif: kadar / 1000 }
  const small = nama.toLowerCase()
  const known = LIQUID_STRENGTH.find(({ zat }) => zat.some((item) => small.includes(item)))
  const activeAmount =
    satuan === '% b/b' ? (known?.gramPerMl as Readonly<Record<number, number>> | undefined)?.[kadar] : undefined
  return activeAmount === undefined
    ? `Kadar ${satuan} cairan ini tidak bisa diubah menjadi mL, karena massa jenisnya tidak diketahui`
    : { satuan: 'mL', aktif: activeAmount }
}
