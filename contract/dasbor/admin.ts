import { z } from 'zod'
import { Id, Rupiah } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { MoneyAmounts } from '#contract/keuangan/figures-admin.ts'

/** Counting limit of tasks; TUGAS_MAX + 1 means "more than". */
export const TUGAS_MAX = 999

const Amount = z
  .int()
  .min(0)
  .max(TUGAS_MAX + 1)

/** Number of tasks; by list for items that appear in several lists, such as orders. */
const TugasCounts = z.union([Amount, z.record(z.string(), Amount)])
export type TugasCounts = z.infer<typeof TugasCounts>

export const Dasbor = z.object({
  /** Pending tasks by feature name, limited to the rooms that the caller may enter. */
  tugas: z.record(z.string(), TugasCounts),
  /** Disks that run out of space, with their contents. This and the fields below are for the owner only. */
  ruang: z.array(z.object({ tempat: z.array(z.string()), sisaMb: z.int() })),
  /** One entry per day of the period, oldest first; days are Jakarta's. */
  harian: z.array(
    z.object({
      tanggal: z.iso.date(),
      /** The figures of `contract/keuangan/figures-admin.ts` for that day. */
      pesanan: z.int(),
      dikembalikan: Rupiah,
      bersih: z.int(),
    }),
  ),
  /** Sums of the period up to now, and of as many days before it; null for other roles. */
  periode: MoneyAmounts.nullable(),
  sebelum: MoneyAmounts.nullable(),
  /** Best-selling products and packages of the period by revenue: payments less refunds in the period. */
  terlaris: z.array(
    z.object({
      produkId: Id.nullable(),
      paketId: Id.nullable(),
      nama: z.string(),
      jumlah: z.int(),
      pendapatan: Rupiah,
    }),
  ),
})
export type Dasbor = z.infer<typeof Dasbor>

export const PERIODS = ['7', '30', '90'] as const

export const getDasbor = adminEndpoint({
  name: 'getDasbor',
  summary:
    'Pekerjaan yang menunggu, ruang penyimpanan yang menipis, serta pendapatan, pesanan, dan produk terlaris dalam 7, 30, atau 90 hari.',
  method: 'GET',
  path: '/api/admin/dasbor',
  query: z.object({ hari: z.enum(PERIODS).default('30') }),
  response: Dasbor,
  isUnattended: true,
})
