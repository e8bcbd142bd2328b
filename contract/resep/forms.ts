import { z } from 'zod'
import { dateSchema, Id, multilineText } from '#contract/common.ts'
import { BERKAS_MAX, PRODUK_RESEP_MAX, RESEP_QUANTITY_MAX } from './limits.ts'

const required = (empty: string, max: number) => z.string(empty).trim().min(1, empty).max(max, `Maksimal ${max} huruf`)
const optionalText = (max: number) => multilineText().max(max, `Maksimal ${max} huruf`).default('')

export const ResepQuantity = z
  .int('Jumlah harus angka bulat, misalnya 3')
  .min(1, 'Jumlah minimal 1')
  .max(RESEP_QUANTITY_MAX, `Jumlah maksimal ${RESEP_QUANTITY_MAX}`)

/** Customer's input beside the files: data of the prescription, and the wanted products. */
export const ResepInput = z.object({
  dokter: required('Isi nama dokter hewan yang menulis resep', 100),
  sip: required('Isi nomor SIP dokter hewan, seperti tertulis di resep', 60),
  tanggal: dateSchema('Isi tanggal resep'),
  kandang: optionalText(100),
  catatan: optionalText(500),
  /** Optional: the office copies the products from the prescription. */
  produk: z
    .array(z.object({ produkId: Id, jumlah: ResepQuantity }))
    .max(PRODUK_RESEP_MAX, `Maksimal ${PRODUK_RESEP_MAX} produk dalam satu resep`)
    .refine(
      (lines) => new Set(lines.map(({ produkId }) => produkId)).size === lines.length,
      'Isi satu baris saja untuk tiap produk',
    )
    .default([]),
})

export const CreateResepBody = ResepInput.extend({
  /** Ids of the uploaded files, in order. */
  berkas: z
    .array(z.uuid())
    .min(1, 'Tambahkan foto atau PDF resep')
    .max(BERKAS_MAX, `Maksimal ${BERKAS_MAX} berkas`)
    .refine((berkas) => new Set(berkas).size === berkas.length, 'Pilih berkas yang sama satu kali saja'),
})
