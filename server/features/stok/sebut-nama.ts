/** Number of names that are listed; the others are counted. */
const DISEBUT = 3

/** Returns the names as a text such as 'A, B, C, dan 2 produk lain'. */
export function sebutNama(nama: readonly string[]): string {
  const lain = nama.length - DISEBUT
  return lain > 0 ? `${nama.slice(0, DISEBUT).join(', ')}, dan ${lain} produk lain` : nama.join(', ')
}
