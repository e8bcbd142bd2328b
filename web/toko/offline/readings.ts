/** Pages that may be stored as copies: equal for all visitors and without data of orders. */
const READINGS =
  /^\/(?:layanan|layanan\/detail\/\d+|layanan\/penyakit\/[a-z0-9-]+|layanan\/air|layanan\/siapa-dihubungi|layanan2|artikel\/\d+|penyakit-ikan)$/

/** Pages about sick fish: a visit to one starts the download of everything for offline use. */
const SICK_PLACES =
  /^\/(?:layanan|layanan\/(?:detail|penyakit)\/[a-z0-9-]+|layanan\/(?:air|siapa-dihubungi|cek-gejala|kalkulator-dosis|zat)|penyakit-ikan|akun\/buku-obat|luring)$/

/** Path of the page shown for content that is unavailable offline. */
export const LURING = '/luring'
/** List of the pages to store, with their versions. */
export const LIST = '/luring/daftar.json'

/**
 * Screens that compute, and so are stored with their scripts: pattern of the paths, and the path of the stored document.
 * Offline, the screen itself reads the rest of the URL.
 */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/^\/layanan\/cek-gejala$/, '/layanan/cek-gejala'],
  [/^\/layanan\/kalkulator-dosis$/, '/layanan/kalkulator-dosis'],
  [/^\/akun\/buku-obat$/, '/akun/buku-obat'],
  [/^\/layanan\/zat$/, '/layanan/zat'],
]

/** Paths under which the tools are stored. */
export const ALL_TOOLS: readonly string[] = TOOLS.map(([, alamat]) => alamat)

const canonicalPath = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '')

/** Returns the canonical path of a page that may be stored; undefined for any other page. */
export function readingAddress(pathname: string): string | undefined {
  const alamat = canonicalPath(pathname)
  return READINGS.test(alamat) ? alamat : undefined
}

/** Returns the path under which the tool is stored; undefined for any other page. */
export function toolAddress(pathname: string): string | undefined {
  const alamat = canonicalPath(pathname)
  return TOOLS.find(([pattern]) => pattern.test(alamat))?.[1]
}

export const isSickPlace = (pathname: string) => SICK_PLACES.test(canonicalPath(pathname))

/** Returns the URL of a page's offline copy, see `useCopy`. */
export const copyAddress = (alamat: string) => `${alamat}?salinan=1`
