import { z } from 'zod'

/* Apart from the endpoints: forms check by it, and fetch no more than they need. */

/** Photos that go with something, uploaded before. @param min how many there must be */
export const fotoIsian = (max: number, min = 0) =>
  z
    .array(z.uuid())
    .min(min, 'Tambahkan sedikitnya satu foto')
    .max(max, `Paling banyak ${max} foto`)
    .refine((foto) => new Set(foto).size === foto.length, 'Foto yang sama cukup sekali')
