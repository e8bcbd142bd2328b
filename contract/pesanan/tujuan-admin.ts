import { z } from 'zod'
import { NoHp, personName } from '#contract/akun/forms.ts'
import { ALAMAT_MAX, AlamatKind, LANDMARK_MAX } from '#contract/alamat/alamat.ts'
import { Wilayah } from '#contract/alamat/wilayah.ts'
import type { Column } from '#contract/columns.ts'
import { IdParam, multilineText } from '#contract/common.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

const EMPTY = 'Nama, nomor HP, dan alamat harus diisi'

/** Delivery address of an order, by field. Orders with an address text only have it in `rincian`. */
export const TujuanPesanan = z.object({
  nama: z.string(),
  no_hp: z.string(),
  jenis: AlamatKind,
  wilayah: Wilayah.nullable(),
  kode_pos: z.string(),
  rincian: z.string(),
  patokan: z.string(),
})
export type TujuanPesanan = z.infer<typeof TujuanPesanan>

/** Form input of an address. Only the code of `wilayah` is used; its names come from the region list. */
export const TujuanInput = TujuanPesanan.extend({
  nama: personName(EMPTY),
  no_hp: z.string(EMPTY).trim().min(1, EMPTY).pipe(NoHp),
  kode_pos: z
    .string()
    .trim()
    .regex(/^(?:\d{5})?$/, 'Kode pos terdiri dari 5 angka'),
  rincian: multilineText(EMPTY).min(1, EMPTY).max(ALAMAT_MAX, `Alamat maksimal ${ALAMAT_MAX} huruf`),
  patokan: z.string().trim().max(LANDMARK_MAX, `Patokan maksimal ${LANDMARK_MAX} huruf`),
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
  body: edit(z.object({ tujuan: TujuanInput })),
  response: z.object({ message: z.string(), tujuan: TujuanPesanan }),
  errors: ['PESANAN_TIDAK_ADA', 'ALAMAT_TIDAK_DAPAT_DIUBAH', 'WILAYAH_TIDAK_ADA', 'ISIAN_BENTROK'],
})
