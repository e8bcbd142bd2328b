import { z } from 'zod'
import { dateSchema, Id, IdParam, multilineText, numberInput, Timestamp } from '#contract/common.ts'
import { optionalDecimal } from '#contract/decimal.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { HARI_RESEP_MAX, SATUAN_DOSIS_RESEP } from './calculation.ts'
import { BerkasParams, Resep } from './endpoints.ts'
import { PRODUK_RESEP_MAX, RESEP_QUANTITY_MAX } from './limits.ts'
import { StatusResep } from './status-resep.ts'

/** A prescription in the queue. */
export const ResepSummary = z.object({
  resepId: Id,
  nama: z.string(),
  dokter: z.string(),
  status: StatusResep,
  berlaku: z.boolean(),
  /** Names of the prescribed products. */
  produk: z.array(z.string()),
  dibuat: Timestamp,
  berlaku_sampai: z.iso.date().nullable(),
})
export type ResepSummary = z.infer<typeof ResepSummary>

/** Data for the decision: the prescription and its owner. */
export const ResepAdmin = Resep.extend({
  nama: z.string(),
  no_hp: z.string(),
  /** Current name of the administrator who decided; null while undecided. */
  diputusOleh: z.string().nullable(),
  /** SIP number of who decided; while undecided, the one that the caller used last. Empty if there is none. */
  sip_pemutus: z.string(),
  /** Warnings for the decider, one sentence each. */
  peringatan: z.array(z.string()),
  /**
   * Other prescriptions, the most similar first, at most 20: of any account with an identical file or a picture that looks the same;
   * of other accounts with the same SIP number.
   */
  serupa: z.array(
    z.object({ resepId: Id, nama: z.string(), status: StatusResep, sebab: z.enum(['berkas', 'gambar', 'sip']) }),
  ),
  /** Orders that wait for the decision: content, and time at which they expire. */
  pesanan: z.array(z.object({ orderId: Id, nomor: z.string(), isi: z.array(z.string()), sampai: Timestamp })),
})
export type ResepAdmin = z.infer<typeof ResepAdmin>

/** The response holds no more, because it is stored with the idempotency key for a while. */
const Message = z.object({ message: z.string() })

const ResepParams = z.object({ resepId: IdParam })

/** Validity of an approval in days: default and maximum. */
export const VALID_HARI = 30
export const VALID_HARI_MAX = 180

/** A whole number, or empty. */
const wholeOrEmpty = (message: string, max: number) =>
  z
    .union([z.string(), z.number(), z.null()], message)
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .pipe(numberInput(message, max).nullable())
    .default(null)

/** SIP number of the veterinarian who decides; others leave it empty. */
const SipInput = z.string().trim().max(60, 'Maksimal 60 huruf').default('')

const HARI_ERROR = `Lama pemberian harus 1 sampai ${HARI_RESEP_MAX} hari`

export const ApproveResepBody = z.object({
  berlaku_sampai: dateSchema('Isi sampai kapan resep berlaku'),
  sip: SipInput,
  /** Approved units by product. Products that are missing or zero are not approved. */
  produk: z
    .array(
      z
        .object({
          produkId: Id,
          jumlah: z
            .int('Jumlah harus angka bulat, misalnya 3')
            .min(0, 'Jumlah minimal 0')
            .max(RESEP_QUANTITY_MAX, `Jumlah maksimal ${RESEP_QUANTITY_MAX}`),
          dosis: multilineText().max(500, 'Maksimal 500 huruf').default(''),
          /** Dose in numbers, for the owner's dose calculator; empty if the prescription states it in words only. */
          dosis_angka: optionalDecimal('Dosis harus angka di atas 0, misalnya 7,5', 100_000).default(null),
          dosis_satuan: z
            .enum(SATUAN_DOSIS_RESEP, `Satuan hanya ${SATUAN_DOSIS_RESEP.join(', ')}`)
            .default('mg/kg ikan/hari'),
          dosis_hari: wholeOrEmpty(HARI_ERROR, HARI_RESEP_MAX),
          masa_henti: wholeOrEmpty('Isi masa henti dengan angka bulat (hari), atau kosongkan', 3650),
        })
        .refine(({ dosis_angka, dosis_hari }) => dosis_angka === null || (dosis_hari !== null && dosis_hari > 0), {
          path: ['dosis_hari'],
          message: HARI_ERROR,
        }),
    )
    .max(PRODUK_RESEP_MAX, `Maksimal ${PRODUK_RESEP_MAX} produk dalam satu resep`)
    .refine(
      (lines) => new Set(lines.map(({ produkId }) => produkId)).size === lines.length,
      'Isi satu baris saja untuk tiap produk',
    )
    .refine((lines) => lines.some(({ jumlah }) => jumlah > 0), 'Setujui minimal satu produk, atau tolak resepnya'),
})

const EMPTY_REASON = 'Tulis alasan menolak, karena dibaca pembeli.'
export const RefuseResepBody = z.object({
  alasan: z.string(EMPTY_REASON).trim().min(1, EMPTY_REASON).max(500, 'Maksimal 500 huruf'),
  sip: SipInput,
})

export const listResepAdmin = adminEndpoint({
  name: 'listResepAdmin',
  summary: 'Resep semua pembeli, yang menunggu paling lama dulu; bisa dicari dan disaring.',
  method: 'GET',
  path: '/api/admin/resep',
  query: ListQuery.extend({ status: StatusResep.optional() }),
  response: z.array(ResepSummary),
  paged: true,
})

export const getResepAdmin = adminEndpoint({
  name: 'getResepAdmin',
  summary: 'Satu resep, lengkap. Siapa yang membukanya dicatat.',
  method: 'GET',
  path: '/api/admin/resep/{resepId}',
  params: ResepParams,
  response: ResepAdmin,
  errors: ['RESEP_TIDAK_ADA'],
})

export const getBerkasResepAdmin = adminEndpoint({
  name: 'getBerkasResepAdmin',
  summary: 'Satu berkas resep: gambar, atau PDF untuk diunduh. Siapa yang membukanya dicatat.',
  method: 'GET',
  path: '/api/admin/resep/{resepId}/berkas/{berkasId}',
  params: ResepParams.extend(BerkasParams.shape),
  response: 'berkas',
  errors: ['BERKAS_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const approveResep = adminEndpoint({
  name: 'approveResep',
  summary: 'Menyetujui resep, seluruhnya atau sebagian: berapa dari tiap produk, sampai kapan, dan bagaimana dipakai.',
  method: 'POST',
  path: '/api/admin/resep/{resepId}/setujui',
  params: ResepParams,
  body: ApproveResepBody,
  response: Message,
  errors: ['RESEP_TIDAK_ADA', 'RESEP_SUDAH_DIPUTUS', 'PRODUK_TIDAK_ADA', 'PRODUK_TANPA_RESEP'],
})

export const refuseResep = adminEndpoint({
  name: 'refuseResep',
  summary: 'Menolak resep, dengan alasan yang dibaca pembeli.',
  method: 'POST',
  path: '/api/admin/resep/{resepId}/tolak',
  params: ResepParams,
  body: RefuseResepBody,
  response: Message,
  errors: ['RESEP_TIDAK_ADA', 'RESEP_SUDAH_DIPUTUS'],
})
