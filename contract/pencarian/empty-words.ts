/** Length limits of a stored query, in characters. */
const LONG_TEXT = { min: 2, max: 60 }
/** Maximum number of digits: longer numbers may be phone numbers. */
const NUMBER_MAX = 5

/**
 * Normalizes a query without results for storage: words in lower case, separated by one space.
 * @returns undefined if the query may contain an e-mail address or a phone number, or holds no word
 */
export function emptyWords(q: string): string | undefined {
  if (q.includes('@')) return undefined
  const kata = q
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (kata.length < LONG_TEXT.min || kata.length > LONG_TEXT.max || !/\p{L}/u.test(kata)) return undefined
  return (kata.match(/\p{N}/gu) ?? []).length > NUMBER_MAX ? undefined : kata
}
