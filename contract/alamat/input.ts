import { z } from 'zod'
import { NoHp, personName } from '#contract/akun/forms.ts'
import { multilineText } from '#contract/common.ts'
import { AlamatKind, LANDMARK_MAX, RINCIAN_MAX } from './alamat.ts'
import { KodeKecamatan, Wilayah } from './wilayah.ts'

const EMPTY = 'Semua field harus diisi'

/** Input of an address. The names of the region come from its code. */
export const AlamatBody = z.object({
  label: z.string().trim().max(40, 'Nama alamat maksimal 40 huruf').default(''),
  jenis: AlamatKind.default('rumah'),
  penerima: personName(EMPTY),
  no_hp: z.string(EMPTY).trim().min(1, EMPTY).pipe(NoHp),
  kode_wilayah: KodeKecamatan.nullable().default(null),
  kode_pos: z
    .string()
    .trim()
    .regex(/^(?:\d{5})?$/, 'Kode pos terdiri dari 5 angka')
    .default(''),
  rincian: multilineText(EMPTY).min(1, EMPTY).max(RINCIAN_MAX, `Alamat maksimal ${RINCIAN_MAX} huruf`),
  patokan: z.string().trim().max(LANDMARK_MAX, `Patokan maksimal ${LANDMARK_MAX} huruf`).default(''),
  /** The first address of a book is always the main one. The main address changes only when another one is set. */
  utama: z.boolean().default(false),
})

/** Form state of an address. */
export const AlamatInput = AlamatBody.omit({ kode_wilayah: true }).extend({
  wilayah: Wilayah.nullable(),
  /** Typed region name, if the search failed or the region is not in the list. */
  wilayahTeks: z.string().trim().max(100, 'Nama tempat maksimal 100 huruf').default(''),
})
export type AlamatInput = z.input<typeof AlamatInput>
