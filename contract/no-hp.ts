/*
 * Phone numbers: typed in any notation, stored as `0812…`, displayed in groups. Accepted per the specification: +62, 62 or 0,
 * followed by 9 to 13 digits.
 */

/** Separators: spaces, dots, brackets, slashes, hyphens of every kind, and invisible marks from copied contacts. */
const SEPARATOR = /[\s.()/\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g
const NOMOR = /^(?:\+62|62|0)(\d{9,13})$/
/** Area code of a landline, or the first four digits of a mobile number. */
const START = /^(02[124]|0[36]1|\d{4})(\d+)$/

/** Returns the stored form of a number; other text is returned unchanged. */
export function tidyNoHp(text: string): string {
  const number = NOMOR.exec(text.replace(SEPARATOR, ''))?.[1]
  // "+62 (0)812…" has both the country prefix and the trunk 0. Keep the 0 if fewer than nine digits would remain.
  return number === undefined ? text : `0${number.replace(/^0(?=\d{9})/, '')}`
}

export const isNoHp = (text: string): boolean => NOMOR.test(tidyNoHp(text))

/** Returns a number in the form of wa.me (62812…); undefined if it is no Indonesian number. */
export function nomorWa(text: string): string | undefined {
  return isNoHp(text) ? `62${tidyNoHp(text).slice(1)}` : undefined
}

/** Returns the URL of a WhatsApp chat with a first message; undefined without a valid number. */
export function waUrl(text: string, message: string): string | undefined {
  const nomor = nomorWa(text)
  return nomor && `https://wa.me/${nomor}?text=${encodeURIComponent(message)}`
}

/** Formats a number in groups: 0812-3456-7890. Other text is returned unchanged. */
export function formatNoHp(text: string): string {
  const nomor = tidyNoHp(text)
  const [, initial, rest] = (isNoHp(nomor) && START.exec(nomor)) || []
  if (!initial || !rest) return text
  const middle = Math.floor(rest.length / 2)
  return `${initial}-${rest.slice(0, middle)}-${rest.slice(middle)}`
}

/** Returns the digits of a full or partial number without prefix, for a search; undefined if the text is no number. */
export function searchedNoHp(q: string): string | undefined {
  const compact = q.replace(SEPARATOR, '')
  if (!/^\+?\d{3,}$/.test(compact)) return undefined
  const rest = compact.replace(/^(?:\+?62|0)0?/, '')
  return rest.length > 1 ? rest : undefined
}
