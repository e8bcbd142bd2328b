/** As long as it may be to be kept. */
const PANJANG = { min: 2, max: 60 }
/** So many digits may be a telephone number. */
const ANGKA_MAX = 5

/**
 * What is kept of a search that found nothing: its words, in small letters, one blank between them.
 * @returns nothing of what may be an address, a number of somebody, or no word at all
 */
export function kataKosong(q: string): string | undefined {
  if (q.includes('@')) return undefined
  const kata = q
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (kata.length < PANJANG.min || kata.length > PANJANG.max || !/\p{L}/u.test(kata)) return undefined
  return (kata.match(/\p{N}/gu) ?? []).length > ANGKA_MAX ? undefined : kata
}
