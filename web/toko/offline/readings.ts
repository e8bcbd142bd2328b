/** What a device may keep as a copy: pages that are the same for everybody and say nothing of orders. */
const BACAAN =
  /^\/(?:layanan|layanan\/detail\/\d+|layanan\/penyakit\/[a-z0-9-]+|layanan\/air|layanan\/siapa-dihubungi|layanan2|artikel\/\d+|penyakit-ikan)$/

/** Where somebody has a sick fish: whoever comes here is given all that is kept for a day without a signal. */
const TEMPAT_SAKIT =
  /^\/(?:layanan|layanan\/(?:detail|penyakit)\/[a-z0-9-]+|layanan\/(?:air|siapa-dihubungi|cek-gejala|kalkulator-dosis)|penyakit-ikan|akun\/buku-obat|luring)$/

/** Address of the page for what cannot be had without a signal. */
export const LURING = '/luring'
/** What is to be kept, and in which version. */
export const DAFTAR = '/luring/daftar.json'

/**
 * Screens that compute, and so are kept with their scripts: their addresses, and under which one of them the document is kept.
 * Without a signal whatever stands behind the path is the screen's own business.
 */
const ALAT: readonly (readonly [RegExp, string])[] = [
  [/^\/layanan\/cek-gejala$/, '/layanan/cek-gejala'],
  [/^\/layanan\/kalkulator-dosis$/, '/layanan/kalkulator-dosis'],
  [/^\/akun\/buku-obat$/, '/akun/buku-obat'],
]

/** Addresses under which the tools are kept. */
export const SEMUA_ALAT: readonly string[] = ALAT.map(([, alamat]) => alamat)

const baku = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '')

/** The one address of a page that may be kept, however it is written; undefined for every other page. */
export function alamatBacaan(pathname: string): string | undefined {
  const alamat = baku(pathname)
  return BACAAN.test(alamat) ? alamat : undefined
}

/** The address under which the tool at a path is kept; undefined for every other page. */
export function alamatAlat(pathname: string): string | undefined {
  const alamat = baku(pathname)
  return ALAT.find(([pola]) => pola.test(alamat))?.[1]
}

export const isTempatSakit = (pathname: string) => TEMPAT_SAKIT.test(baku(pathname))

/** Where a page comes in the form that a device keeps, see `useSalinan`. */
export const alamatSalinan = (alamat: string) => `${alamat}?salinan=1`
