/** Number of names that are listed; the others are counted. */
const MENTIONED = 3

/** Returns the names as a text such as 'A, B, C, dan 2 produk lain'. */
export function mentionNames(names: readonly string[]): string {
  const otherCount = names.length - MENTIONED
  return otherCount > 0 ? `${names.slice(0, MENTIONED).join(', ')}, dan ${otherCount} produk lain` : names.join(', ')
}
