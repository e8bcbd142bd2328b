import { z } from 'zod'
import { Id } from '#contract/common.ts'
import type { JENIS_ALAMAT } from './tulis-alamat.ts'
import { KodeKecamatan } from './wilayah.ts'

export const JenisAlamat = z.enum(['rumah', 'dermaga'] satisfies (keyof typeof JENIS_ALAMAT)[], 'Pilih jenis alamat')

/** An address of somebody's book. */
export const Alamat = z.object({
  alamatId: Id,
  /** What its owner calls it; may be empty. */
  label: z.string(),
  jenis: JenisAlamat,
  /** Who takes the parcel. Both may be empty, where the account itself has neither. */
  penerima: z.string(),
  no_hp: z.string(),
  /** Null where only the text is known. */
  kode_wilayah: KodeKecamatan.nullable(),
  provinsi: z.string(),
  kabupaten: z.string(),
  kecamatan: z.string(),
  kode_pos: z.string(),
  /** Street, number, village: what its owner wrote. */
  rincian: z.string(),
  patokan: z.string(),
  /** All of it as an order has it. */
  teks: z.string(),
  utama: z.boolean(),
})
export type Alamat = z.infer<typeof Alamat>

/** The longest that an address may be, all in all: as long as that of a profile. */
export const ALAMAT_MAX = 500
export const RINCIAN_MAX = 250
export const PATOKAN_MAX = 80
