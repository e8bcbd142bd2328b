import { BALAI, KANTOR_PROVINSI, PROVINSI } from '#content/direktori.ts'

/** An office that can be called, as the content names it. */
export interface KantorDirektori {
  kode: string
  nama: string
  guna: string
  /** Code of the province that it stands in. */
  provinsi: string
}

/** Every office, province by province: what each of them has, then the ministry's centres that stand there. */
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
