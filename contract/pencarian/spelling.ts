/** Minimum word length in letters: shorter words have too many neighbors. */
const LENGTH_MIN = 4
/** Minimum word length in letters for two typos. */
const LENGTH_FOR_TWO = 7

/**
 * Returns the edit distance of two words: letters inserted, deleted, replaced, or swapped with their neighbor.
 * @returns any number above `max` as soon as the distance exceeds `max`
 */
export function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchange = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? max) + 1 : exchange
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchange, swap)
    }
    if (Math.min(...next) > max) return max + 1
    before = row
    row = next
  }
  return row[b.length] ?? max + 1
}

/**
 * Returns the known word that was probably meant. Ties prefer the same first letter, then the same length, then the first word.
 * @param word in phonetic form
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length < LENGTH_MIN || /\d/.test(word)) return undefined
  const max = word.length < LENGTH_FOR_TWO ? 1 : 2
  let best: { kata: string; far: number } | undefined
  for (const candidate of known) {
    if (candidate.length < LENGTH_MIN) continue
    // Another first letter makes a short word another word: 'kata' is not 'mata'.
    if (word.length === LENGTH_MIN && candidate[0] !== word[0]) continue
    const difference = distance(word, candidate, max)
    if (difference > max) continue
    const far = difference * 100 + (candidate[0] === word[0] ? 0 : 10) + Math.abs(candidate.length - word.length)
    if (!best || far < best.far) best = { kata: candidate, far }
  }
  return best?.kata
}
