/** A shorter word has too many neighbours. */
const PANJANG_MIN = 4
/** From so many letters on two slips of the finger are allowed. */
const PANJANG_DUA = 7

/**
 * How many letters must be put in, taken out, replaced, or swapped with their neighbour to make one word of another.
 * @returns more than `max` as soon as it is more
 */
export function jarak(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const ganti = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const tukar = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? max) + 1 : ganti
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, ganti, tukar)
    }
    if (Math.min(...next) > max) return max + 1
    before = row
    row = next
  }
  return row[b.length] ?? max + 1
}

/**
 * The known word that was probably meant. Of several equally near ones, the one that begins alike, then the one that is as long,
 * then the first.
 * @param kata as it sounds
 */
export function terdekat(kata: string, dikenal: Iterable<string>): string | undefined {
  if (kata.length < PANJANG_MIN || /\d/.test(kata)) return undefined
  const max = kata.length < PANJANG_DUA ? 1 : 2
  let best: { kata: string; jauh: number } | undefined
  for (const calon of dikenal) {
    if (calon.length < PANJANG_MIN) continue
    const beda = jarak(kata, calon, max)
    if (beda > max) continue
    const jauh = beda * 100 + (calon[0] === kata[0] ? 0 : 10) + Math.abs(calon.length - kata.length)
    if (!best || jauh < best.jauh) best = { kata: calon, jauh }
  }
  return best?.kata
}
