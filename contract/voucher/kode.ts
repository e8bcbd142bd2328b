import { z } from 'zod'

export const KODE_INVALID = 'Kode voucher: 3–24 huruf, angka, atau tanda hubung'

const KODE_PATTERN = /^[A-Z0-9][A-Z0-9-]{2,23}$/

/** Voucher code in any case and with spaces; stored in upper case. */
export const kodeVoucher = () =>
  z
    .string(KODE_INVALID)
    .max(60, KODE_INVALID)
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(KODE_PATTERN, KODE_INVALID))
