import { z } from 'zod'
import { teksBaris } from '#contract/common.ts'
import { fotoIsian } from '#contract/foto/isian.ts'
import { FOTO_KELUHAN_MAX } from './batas.ts'
import { Harapan, JenisKeluhan } from './pilihan.ts'

const ISI_MAX = 2000
const teks = (kosong: string) => teksBaris(kosong).min(1, kosong).max(ISI_MAX, `Maksimal ${ISI_MAX} huruf`)

/** A buyer's complaint about an order. */
export const KeluhanIsian = z
  .object({
    jenis: JenisKeluhan,
    harapan: Harapan,
    isi: teks('Ceritakan apa yang terjadi'),
    /** Affected order lines with their units. */
    baris: z
      .array(z.object({ urutan: z.int().nonnegative(), jumlah: z.int().min(0).max(1_000_000) }))
      .max(50)
      .default([])
      .transform((baris) => baris.filter(({ jumlah }) => jumlah > 0)),
  })
  .refine(({ jenis, baris }) => jenis === 'terlambat' || baris.length > 0, {
    path: ['baris'],
    message: 'Pilih minimal satu barang',
  })

/** The complaint with its photos, which are required except for a late delivery. */
export const CreateKeluhanBody = KeluhanIsian.safeExtend({ foto: fotoIsian(FOTO_KELUHAN_MAX).default([]) }).refine(
  ({ jenis, foto }) => jenis === 'terlambat' || foto.length > 0,
  { path: ['foto'], message: 'Tambahkan minimal satu foto' },
)

export const PesanKeluhanBody = z.object({ isi: teks('Tulis pesan Anda') })
