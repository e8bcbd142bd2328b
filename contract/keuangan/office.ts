import { z } from 'zod'
import { type Column, each, paragraph } from '#contract/columns.ts'
import { Id, IdParam, Rupiah, tanggal, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Baris, HasilPeriksa, imporBody } from '#contract/impor.ts'
import { suntingan } from '#contract/suntingan.ts'

/** A longer period is asked for in parts. */
export const PERIODE_MAX_HARI = 366

/** First and last day of a period, in Jakarta; without them the last thirty days. */
const periode = {
  dari: tanggal('Tanggal mulai tidak valid').optional(),
  sampai: tanggal('Tanggal akhir tidak valid').optional(),
}

const DAY_MS = 86_400_000

/** Is it a period, and not too long a one? */
function cekPeriode({ dari, sampai }: { dari?: string | undefined; sampai?: string | undefined }): string | undefined {
  if ((dari === undefined) !== (sampai === undefined)) return 'Isi tanggal mulai dan tanggal akhir'
  if (dari === undefined || sampai === undefined) return undefined
  if (sampai < dari) return 'Tanggal akhir mendahului tanggal mulai'
  const hari = (Date.parse(sampai) - Date.parse(dari)) / DAY_MS + 1
  return hari > PERIODE_MAX_HARI ? `Paling panjang ${PERIODE_MAX_HARI} hari` : undefined
}

const inPeriode = <Query extends { dari?: string | undefined; sampai?: string | undefined }>(
  query: Query,
  ctx: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
) => {
  const message = cekPeriode(query)
  if (message) ctx.addIssue({ code: 'custom', path: ['sampai'], message })
}

/** What the ledger says of some days, in rupiah. What came counts on the day it was paid, what went back on the day it did. */
export const Angka = z.object({
  /** Orders that were paid and whose money did not go back whole since, as on the dashboard. */
  pesanan: z.int().nonnegative(),
  /** Their goods without tax and their shipping before anything lowered them, and what did. */
  barang: Rupiah,
  diskon: Rupiah,
  /** The tax in what came, added or held by the prices: it is not the shop's. */
  ppn: Rupiah,
  ongkir: Rupiah,
  /** What was paid too much, as of an order paid twice. */
  lebih: Rupiah,
  /** What went back: where nobody said what for, what had been too much first, then goods with their tax, then shipping. */
  kembaliBarang: Rupiah,
  kembaliPpn: Rupiah,
  kembaliOngkir: Rupiah,
  kembaliLebih: Rupiah,
  /** What the provider kept of these payments, as far as its settlements say, and of how many they do not. */
  biaya: Rupiah,
  tanpaBiaya: z.int().nonnegative(),
  /** What the goods of these orders cost, by the lots that they were packed from. */
  modal: Rupiah,
  /** Packed units of which nobody wrote down what they cost, and orders that are not packed. */
  tanpaModal: z.int().nonnegative(),
  belumDikemas: z.int().nonnegative(),
})
export type Angka = z.infer<typeof Angka>

/** What is left of the money, with the tax that is not the shop's. */
export const bersih = (angka: Angka) =>
  angka.barang -
  angka.diskon +
  angka.ppn +
  angka.ongkir +
  angka.lebih -
  (angka.kembaliBarang + angka.kembaliPpn + angka.kembaliOngkir + angka.kembaliLebih)

/** What the goods earned; what came for shipping goes to couriers. Discounts of shipping are the shop's. */
export const margin = (angka: Angka) => angka.barang - angka.diskon - angka.kembaliBarang - angka.biaya - angka.modal

const Tumpukan = z.object({ banyak: z.int().nonnegative(), jumlah: Rupiah })

export const Keuangan = z.object({
  /** The period that was meant. */
  dari: z.iso.date(),
  sampai: z.iso.date(),
  hariIni: Angka,
  kemarin: Angka,
  periode: Angka,
  /** What came in the period, by the way it was paid, the most first. */
  metode: z.array(Tumpukan.extend({ payment_type: z.string().nullable() })),
  /** Orders that wait for money now, and those of them whose time is up within an hour. */
  menunggu: Tumpukan,
  segera: Tumpukan,
  /** Of what came by the provider in the period: what its settlements tell of, and what they do not. */
  disetor: Tumpukan,
  belumDisetor: Tumpukan.extend({ tertua: Waktu.nullable() }),
})
export type Keuangan = z.infer<typeof Keuangan>

export const getKeuangan = endpoint({
  name: 'getKeuangan',
  summary:
    'Uang toko hari ini, kemarin, dan dalam satu periode: barang, diskon, PPN, ongkir, pengembalian, biaya, modal, margin.',
  method: 'GET',
  path: '/api/admin/keuangan',
  access: 'admin',
  query: z.object(periode).superRefine(inPeriode),
  response: Keuangan,
  isUnattended: true,
  errors: ['VALIDATION_FAILED'],
})

/** What a row of a file for bookkeeping is. */
export const IsiPembukuan = z.enum(['baris', 'pembayaran', 'pengembalian'])
export type IsiPembukuan = z.infer<typeof IsiPembukuan>

/** How it writes money: 302000, or 302000,00 between semicolons, or 302000.00 between commas. */
export const BentukAngka = z.enum(['bulat', 'koma', 'titik'])
export type BentukAngka = z.infer<typeof BentukAngka>

export const exportPembukuan = endpoint({
  name: 'exportPembukuan',
  summary: 'Berkas CSV untuk pembukuan: satu baris per barang terjual, per pembayaran, atau per pengembalian dana.',
  method: 'GET',
  path: '/api/admin/pembukuan.csv',
  access: 'admin',
  buktikan: true,
  query: z
    .object({ ...periode, isi: IsiPembukuan.default('baris'), bentuk: BentukAngka.default('bulat') })
    .superRefine(inPeriode),
  response: 'berkas',
  errors: ['VALIDATION_FAILED', 'PERLU_BUKTI'],
})

/** What became of a line: it fits, its amount is another one, nobody knows its number, its payment was paid out before. */
export const StatusSetoran = z.enum(['cocok', 'beda', 'asing', 'ganda'])
export type StatusSetoran = z.infer<typeof StatusSetoran>

const BarisSetoran = z.object({
  order_id: z.string(),
  status: StatusSetoran,
  jumlah: Rupiah,
  biaya: Rupiah.nullable(),
  /** What was to be paid under that number, and of which order; null where nobody knows it. */
  seharusnya: Rupiah.nullable(),
  orderId: z.string().nullable(),
})

export const HasilSetoran = HasilPeriksa.extend({
  jumlah: z.object({
    cocok: z.int().nonnegative(),
    beda: z.int().nonnegative(),
    asing: z.int().nonnegative(),
    ganda: z.int().nonnegative(),
    /** Known already; told of something else than a payment that was made. */
    sama: z.int().nonnegative(),
    dilewati: z.int().nonnegative(),
  }),
  rincian: z.array(BarisSetoran.extend({ baris: Baris })),
})
export type HasilSetoran = z.infer<typeof HasilSetoran>

export const importSetoran = endpoint({
  name: 'importSetoran',
  summary:
    'Mencocokkan berkas setoran Midtrans dengan pembayaran toko, atau mencatatnya: seluruhnya, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/setoran/impor',
  access: 'admin',
  repeat: 'once',
  body: imporBody(8),
  multipart: true,
  response: HasilSetoran,
  errors: ['VALIDATION_FAILED', 'CSV_TIDAK_TERBACA', 'CSV_ADA_YANG_SALAH', 'SETORAN_BERUBAH'],
})

/** What the owner says of a line that does not fit. */
export const PERIKSA_SETORAN = {
  diperiksa: {
    label: 'Sudah diperiksa',
    hint: 'Baris ini tidak lagi dihitung di dasbor.',
    kind: 'check',
    typed: z.boolean('Tandai sudah atau belum diperiksa'),
  },
  catatan: {
    ...paragraph('Catatan', 500),
    hint: 'Misalnya apa jawaban Midtrans. Boleh dikosongkan.',
  },
} as const satisfies Record<string, Column>

export const PeriksaBody = z.object(each(PERIKSA_SETORAN, 'typed'))

export const Setoran = BarisSetoran.extend({
  setoranId: Id,
  tanggal: z.iso.date().nullable(),
  /** Did somebody see to it, and when? */
  diperiksa: z.boolean(),
  diperiksaPada: Waktu.nullable(),
  catatan: z.string(),
})
export type Setoran = z.infer<typeof Setoran>

const SetoranParams = z.object({ setoranId: IdParam })

export const listSetoran = endpoint({
  name: 'listSetoran',
  summary: 'Baris setoran Midtrans yang sudah dicatat, yang terbaru lebih dulu.',
  method: 'GET',
  path: '/api/admin/setoran',
  access: 'admin',
  query: DaftarQuery.extend({
    status: StatusSetoran.optional(),
    /** belum: what does not fit and nobody has seen to. */
    periksa: z.enum(['belum', 'sudah']).optional(),
  }),
  response: z.array(Setoran),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getSetoran = endpoint({
  name: 'getSetoran',
  summary: 'Satu baris setoran Midtrans.',
  method: 'GET',
  path: '/api/admin/setoran/baris/{setoranId}',
  access: 'admin',
  params: SetoranParams,
  response: Setoran,
  errors: ['VALIDATION_FAILED', 'SETORAN_TIDAK_ADA'],
})

export const checkSetoran = endpoint({
  name: 'checkSetoran',
  summary: 'Menandai satu baris setoran sudah atau belum diperiksa, dengan catatan.',
  method: 'PUT',
  path: '/api/admin/setoran/baris/{setoranId}',
  access: 'admin',
  repeat: 'once',
  params: SetoranParams,
  body: suntingan(PeriksaBody),
  response: Setoran.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'SETORAN_TIDAK_ADA', 'ISIAN_BENTROK'],
})

export const BelumDisetor = z.object({
  pembayaranId: Id,
  order_id: z.string(),
  orderId: z.string(),
  payment_type: z.string().nullable(),
  jumlah: Rupiah,
  waktu: Waktu,
  /** Whole days since it was paid. */
  umur: z.int().nonnegative(),
})
export type BelumDisetor = z.infer<typeof BelumDisetor>

export const listBelumDisetor = endpoint({
  name: 'listBelumDisetor',
  summary: 'Pembayaran lewat Midtrans dalam satu periode yang belum ada di setoran mana pun, yang terlama lebih dulu.',
  method: 'GET',
  path: '/api/admin/setoran/belum',
  access: 'admin',
  query: DaftarQuery.extend(periode).superRefine(inPeriode),
  response: z.array(BelumDisetor),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})
