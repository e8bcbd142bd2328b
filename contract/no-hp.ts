/*
 * Phone numbers are typed as people write them, kept in one form, `0812…`, and shown in groups. What the specification
 * takes is taken: +62, 62 or 0, and 9 to 13 digits after it.
 */

/** Blanks, dots, brackets, strokes and hyphens of every kind, and the invisible marks that a copied contact brings. */
const PEMISAH = /[\s.()/\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g
const NOMOR = /^(?:\+62|62|0)(\d{9,13})$/
/** A whole area code, or the first four digits. */
const AWAL = /^(02[124]|0[36]1|\d{4})(\d+)$/

/** The one form of a number; what is none comes back as it was. */
export function tidyNoHp(text: string): string {
  const angka = NOMOR.exec(text.replace(PEMISAH, ''))?.[1]
  // "+62 (0)812…": the country's and the trunk's prefix together. A short rest needs its 0.
  return angka === undefined ? text : `0${angka.replace(/^0(?=\d{9})/, '')}`
}

export const isNoHp = (text: string): boolean => NOMOR.test(tidyNoHp(text))

/** 62812… of a number in any form, as wa.me has it; undefined for what is no Indonesian number. */
export function nomorWa(text: string): string | undefined {
  return isNoHp(text) ? `62${tidyNoHp(text).slice(1)}` : undefined
}

/** A chat with a number, begun with these words; undefined without a number to write to. */
export function waUrl(text: string, kata: string): string | undefined {
  const nomor = nomorWa(text)
  return nomor && `https://wa.me/${nomor}?text=${encodeURIComponent(kata)}`
}

/** In groups that can be read out: 0812-3456-7890. */
export function formatNoHp(text: string): string {
  const nomor = tidyNoHp(text)
  const [, awal, sisa] = (isNoHp(nomor) && AWAL.exec(nomor)) || []
  if (!awal || !sisa) return text
  const tengah = Math.floor(sisa.length / 2)
  return `${awal}-${sisa.slice(0, tengah)}-${sisa.slice(tengah)}`
}

/** What of a number, or a part of one, is the same in every form; undefined where something else is searched for. */
export function noHpDicari(q: string): string | undefined {
  const rapat = q.replace(PEMISAH, '')
  if (!/^\+?\d{3,}$/.test(rapat)) return undefined
  const sisa = rapat.replace(/^(?:\+?62|0)0?/, '')
  return sisa.length > 1 ? sisa : undefined
}
