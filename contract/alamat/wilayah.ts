import { z } from 'zod'

/** What the ministry of home affairs numbers: a province 'PP', a regency or city 'PP.RR', or a district 'PP.RR.DD'. */
export const KodeWilayah = z.string().regex(/^\d\d(?:\.\d\d){0,2}$/, 'Kode wilayah tidak valid')
export type KodeWilayah = z.infer<typeof KodeWilayah>

/** Of a district, as an address has it. */
export const KodeKecamatan = z.string().regex(/^\d\d\.\d\d\.\d\d$/, 'Pilih kecamatan dari daftar')

/** A place by its names; those below it are empty: of a province there is neither regency nor district. */
export const Wilayah = z.object({
  kode: KodeWilayah,
  provinsi: z.string(),
  kabupaten: z.string(),
  kecamatan: z.string(),
})
export type Wilayah = z.infer<typeof Wilayah>

/** A place and all that it lies in, the longest code first: '64.71.05', '64.71', '64'. */
export const wilayahInduk = (kode: KodeWilayah): KodeWilayah[] =>
  [8, 5, 2].filter((panjang) => panjang <= kode.length).map((panjang) => kode.slice(0, panjang))
