/** So many are named; the others are counted. */
const DISEBUT = 3

/** 'A, B, C, dan 2 produk lain' */
export function sebutNama(nama: readonly string[]): string {
  const lain = nama.length - DISEBUT
  return lain > 0 ? `${nama.slice(0, DISEBUT).join(', ')}, dan ${lain} produk lain` : nama.join(', ')
}
