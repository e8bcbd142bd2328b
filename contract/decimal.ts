import { z } from 'zod'

/** A number > 0, typed with a decimal comma or sent as a JSON number. Rejects '1.000' as ambiguous. */
export const decimalInput = (message: string, max: number) =>
  z
    .union([z.string(), z.number()], message)
    .refine((value) => typeof value === 'number' || !/\.\d{3}$/.test(value.trim()), message)
    .transform((value) => String(value).trim().replace(',', '.'))
    .pipe(
      z
        .string()
        .regex(/^\d{1,9}(\.\d{1,4})?$/, message)
        .transform(Number)
        .pipe(z.number().positive(message).max(max, message)),
    )

/** Like `decimalInput`, but an empty value becomes null. */
export const optionalDecimal = (message: string, max: number) =>
  z
    .union([z.string(), z.number(), z.null()], message)
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .pipe(decimalInput(message, max).nullable())
