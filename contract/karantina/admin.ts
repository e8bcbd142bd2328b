import { z } from 'zod'
import { Id, IdParam, numberInput, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { HalanganLot, LotReasonCode } from '#contract/stok/lot-admin.ts'

export const HalanganKarantina = z.enum([...HalanganLot.options, 'dekat'])
export type HalanganKarantina = z.infer<typeof HalanganKarantina>

/** A lot with units in quarantine. */
export const Karantina = z.object({
  lotId: Id,
  produkId: Id,
  nama: z.string(),
  nomor: z.string(),
  kedaluwarsa: z.iso.date().nullable(),
  /** Units in quarantine. */
  sisih: z.int().positive(),
  /** Reason why no unit may be sold; `dekat`: it expires too soon. Null if an administrator may release it. */
  halangan: HalanganKarantina.nullable(),
  alasan_tarik: z.string(),
  /** Movements into quarantine, newest first. */
  asal: z.array(
    z.object({
      waktu: Timestamp,
      jumlah: z.int().positive(),
      alasan: LotReasonCode,
      keterangan: z.string(),
      pesanan: z.object({ orderId: Id, jenis: PesananKind, nomor: z.string() }).nullable(),
    }),
  ),
})
export type Karantina = z.infer<typeof Karantina>

export const DecisionBody = z.object({
  jumlah: numberInput('Jumlah harus angka bulat, minimal 1').refine(
    (quantity) => quantity > 0,
    'Jumlah harus angka bulat, minimal 1',
  ),
  alasan: z.string().trim().min(1, 'Tuliskan alasannya').max(300, 'Alasan terlalu panjang'),
})
export type DecisionBody = z.output<typeof DecisionBody>

const LotParams = z.object({ lotId: IdParam })
const Results = z.object({
  message: z.string(),
  /** Units that remain in quarantine. */
  sisih: z.int().nonnegative(),
})

export const listKarantina = adminEndpoint({
  name: 'listKarantina',
  summary: 'Barang yang disisihkan, per lot: mengapa, sejak kapan, dan dari pesanan mana.',
  method: 'GET',
  path: '/api/admin/karantina',
  query: ListQuery.extend({ sebab: z.enum(['ditarik', 'kedaluwarsa', 'periksa']).optional() }),
  response: z.array(Karantina),
  paged: true,
})

export const releaseKarantina = adminEndpoint({
  name: 'releaseKarantina',
  summary: 'Menyatakan barang di karantina layak jual: kembali ke stok.',
  method: 'POST',
  path: '/api/admin/karantina/{lotId}/layak',
  params: LotParams,
  body: DecisionBody,
  response: Results,
  errors: ['LOT_TIDAK_ADA', 'KARANTINA_KURANG', 'LOT_TIDAK_LAYAK'],
})

export const destroyKarantina = adminEndpoint({
  name: 'destroyKarantina',
  summary: 'Mencatat barang di karantina yang dimusnahkan.',
  method: 'POST',
  path: '/api/admin/karantina/{lotId}/musnah',
  releases: true,
  params: LotParams,
  body: DecisionBody,
  response: Results,
  errors: ['LOT_TIDAK_ADA', 'KARANTINA_KURANG'],
})
