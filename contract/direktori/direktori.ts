import { BALAI, KANTOR_PROVINSI, PROVINSI } from '#content/direktori.ts'

/** A government office to contact, as listed in the content. */
export interface KantorDirektori {
  kode: string
  nama: string
  guna: string
  /** Code of its province. */
  provinsi: string
}

/** All offices by province: the standard offices of each province, then the ministry's centers located there. */
export const SEMUA_KANTOR: readonly KantorDirektori[] = PROVINSI.flatMap((provinsi) => [
  ...KANTOR_PROVINSI.map(({ kode, nama, guna }) => ({
    kode: `${kode}-${provinsi.kode}`,
    nama: nama.replace('{provinsi}', provinsi.nama),
    guna,
    provinsi: provinsi.kode,
  })),
  ...BALAI.filter((balai) => balai.provinsi === provinsi.kode),
])

const BY_KODE = new Map(SEMUA_KANTOR.map((kantor) => [kantor.kode, kantor]))
export const kantorOf = (kode: string): KantorDirektori | undefined => BY_KODE.get(kode)
