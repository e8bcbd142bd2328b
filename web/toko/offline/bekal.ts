import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { LURING } from './readings.ts'

/*
 * What every device keeps that was ever at a sick fish. The server makes the list of it, so that no browser carries the
 * names of all cards.
 */

/** Pages that are kept as copies, the most needed first. What does not exist is left out of the list. */
export const BEKAL: readonly string[] = [
  LURING,
  '/penyakit-ikan',
  '/layanan',
  '/layanan/siapa-dihubungi',
  ...KODE_PENYAKIT.map((kode) => `/layanan/penyakit/${kode}`),
  ...[1, 2, 3, 4, 5].map((id) => `/layanan/detail/${id}`),
  '/layanan/air',
]

/** A page, and the mark of what stands in it. */
export interface Butir {
  alamat: string
  versi: string
}

/** What is to be kept now. */
export interface Daftar {
  halaman: Butir[]
  alat: Butir[]
}
