import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Foto, FotoParams } from '#contract/foto/endpoints.ts'
import { RefundedMoney } from '#contract/pembayaran/returned.ts'
import { KeluhanKind, KeluhanOutcome, RequestedOutcome, StatusKeluhan } from './choices.ts'
import { CreateKeluhanBody, PesanKeluhanBody } from './input.ts'

/** A complaint, as buyer and office see it. */
export const Keluhan = z.object({
  keluhanId: Id,
  jenis: KeluhanKind,
  harapan: RequestedOutcome,
  isi: z.string(),
  status: StatusKeluhan,
  /** Outcome; null while open. */
  hasil: KeluhanOutcome.nullable(),
  baris: z.array(z.object({ urutan: z.int(), nama: z.string(), jumlah: z.int().positive() })),
  /** Photos of the complaint itself. */
  foto: z.array(Foto),
  /** Time at which the photos were deleted after their retention period. */
  foto_dihapus: Timestamp.nullable(),
  pesan: z.array(
    z.object({
      pesanId: Id,
      dari: z.enum(['pembeli', 'toko']),
      isi: z.string(),
      waktu: Timestamp,
      foto: z.array(Foto),
    }),
  ),
  dibuat: Timestamp,
  /** Promised response time. */
  jawab_sebelum: Timestamp,
  selesai: Timestamp.nullable(),
  /** Refunds for the complaint, and the numbers of the replacement orders. */
  kembali: z.array(RefundedMoney),
  pengganti_nomor: z.array(z.string()),
})
export type Keluhan = z.infer<typeof Keluhan>

/** Complaint options and existing complaints of an order. */
export const KeluhanPesanan = z.object({
  nomor: z.string(),
  /** Lines of the order. */
  barang: z.array(z.object({ urutan: z.int(), nama: z.string(), jumlah: z.int().positive() })),
  jenis: z.array(KeluhanKind),
  /** Deadline; null while there is none. */
  sampai: Timestamp.nullable(),
  /** Reason why no complaint is possible. */
  sebab: z.string(),
  /** Newest first. */
  keluhan: z.array(Keluhan),
})
export type KeluhanPesanan = z.infer<typeof KeluhanPesanan>

/** Order reference, as in the order endpoints: number at the payment provider, or the shop's own id. */
const PesananParams = z.object({ orderId: z.string().min(1).max(60) })
const KeluhanParams = z.object({ keluhanId: IdParam })

export const getKeluhan = endpoint({
  name: 'getKeluhan',
  summary: 'Keluhan atas satu pesanan milik sendiri, dan apa yang masih bisa dikeluhkan.',
  method: 'GET',
  path: '/api/pemesanan/{orderId}/keluhan',
  access: 'pelanggan',
  params: PesananParams,
  response: KeluhanPesanan,
  errors: ['PESANAN_TIDAK_ADA'],
})

export const createKeluhan = endpoint({
  name: 'createKeluhan',
  summary: 'Mengajukan keluhan atas pesanan milik sendiri, dengan foto yang sudah diunggah.',
  description: 'Aman diulang: selama keluhan yang sama masih terbuka, jawabannya keluhan itu.',
  method: 'POST',
  path: '/api/pemesanan/{orderId}/keluhan',
  access: 'pelanggan',
  params: PesananParams,
  body: CreateKeluhanBody,
  response: Keluhan,
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'PESANAN_TIDAK_ADA',
    'KELUHAN_TIDAK_BOLEH',
    'KELUHAN_SUDAH_ADA',
    'KELUHAN_TERLALU_BANYAK',
    'FOTO_TIDAK_ADA',
  ],
})

export const replyKeluhan = endpoint({
  name: 'replyKeluhan',
  summary: 'Menambahkan pesan pada keluhan sendiri. Pesan yang sama, langsung setelahnya, tetap satu pesan.',
  method: 'POST',
  path: '/api/keluhan/{keluhanId}/pesan',
  access: 'pelanggan',
  params: KeluhanParams,
  body: PesanKeluhanBody,
  response: Keluhan,
  errors: ['VALIDATION_FAILED', 'KELUHAN_TIDAK_ADA', 'KELUHAN_SELESAI', 'KELUHAN_TERLALU_BANYAK', 'FOTO_TIDAK_ADA'],
})

export const withdrawKeluhan = endpoint({
  name: 'withdrawKeluhan',
  summary: 'Mencabut keluhan sendiri. Aman diulang.',
  method: 'POST',
  path: '/api/keluhan/{keluhanId}/cabut',
  access: 'pelanggan',
  params: KeluhanParams,
  response: Keluhan,
  errors: ['VALIDATION_FAILED', 'KELUHAN_TIDAK_ADA', 'KELUHAN_SELESAI'],
})

export const getFotoKeluhan = endpoint({
  name: 'getFotoKeluhan',
  summary: 'Satu foto dari keluhan sendiri.',
  method: 'GET',
  path: '/api/keluhan/{keluhanId}/foto/{fotoId}',
  access: 'pelanggan',
  params: KeluhanParams.extend(FotoParams.shape),
  response: 'berkas',
  errors: ['VALIDATION_FAILED', 'FOTO_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})
