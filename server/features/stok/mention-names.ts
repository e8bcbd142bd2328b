/** Number of names that are listed; the others are counted. */
const MENTIONED = 3

/** Returns the names as a text such as 'A, B, C, dan 2 produk lain'. */
export function mentionNames(nama: readonly string[]): string {
  const lain = nama.length - MENTIONED
  return lain > 0 ? `${nama.slice(0, MENTIONED).join(', ')}, dan ${lain} produk lain` : nama.join(', ')
}
