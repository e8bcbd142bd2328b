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
      const ganti = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? max) + 1 : ganti
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, ganti, swap)
    }
    if (Math.min(...next) > max) return max + 1
    before = row
    row = next
  }
  return row[b.length] ?? max + 1
}

/**
 * Returns the known word that was probably meant. Ties prefer the same first letter, then the same length, then the first word.
 * @param kata in phonetic form
 */
export function nearest(kata: string, known: Iterable<string>): string | undefined {
  if (kata.length < LENGTH_MIN || /\d/.test(kata)) return undefined
  const max = kata.length < LENGTH_FOR_TWO ? 1 : 2
  let best: { kata: string; far: number } | undefined
  for (const calon of known) {
    if (calon.length < LENGTH_MIN) continue
    // Another first letter makes a short word another word: 'kata' is not 'mata'.
    if (kata.length === LENGTH_MIN && calon[0] !== kata[0]) continue
    const beda = distance(kata, calon, max)
    if (beda > max) continue
    const far = beda * 100 + (calon[0] === kata[0] ? 0 : 10) + Math.abs(calon.length - kata.length)
    if (!best || far < best.far) best = { kata: calon, far }
  }
  return best?.kata
}
