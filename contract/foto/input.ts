import { z } from 'zod'

/* Separate from the endpoints, so that forms load no more than the validation. */

/** Ids of photos that were uploaded before. */
export const fotoInput = (max: number) =>
  z
    .array(z.uuid())
    .max(max, `Maksimal ${max} foto`)
    .refine((foto) => new Set(foto).size === foto.length, 'Foto yang sama cukup dikirim sekali')
