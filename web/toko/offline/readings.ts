/** What a device may keep: pages that are the same for everybody and say nothing of orders. */
const BACAAN = /^\/(?:layanan|layanan\/detail\/\d+|layanan2|artikel\/\d+|penyakit-ikan)$/

/** Address of the page for what cannot be had without a signal. */
export const LURING = '/luring'

/** The one address of a page that may be kept, however it is written; undefined for every other page. */
export function alamatBacaan(pathname: string): string | undefined {
  const alamat = pathname.toLowerCase().replace(/\/$/, '')
  return BACAAN.test(alamat) ? alamat : undefined
}

/** Where a page comes in the form that a device keeps, see `useSalinan`. */
export const alamatSalinan = (alamat: string) => `${alamat}?salinan=1`
