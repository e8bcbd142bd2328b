import { z } from 'zod'

/* Separate from the endpoints, so that forms load no more than the validation. */

/** Ids of photos that were uploaded before. @param min minimum number of photos */
export const fotoInput = (max: number, min = 0) =>
  z
    .array(z.uuid())
    .min(min, 'Tambahkan minimal satu foto')
    .max(max, `Maksimal ${max} foto`)
    .refine((foto) => new Set(foto).size === foto.length, 'Foto yang sama cukup dikirim sekali')
