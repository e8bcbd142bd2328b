import { z } from 'zod'

/** The five digits of a post code, as couriers ask for them. */
export const KodePos = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'Kode pos harus 5 angka')

/** Provinces of Central (WITA) and of Eastern (WIT) time; all others have Jakarta's. */
const WITA = ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76']
const WIT = ['81', '82', '91', '92', '93', '94', '95', '96', '97']

/** Hours that the clocks of a region are ahead of UTC; of none, Jakarta's. */
export function jamWilayah(kode: string | null): 7 | 8 | 9 {
  const provinsi = kode?.slice(0, 2) ?? ''
  return WIT.includes(provinsi) ? 9 : WITA.includes(provinsi) ? 8 : 7
}
