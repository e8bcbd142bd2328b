import { z } from 'zod'

/** Post code of five digits, which couriers require. */
export const KodePos = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'Kode pos harus 5 angka')

/** Province codes in the WITA and WIT time zones; all others use Jakarta's time. */
const WITA = ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76']
const WIT = ['81', '82', '91', '92', '93', '94', '95', '96', '97']

/** Returns a region's offset from UTC in hours. Default: Jakarta's. */
export function wilayahClock(kode: string | null): 7 | 8 | 9 {
  const provinsi = kode?.slice(0, 2) ?? ''
  return WIT.includes(provinsi) ? 9 : WITA.includes(provinsi) ? 8 : 7
}
