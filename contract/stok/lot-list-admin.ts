import { z } from 'zod'
import { type Column, each, text, textOf } from '#contract/columns.ts'
import { dateSchema, Id, IdParam, Rupiah, rupiahInput, Timestamp } from '#contract/common.ts'
import { edit, Versi } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { LotReasonCode } from './lot-admin.ts'

/** A day in Jakarta, from a form; empty text means none. */
export const dateInput = (name: string) => {
  const message = `${name} harus tanggal, misalnya 2027-05-31`
  return z
    .string()
    .nullable()
    .transform((value) => value?.trim() || null)
    .pipe(dateSchema(message).nullable())
}

/** Unit cost in rupiah; empty text means unknown. */
export const CostInput = z
  .union([z.string(), z.number(), z.null()])
  .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
  .pipe(rupiahInput('Harga modal tidak boleh kosong!', 'Harga modal').nullable())

export const NomorLot = textOf(60, 'Nomor lot').pipe(z.string().min(1, 'Nomor lot tidak boleh kosong!'))

/** Whole number ≥ `least`, from a form. */
export const quantityInput = (least: 0 | 1) => {
  const message = `Jumlah harus angka bulat, minimal ${least}`
  return z
    .union([z.string(), z.number()], message)
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .regex(/^\d{1,7}$/, message)
        .transform(Number)
        .pipe(z.number().min(least, message).max(1_000_000, message)),
    )
}

/** Lot fields that can be corrected. */
export const LOT = {
  nomor: { label: 'Nomor lot', hint: 'Seperti tercetak pada kemasan', kind: 'text', wire: z.string(), typed: NomorLot },
  kedaluwarsa: {
    label: 'Kedaluwarsa',
    hint: 'Hari terakhir boleh dipakai. Kosongkan jika tidak ada kedaluwarsanya.',
    kind: 'date',
    wire: z.iso.date().nullable(),
    typed: dateInput('Kedaluwarsa'),
  },
  harga_modal: {
    label: 'Harga modal',
    formLabel: 'Harga modal per satuan (rupiah)',
    hint: 'Dalam rupiah, misalnya 80000 atau 80.000. Kosongkan jika belum tahu.',
    kind: 'rupiah',
    wire: Rupiah.nullable(),
    typed: CostInput,
  },
  pemasok: text('Pemasok', 100),
} as const satisfies Record<string, Column>

export const LotBody = z.object(each(LOT, 'typed'))

/** A lot in the back office. */
export const LotAdmin = z.object({
  lotId: Id,
  produkId: Id,
  produkNama: z.string(),
  /** `harga_modal` is null for everyone except the owner. */
  ...each(LOT, 'wire'),
  /** Units for sale or for orders that are not packed yet. */
  sisa: z.int().nonnegative(),
  /** Units in quarantine on the premises. */
  sisih: z.int().nonnegative(),
  diterima: z.iso.date(),
  ditarik: z.boolean(),
  versi: Versi,
  /** Number of the last movement, 0 without any; a count refers to it. */
  versiLot: z.int().nonnegative(),
})
export type LotAdmin = z.infer<typeof LotAdmin>

/** Filters of the lot list. Default of `keadaan`: lots that are not empty. */
export const LotFilter = ListQuery.pick({ q: true }).extend({
  produkId: IdParam.optional(),
  keadaan: z.enum(['dijual', 'disisihkan', 'tanpa-nomor', 'semua']).optional(),
  /** Lots already expired, or expiring within this number of days. */
  kedaluwarsa: z.enum(['lewat', '30', '60', '90']).optional(),
})
export type LotFilter = z.output<typeof LotFilter>

const LotParams = z.object({ lotId: IdParam })
export const SavedLot = LotAdmin.extend({ message: z.string() })

export const listLot = adminEndpoint({
  name: 'listLot',
  summary: 'Lot semua produk: dapat dicari, disaring menurut keadaan dan kedaluwarsa, dan diurutkan.',
  method: 'GET',
  path: '/api/admin/lot',
  query: ListQuery.extend(LotFilter.shape).extend({
    urut: z.enum(['kedaluwarsa', '-kedaluwarsa', 'produk', '-produk', 'diterima', '-diterima']).default('kedaluwarsa'),
  }),
  response: z.array(LotAdmin),
  paged: true,
})

export const getLot = adminEndpoint({
  name: 'getLot',
  summary: 'Satu lot.',
  method: 'GET',
  path: '/api/admin/lot/{lotId}',
  params: LotParams,
  response: LotAdmin,
  errors: ['LOT_TIDAK_ADA'],
})

export const updateLot = adminEndpoint({
  name: 'updateLot',
  summary: 'Membetulkan nomor, kedaluwarsa, harga modal, atau pemasok sebuah lot.',
  description:
    'Kedaluwarsa berlaku untuk semua lot produk itu yang bernomor sama. Lot tanpa nomor hanya dapat diubah harga modal dan pemasoknya; nomornya diberikan dengan memisahkannya.',
  method: 'PUT',
  path: '/api/admin/lot/{lotId}',
  params: LotParams,
  body: edit(LotBody),
  response: SavedLot,
  errors: ['LOT_TIDAK_ADA', 'LOT_TANPA_NOMOR', 'LOT_BEDA_KEDALUWARSA', 'ISIAN_BENTROK'],
})

export const ReasonInput = textOf(200, 'Alasan').pipe(z.string().min(1, 'Alasan tidak boleh kosong!'))

export const correctLot = adminEndpoint({
  name: 'correctLot',
  summary: 'Mengoreksi isi sebuah lot dengan alasan: hasil hitungan, atau selisihnya. Stok produknya ikut.',
  description: 'Yang dikemas untuk pesanan sejak `versiLot` tetap terhitung keluar.',
  method: 'POST',
  path: '/api/admin/lot/{lotId}/koreksi',
  releases: true,
  params: LotParams,
  body: z
    .object({
      /** Counted units, without quarantine. */
      jumlah: quantityInput(0).optional(),
      /** Difference in units, positive or negative. */
      perubahan: z.int().min(-1_000_000).max(1_000_000).optional(),
      versiLot: z.int().nonnegative(),
      keterangan: ReasonInput,
    })
    .refine(({ jumlah, perubahan }) => (jumlah === undefined) !== (perubahan === undefined), {
      path: ['jumlah'],
      message: 'Isi jumlahnya, atau perubahannya',
    }),
  response: SavedLot,
  errors: ['LOT_TIDAK_ADA', 'LOT_SUDAH_BERUBAH', 'LOT_KURANG_DARI_NOL', 'LOT_DITARIK'],
})

export const SplitBody = z.object({ jumlah: quantityInput(1), ...LotBody.shape })

export const splitLot = adminEndpoint({
  name: 'splitLot',
  summary: 'Memberi nomor dan kedaluwarsa kepada sebagian atau seluruh isi lot tanpa nomor: menjadi lot tersendiri.',
  method: 'POST',
  path: '/api/admin/lot/{lotId}/pisah',
  params: LotParams,
  body: SplitBody,
  response: SavedLot,
  status: 201,
  errors: ['LOT_TIDAK_ADA', 'LOT_SUDAH_BERNOMOR', 'LOT_KURANG_DARI_NOL', 'LOT_BEDA_KEDALUWARSA', 'LOT_DITARIK'],
})

/** One movement of a lot. */
export const MutasiLot = z.object({
  mutasiLotId: Id,
  waktu: Timestamp,
  sisa: z.int(),
  sisih: z.int(),
  alasan: LotReasonCode,
  keterangan: z.string(),
  /** Order for which the units were packed or from which they were returned. */
  pesanan: z.object({ pesananId: Id, nomor: z.string(), jenis: z.enum(['satuan', 'paketan']) }).nullable(),
  /** Current name of the administrator; null if the system made the change. */
  oleh: z.string().nullable(),
})
export type MutasiLot = z.infer<typeof MutasiLot>

export const listMutasiLot = adminEndpoint({
  name: 'listMutasiLot',
  summary: 'Mutasi satu lot, terbaru lebih dulu.',
  method: 'GET',
  path: '/api/admin/lot/{lotId}/mutasi',
  params: LotParams,
  query: ListQuery.pick({ page: true, limit: true }),
  response: z.array(MutasiLot),
  paged: true,
  errors: ['LOT_TIDAK_ADA'],
})
