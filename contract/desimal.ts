import { z } from 'zod'

/** A number above zero as it is typed, with a decimal comma, or as JSON has it. '1.000' could be either, so it is neither. */
export const desimalIsian = (salah: string, max: number) =>
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

/** The same of what may be left empty. */
export const desimalKosong = (salah: string, max: number) =>
  z
    .union([z.string(), z.number(), z.null()], salah)
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .pipe(desimalIsian(salah, max).nullable())
