import type { KodeKelas } from '#content/kelas.ts'

/** Where a class has its page: five by number, as the service began with them, and water by its name. */
const HALAMAN: Readonly<Record<KodeKelas, string>> = {
  B: '/layanan/detail/1',
  J: '/layanan/detail/2',
  V: '/layanan/detail/3',
  P: '/layanan/detail/4',
  N: '/layanan/detail/5',
  L: '/layanan/air',
}

export const halamanKelas = (kelas: KodeKelas): string => HALAMAN[kelas]
