/** Pages that may be stored as copies: equal for all visitors and without data of orders. */
const BACAAN =
  /^\/(?:layanan|layanan\/detail\/\d+|layanan\/penyakit\/[a-z0-9-]+|layanan\/air|layanan\/siapa-dihubungi|layanan2|artikel\/\d+|penyakit-ikan)$/

/** Pages about sick fish: a visit to one starts the download of everything for offline use. */
const TEMPAT_SAKIT =
  /^\/(?:layanan|layanan\/(?:detail|penyakit)\/[a-z0-9-]+|layanan\/(?:air|siapa-dihubungi|cek-gejala|kalkulator-dosis)|penyakit-ikan|akun\/buku-obat|luring)$/

/** Path of the page shown for content that is unavailable offline. */
export const LURING = '/luring'
/** List of the pages to store, with their versions. */
export const DAFTAR = '/luring/daftar.json'

/**
 * Screens that compute, and so are stored with their scripts: pattern of the paths, and the path of the stored document.
 * Offline, the screen itself reads the rest of the URL.
 */
const ALAT: readonly (readonly [RegExp, string])[] = [
  [/^\/layanan\/cek-gejala$/, '/layanan/cek-gejala'],
  [/^\/layanan\/kalkulator-dosis$/, '/layanan/kalkulator-dosis'],
  [/^\/akun\/buku-obat$/, '/akun/buku-obat'],
]

/** Paths under which the tools are stored. */
export const SEMUA_ALAT: readonly string[] = ALAT.map(([, alamat]) => alamat)

const baku = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '')

/** Returns the canonical path of a page that may be stored; undefined for any other page. */
export function alamatBacaan(pathname: string): string | undefined {
  const alamat = baku(pathname)
  return BACAAN.test(alamat) ? alamat : undefined
}

/** Returns the path under which the tool is stored; undefined for any other page. */
export function alamatAlat(pathname: string): string | undefined {
  const alamat = baku(pathname)
  return ALAT.find(([pola]) => pola.test(alamat))?.[1]
}

export const isTempatSakit = (pathname: string) => TEMPAT_SAKIT.test(baku(pathname))

/** Returns the URL of a page's offline copy, see `useSalinan`. */
export const alamatSalinan = (alamat: string) => `${alamat}?salinan=1`
