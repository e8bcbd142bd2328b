import { z } from 'zod'
import { Id, multilineText, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** Class that the office may give to a substance, by its display name. */
export const KELAS_CHOICES = {
  boleh: 'Boleh dijual',
  boleh_dengan_resep: 'Boleh, hanya dengan resep',
  dilarang: 'Jangan dijual',
} as const
export const KelasChoice = z.enum(Object.keys(KELAS_CHOICES) as (keyof typeof KELAS_CHOICES)[], 'Pilih penilaiannya')
export type KelasChoice = z.infer<typeof KelasChoice>

/** A substance that products hold and that waits for a class. */
const PendingZat = z.object({
  nama: z.string(),
  produk: z.array(z.object({ produkId: Id, nama: z.string() })),
})

/** A decision of the office. */
const DecidedZat = z.object({
  nama: z.string(),
  kelas: KelasChoice,
  alasan: z.string(),
  /** Name of the administrator; null if the account is deleted. */
  oleh: z.string().nullable(),
  dinilai: Timestamp,
})

export const ZatAdmin = z.object({ menunggu: z.array(PendingZat), dinilai: z.array(DecidedZat) })
export type ZatAdmin = z.infer<typeof ZatAdmin>

export const DecideZatBody = z.object({
  nama: z.string().trim().min(1, 'Nama zat tidak boleh kosong').max(100, 'Nama zat terlalu panjang'),
  kelas: KelasChoice,
  alasan: multilineText().min(3, 'Tulis alasannya, misalnya sumber yang Anda baca').max(500, 'Maksimal 500 huruf'),
})

export const listZatAdmin = adminEndpoint({
  name: 'listZatAdmin',
  summary: 'Zat yang menunggu penilaian, dengan produknya, dan zat yang sudah dinilai.',
  method: 'GET',
  path: '/api/admin/zat',
  response: ZatAdmin,
})

export const decideZat = adminEndpoint({
  name: 'decideZat',
  summary: 'Menilai satu zat di luar daftar: boleh, boleh dengan resep, atau jangan dijual, dengan alasannya.',
  method: 'POST',
  path: '/api/admin/zat',
  body: DecideZatBody,
  response: z.object({ message: z.string() }),
  errors: ['ZAT_TERLARANG', 'ZAT_SUDAH_TERDAFTAR'],
})
