import type { KodeKelas } from '#content/kelas.ts'

/** Paths of the class pages: five by number, for historical reasons, and water by name. */
const HALAMAN: Readonly<Record<KodeKelas, string>> = {
  B: '/layanan/detail/1',
  J: '/layanan/detail/2',
  V: '/layanan/detail/3',
  P: '/layanan/detail/4',
  N: '/layanan/detail/5',
  L: '/layanan/air',
}

export const halamanKelas = (kelas: KodeKelas): string => HALAMAN[kelas]
