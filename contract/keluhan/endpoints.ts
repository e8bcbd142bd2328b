import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Foto, FotoParams } from '#contract/foto/endpoints.ts'
import { DanaKembali } from '#contract/pembayaran/kembali.ts'
import { CreateKeluhanBody, PesanKeluhanBody } from './isian.ts'
import { Harapan, HasilKeluhan, JenisKeluhan, StatusKeluhan } from './pilihan.ts'

/** A complaint as both sides see it. */
export const Keluhan = z.object({
  keluhanId: Id,
  jenis: JenisKeluhan,
  harapan: Harapan,
  isi: z.string(),
  status: StatusKeluhan,
  /** How it ended; null while it is open. */
  hasil: HasilKeluhan.nullable(),
  baris: z.array(z.object({ urutan: z.int(), nama: z.string(), jumlah: z.int().positive() })),
  foto: z.array(Foto),
  /** When they were deleted, because their time was over. */
  foto_dihapus: Waktu.nullable(),
  pesan: z.array(
    z.object({
      pesanId: Id,
      dari: z.enum(['pembeli', 'toko']),
      isi: z.string(),
      waktu: Waktu,
    }),
  ),
  dibuat: Waktu,
  /** By when the shop has promised an answer. */
  jawab_sebelum: Waktu,
  selesai: Waktu.nullable(),
  /** Money that went back for it, and the numbers of the orders that send goods again for it. */
  kembali: z.array(DanaKembali),
  pengganti_nomor: z.array(z.string()),
})
export type Keluhan = z.infer<typeof Keluhan>

/** What can be complained about an order now, and what was. */
export const KeluhanPesanan = z.object({
  nomor: z.string(),
  /** What is in the order. */
  barang: z.array(z.object({ urutan: z.int(), nama: z.string(), jumlah: z.int().positive() })),
  jenis: z.array(JenisKeluhan),
  /** Until when; null where nothing ends it yet. */
  sampai: Waktu.nullable(),
  /** Why nothing can. */
  sebab: z.string(),
  /** Newest first. */
  keluhan: z.array(Keluhan),
})
export type KeluhanPesanan = z.infer<typeof KeluhanPesanan>

/** As the order's own calls take it: its number at the payment provider, or our id. */
const PesananParams = z.object({ orderId: z.string().min(1).max(60) })
const KeluhanParams = z.object({ keluhanId: IdParam })

export const getKeluhan = endpoint({
  name: 'getKeluhan',
  summary: 'Keluhan atas satu pesanan milik sendiri, dan apa yang masih dapat dikeluhkan.',
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
  summary: 'Menambahkan pesan pada keluhan sendiri. Pesan yang sama, langsung sesudahnya, tetap satu pesan.',
  method: 'POST',
  path: '/api/keluhan/{keluhanId}/pesan',
  access: 'pelanggan',
  params: KeluhanParams,
  body: PesanKeluhanBody,
  response: Keluhan,
  errors: ['VALIDATION_FAILED', 'KELUHAN_TIDAK_ADA', 'KELUHAN_SELESAI', 'KELUHAN_TERLALU_BANYAK'],
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
