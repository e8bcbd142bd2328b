import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { KodeKecamatan, tulisWilayah, type Wilayah } from './wilayah.ts'

export const JENIS_ALAMAT = { rumah: 'Rumah atau gudang', dermaga: 'Titik jemput dermaga' } as const
export const JenisAlamat = z.enum(['rumah', 'dermaga'], 'Pilih jenis alamat')
export type JenisAlamat = z.infer<typeof JenisAlamat>

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

type Bagian = Pick<Alamat, 'jenis' | 'kode_pos' | 'rincian' | 'patokan'> & Omit<Wilayah, 'kode'>

/** All parts of an address as the one text that orders, labels and mails carry. */
export function tulisAlamat({ jenis, rincian, kode_pos, patokan, ...wilayah }: Bagian): string {
  return [
    jenis === 'dermaga' ? `${JENIS_ALAMAT.dermaga}:` : '',
    rincian,
    [tulisWilayah(wilayah), kode_pos].filter(Boolean).join(' '),
    patokan && `Patokan: ${patokan}`,
  ]
    .filter(Boolean)
    .join('\n')
}
