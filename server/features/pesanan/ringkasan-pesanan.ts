interface Baris {
  nama: string
  jumlah: number
}

/** Returns the ordered goods in one line: several lines read "A (+2 lainnya)". */
export function namaProduk(baris: readonly Baris[]): string {
  const nama = baris[0]?.nama ?? ''
  return baris.length > 1 ? `${nama} (+${baris.length - 1} lainnya)` : nama
}

/** Returns the units of all lines. */
export const jumlahUnit = (baris: readonly Baris[]) => baris.reduce((sum, { jumlah }) => sum + jumlah, 0)
