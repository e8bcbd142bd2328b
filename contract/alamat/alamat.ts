import { z } from 'zod'
import { Id } from '#contract/common.ts'
import type { ALAMAT_KINDS } from './format-alamat.ts'
import { KodeKecamatan } from './wilayah.ts'

export const AlamatKind = z.enum(['rumah', 'dermaga'] satisfies (keyof typeof ALAMAT_KINDS)[], 'Pilih jenis alamat')

/** An address in an account's address book. */
export const Alamat = z.object({
  alamatId: Id,
  /** Name given by the owner; may be empty. */
  label: z.string(),
  jenis: AlamatKind,
  /** Recipient and phone number; empty if the account has none. */
  penerima: z.string(),
  no_hp: z.string(),
  /** District code; null if only the address text is known. */
  kode_wilayah: KodeKecamatan.nullable(),
  provinsi: z.string(),
  kabupaten: z.string(),
  kecamatan: z.string(),
  kode_pos: z.string(),
  /** Street, number and village, as typed. */
  rincian: z.string(),
  patokan: z.string(),
  /** Whole address as one text, as stored in orders. */
  teks: z.string(),
  utama: z.boolean(),
})
export type Alamat = z.infer<typeof Alamat>

/** Maximum length of a whole address; equal to that of a profile. */
export const ALAMAT_MAX = 500
export const RINCIAN_MAX = 250
export const LANDMARK_MAX = 80
