/*
 * A list is left for a form or a detail, and gone back to: then it shows what it showed, searched, filtered, sorted and on its page.
 * Its entry in the menu begins anew.
 */

/** Where one was, the last first. */
const URUTAN = 'daftar'
const keyOf = (pathname: string) => `daftar ${pathname.toLowerCase()}`

/** Keeps what a list shows, for this tab. */
export function ingatDaftar(pathname: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(pathname), search)
    sessionStorage.setItem(URUTAN, [...new Set([pathname.toLowerCase(), ...urutan()])].join(' '))
  } catch {
    // Full, or forbidden: then the list begins anew.
  }
}

/**
 * The address of a list as it was left.
 * @param to who says what it is to show is not contradicted
 * @param awal what it shows where nobody was there yet
 */
export function alamatDaftar(to: string, awal = ''): string {
  if (to.includes('?')) return to
  try {
    return to + (sessionStorage.getItem(keyOf(to)) ?? awal)
  } catch {
    return to + awal
  }
}

/**
 * The address of one of several lists that tell of the same, as it was left: of the one where somebody was last, or of the first
 * where nobody was in any.
 */
export function daftarTerakhir(...daftar: readonly [string, ...string[]]): string {
  try {
    return alamatDaftar(urutan().find((pathname) => daftar.includes(pathname)) ?? daftar[0])
  } catch {
    return daftar[0]
  }
}

const urutan = () => (sessionStorage.getItem(URUTAN) ?? '').split(' ').filter(Boolean)
