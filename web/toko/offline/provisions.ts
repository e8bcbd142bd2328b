import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { LURING } from './readings.ts'

/*
 * Content that a device stores for offline use near sick fish. The server builds the list, so that the browser's bundle does
 * not contain the names of all cards.
 */

/** Pages stored as offline copies, most important first. Pages that do not exist are left out of the list. */
export const PROVISIONS: readonly string[] = [
  LURING,
  '/penyakit-ikan',
  '/layanan',
  '/layanan/siapa-dihubungi',
  ...KODE_PENYAKIT.map((kode) => `/layanan/penyakit/${kode}`),
  ...[1, 2, 3, 4, 5].map((id) => `/layanan/detail/${id}`),
  '/layanan/air',
]

/** A page and the version of its content. */
export interface ListItem {
  alamat: string
  versi: string
}

/** Everything to store at present. */
export interface List {
  halaman: ListItem[]
  alat: ListItem[]
}
