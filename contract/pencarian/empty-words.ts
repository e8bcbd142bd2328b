/** Length limits of a stored query, in characters. */
const QUERY_LENGTH = { min: 2, max: 60 }
/** Maximum number of digits: longer numbers may be phone numbers. */
const NUMBER_MAX = 5

/**
 * Normalizes a query without results for storage: words in lower case, separated by one space.
 * @returns undefined if the query may contain an e-mail address or a phone number, or holds no word
 */
export function normalizeEmptySearch(q: string): string | undefined {
  if (q.includes('@')) return undefined
  const word = q
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (word.length < QUERY_LENGTH.min || word.length > QUERY_LENGTH.max || !/\p{L}/u.test(word)) return undefined
  return (word.match(/\p{N}/gu) ?? []).length > NUMBER_MAX ? undefined : word
}
