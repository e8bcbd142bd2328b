import { z } from 'zod'
import { Id, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** A pile of work is counted no further; one more means "more than". */
export const TUGAS_MAX = 999

const Jumlah = z
  .int()
  .min(0)
  .max(TUGAS_MAX + 1)

/** What lies in several lists, as orders do, is counted for each; anything else once. */
const JumlahTugas = z.union([Jumlah, z.record(z.string(), Jumlah)])
export type JumlahTugas = z.infer<typeof JumlahTugas>

export const Dasbor = z.object({
  /** What waits for a person, by the names that the features give it: of the rooms that who asks may enter. */
  tugas: z.record(z.string(), JumlahTugas),
  /** The shop's disks with little room, each with what lies on it; like all that follows, for the owner alone. */
  ruang: z.array(z.object({ tempat: z.array(z.string()), sisaMb: z.int() })),
  /** One entry for every day of the period, oldest first; the days are Jakarta's. */
  harian: z.array(
    z.object({
      tanggal: z.iso.date(),
      /** Orders paid that day whose money did not go back whole since. */
      pesanan: z.int(),
      /** What was paid that day, for goods without tax, as tax, and for shipping; what was too much, as of an order paid twice. */
      barang: Rupiah,
      ppn: Rupiah,
      ongkir: Rupiah,
      lebih: Rupiah,
      /** What went back that day, whenever it had been paid. */
      dikembalikan: Rupiah,
      /** What came less what went back. */
      bersih: z.int(),
    }),
  ),
  /**
   * What sold most in the period, by what it brought in, products and packages alike: what was paid in it, less what went
   * back in it.
   */
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

export const PERIODE = ['7', '30', '90'] as const

export const getDasbor = endpoint({
  name: 'getDasbor',
  summary:
    'Pekerjaan yang menunggu, ruang penyimpanan yang menipis, serta pendapatan, pesanan, dan produk terlaris dalam 7, 30, atau 90 hari.',
  method: 'GET',
  path: '/api/admin/dasbor',
  access: 'admin',
  query: z.object({ hari: z.enum(PERIODE).default('30') }),
  response: Dasbor,
  isUnattended: true,
  errors: ['VALIDATION_FAILED'],
})
