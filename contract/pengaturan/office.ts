import { z } from 'zod'
import { type Column, each } from '#contract/columns.ts'
import { bilanganIsian } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { suntingan, Versi } from '#contract/suntingan.ts'

/** What the owner decides for the whole shop, a setting an entry. */
export const PENGATURAN = {
  /** While it is so, medicine without a registration number is sold; the page says that there is none yet. */
  nie_dikumpulkan: {
    label: 'Nomor pendaftaran masih dikumpulkan',
    hint: 'Selama menyala, obat tanpa nomor pendaftaran tetap dijual dan pembeli diminta memeriksa kemasannya. Bila dimatikan, obat itu tidak dapat dibeli sampai nomornya dicantumkan.',
    kind: 'check',
    typed: z.boolean('Pilih ya atau tidak'),
  },
  selesai_otomatis_hari: {
    label: 'Pesanan selesai sendiri setelah (hari)',
    hint: 'Dihitung sejak pesanan dikirim, bila pembeli tidak menekan “Barang diterima”. Isi 0 bila tidak boleh selesai sendiri.',
    kind: 'number',
    unit: 'hari',
    wire: z.int(),
    // Who knows nothing of it leaves it as it is.
    typed: bilanganIsian('Isi dengan angka 0 sampai 365', 365).optional(),
  },
} as const satisfies Record<string, Column>

export const PengaturanBody = z.object(each(PENGATURAN, 'typed'))

export const Pengaturan = PengaturanBody.extend({ ...each(PENGATURAN, 'wire'), versi: Versi })
export type Pengaturan = z.infer<typeof Pengaturan>

export const getPengaturan = endpoint({
  name: 'getPengaturan',
  summary: 'Pengaturan toko.',
  method: 'GET',
  path: '/api/admin/pengaturan-toko',
  access: 'admin',
  response: Pengaturan,
  errors: [],
})

export const updatePengaturan = endpoint({
  name: 'updatePengaturan',
  summary: 'Mengubah pengaturan toko.',
  method: 'PUT',
  path: '/api/admin/pengaturan-toko',
  access: 'admin',
  repeat: 'once',
  body: suntingan(PengaturanBody),
  response: Pengaturan.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'ISIAN_BENTROK'],
})
