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

const VOWELS = /[aiueo]/g
/** Minimum number of consonants of a word without some of its vowels, and maximum number of missing vowels. */
const CONSONANTS_MIN = 3
const MISSING_MAX = 4

/**
 * Returns the known word that was typed without some of its vowels: 'bntk' is 'bintik'. Ties prefer the word with the fewest
 * missing vowels, then the first word.
 * @param forms the word as typed and in phonetic form
 */
export function abbreviated(forms: readonly string[], known: Iterable<string>): string | undefined {
  const typed = forms.filter((form) => /^[a-z]+$/.test(form) && form.replace(VOWELS, '').length >= CONSONANTS_MIN)
  let best: string | undefined
  for (const candidate of known) {
    const missing = typed.some((form) => isWithoutVowels(form, candidate))
    if (missing && (best === undefined || candidate.length < best.length)) best = candidate
  }
  return best
}

/** True if the word is the known one without some of its vowels. */
function isWithoutVowels(word: string, known: string): boolean {
  const missing = known.length - word.length
  if (missing < 1 || missing > MISSING_MAX || word.replace(VOWELS, '') !== known.replace(VOWELS, '')) return false
  let at = 0
  for (const letter of known) if (letter === word[at]) at++
  return at === word.length
}
