import { z } from 'zod'
import { NoHp, namaOrang } from '#contract/akun/forms.ts'
import { teksBaris } from '#contract/common.ts'
import { JenisAlamat, PATOKAN_MAX, RINCIAN_MAX } from './alamat.ts'
import { KodeKecamatan, Wilayah } from './wilayah.ts'

const KOSONG = 'Semua field harus diisi'

/** An address as it is written down. The names of the place come from its code. */
export const AlamatBody = z.object({
  label: z.string().trim().max(40, 'Nama alamat paling panjang 40 huruf').default(''),
  jenis: JenisAlamat.default('rumah'),
  penerima: namaOrang(KOSONG),
  no_hp: z.string(KOSONG).trim().min(1, KOSONG).pipe(NoHp),
  kode_wilayah: KodeKecamatan.nullable().default(null),
  kode_pos: z
    .string()
    .trim()
    .regex(/^(?:\d{5})?$/, 'Kode pos terdiri dari 5 angka')
    .default(''),
  rincian: teksBaris(KOSONG).min(1, KOSONG).max(RINCIAN_MAX, `Alamat paling panjang ${RINCIAN_MAX} huruf`),
  patokan: z.string().trim().max(PATOKAN_MAX, `Patokan paling panjang ${PATOKAN_MAX} huruf`).default(''),
  /** The first one of a book is the main one, whatever is said here; the main one stays it until another is. */
  utama: z.boolean().default(false),
})

/** As a form holds it. */
export const AlamatIsian = AlamatBody.omit({ kode_wilayah: true }).extend({
  wilayah: Wilayah.nullable(),
  /** A place that was typed and not chosen, because no answer came or it is not in the list. */
  wilayahTeks: z.string().trim().max(100, 'Nama tempat paling panjang 100 huruf').default(''),
})
export type AlamatIsian = z.input<typeof AlamatIsian>
