import { MINISTRY_CENTERS, PROVINSI, PROVINSI_OFFICES } from '#content/direktori.ts'

/** A government office to contact, as listed in the content. */
export interface DirektoriOffice {
  kode: string
  nama: string
  guna: string
  /** Code of its province. */
  provinsi: string
}

/** All offices by province: the standard offices of each province, then the ministry's centers located there. */
export const ALL_OFFICES: readonly DirektoriOffice[] = PROVINSI.flatMap((provinsi) => [
  ...PROVINSI_OFFICES.map(({ kode, nama, guna }) => ({
    kode: `${kode}-${provinsi.kode}`,
    nama: nama.replace('{provinsi}', provinsi.nama),
    guna,
    provinsi: provinsi.kode,
  })),
  ...MINISTRY_CENTERS.filter((offices) => offices.provinsi === provinsi.kode),
])

const BY_KODE = new Map(ALL_OFFICES.map((kantor) => [kantor.kode, kantor]))
export const officeOf = (kode: string): DirektoriOffice | undefined => BY_KODE.get(kode)
