import { z } from 'zod'

/** Region code of the Ministry of Home Affairs: province 'PP', regency or city 'PP.RR', district 'PP.RR.DD'. */
export const KodeWilayah = z.string().regex(/^\d\d(?:\.\d\d){0,2}$/, 'Kode wilayah tidak valid')
export type KodeWilayah = z.infer<typeof KodeWilayah>

/** Code of a district, as required in an address. */
export const KodeKecamatan = z.string().regex(/^\d\d\.\d\d\.\d\d$/, 'Pilih kecamatan dari daftar')

/** A region with its names. Levels below it are empty: a province has neither regency nor district. */
export const Wilayah = z.object({
  kode: KodeWilayah,
  provinsi: z.string(),
  kabupaten: z.string(),
  kecamatan: z.string(),
})
export type Wilayah = z.infer<typeof Wilayah>

/** Returns the code of a region and of those that contain it, longest first: '64.71.05', '64.71', '64'. */
export const parentWilayah = (kode: KodeWilayah): KodeWilayah[] =>
  [8, 5, 2].filter((length) => length <= kode.length).map((length) => kode.slice(0, length))
