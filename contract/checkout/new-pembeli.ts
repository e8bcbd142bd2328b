import { z } from 'zod'
import { email, NoHp, personName } from '#contract/akun/forms.ts'
import { RINCIAN_MAX } from '#contract/alamat/alamat.ts'
import { AlamatBody, AlamatInput } from '#contract/alamat/input.ts'
import { multilineText } from '#contract/common.ts'

/*
 * Separate from the endpoint: the form loads these schemas on the first focus, and the checkout must not contain zod.
 */

const { kode_wilayah, kode_pos } = AlamatBody.shape
const { wilayah, wilayahTeks } = AlamatInput.shape
const EMPTY_ALAMAT = 'Tulis alamat pengiriman dulu'

/** Data of a buyer who orders without an account. */
export const NewPembeli = z.object({
  nama: personName('Masukkan nama lengkap terlebih dahulu'),
  no_hp: NoHp,
  email: z.union([z.literal(''), email('Format email tidak valid')]).default(''),
  kode_wilayah,
  kode_pos,
  rincian: multilineText(EMPTY_ALAMAT).min(1, EMPTY_ALAMAT).max(RINCIAN_MAX, `Alamat maksimal ${RINCIAN_MAX} huruf`),
})

/** Form state of such a buyer. */
export const NewPembeliInput = NewPembeli.omit({ kode_wilayah: true }).extend({ wilayah, wilayahTeks })
export type NewPembeliInput = z.input<typeof NewPembeliInput>
