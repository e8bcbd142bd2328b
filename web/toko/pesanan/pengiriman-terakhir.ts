const KEY = 'pengirimanTerakhir'

/** Code of the shipping method of this browser's last order. A browser that refuses storage remembers nothing. */
export function readPengirimanTerakhir(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberPengiriman(kode: string): void {
  try {
    localStorage.setItem(KEY, kode)
  } catch {
    // Not worth a word: the order itself has worked.
  }
}
