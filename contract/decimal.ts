import { z } from 'zod'

/** A number > 0, typed with a decimal comma or sent as a JSON number. Rejects '1.000' as ambiguous. */
export const decimalInput = (salah: string, max: number) =>
  z
    .union([z.string(), z.number()], salah)
    .refine((value) => typeof value === 'number' || !/\.\d{3}$/.test(value.trim()), salah)
    .transform((value) => String(value).trim().replace(',', '.'))
    .pipe(
      z
        .string()
        .regex(/^\d{1,9}(\.\d{1,4})?$/, salah)
        .transform(Number)
        .pipe(z.number().positive(salah).max(max, salah)),
    )

/** Like `decimalInput`, but an empty value becomes null. */
export const optionalDecimal = (salah: string, max: number) =>
  z
    .union([z.string(), z.number(), z.null()], salah)
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .pipe(decimalInput(salah, max).nullable())
