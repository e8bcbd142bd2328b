import { z } from 'zod'
import { NoHp, namaOrang } from '#contract/akun/forms.ts'
import { ALAMAT_MAX, JenisAlamat, PATOKAN_MAX } from '#contract/alamat/alamat.ts'
import { Wilayah } from '#contract/alamat/wilayah.ts'
import type { Column } from '#contract/columns.ts'
import { IdParam, teksBaris } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-office.ts'
import { suntingan } from '#contract/suntingan.ts'

const KOSONG = 'Nama, nomor HP, dan alamat harus diisi'

/** Delivery address of an order, by field. Orders with an address text only have it in `rincian`. */
export const TujuanPesanan = z.object({
  nama: z.string(),
  no_hp: z.string(),
  jenis: JenisAlamat,
  wilayah: Wilayah.nullable(),
  kode_pos: z.string(),
  rincian: z.string(),
  patokan: z.string(),
})
export type TujuanPesanan = z.infer<typeof TujuanPesanan>

/** Form input of an address. Only the code of `wilayah` is used; its names come from the region list. */
export const TujuanIsian = TujuanPesanan.extend({
  nama: namaOrang(KOSONG),
  no_hp: z.string(KOSONG).trim().min(1, KOSONG).pipe(NoHp),
  kode_pos: z
    .string()
    .trim()
    .regex(/^(?:\d{5})?$/, 'Kode pos terdiri dari 5 angka'),
  rincian: teksBaris(KOSONG).min(1, KOSONG).max(ALAMAT_MAX, `Alamat maksimal ${ALAMAT_MAX} huruf`),
  patokan: z.string().trim().max(PATOKAN_MAX, `Patokan maksimal ${PATOKAN_MAX} huruf`),
})

/** The only field of the form, as an edit conflict names it. */
export const TUJUAN = { tujuan: { label: 'Alamat pengiriman' } } as const satisfies Record<string, Column>

export const updateTujuan = adminEndpoint({
  name: 'updateTujuan',
  summary: 'Membetulkan alamat sebuah pesanan selama belum selesai. Ongkirnya tidak dihitung ulang.',
  method: 'PUT',
  path: '/api/admin/pesanan/{orderId}/alamat',
  repeat: 'harmless',
  params: z.object({ orderId: IdParam }),
  body: suntingan(z.object({ tujuan: TujuanIsian })),
  response: z.object({ message: z.string(), tujuan: TujuanPesanan }),
  errors: ['PESANAN_TIDAK_ADA', 'ALAMAT_TIDAK_DAPAT_DIUBAH', 'WILAYAH_TIDAK_ADA', 'ISIAN_BENTROK'],
})
