interface Line {
  nama: string
  jumlah: number
}

/** Returns the ordered goods in one line: several lines read "A (+2 lainnya)". */
export function produkName(lines: readonly Line[]): string {
  const name = lines[0]?.nama ?? ''
  return lines.length > 1 ? `${name} (+${lines.length - 1} lainnya)` : name
}

/** Returns the units of all lines. */
export const unitCount = (lines: readonly Line[]) => lines.reduce((sum, { jumlah }) => sum + jumlah, 0)
