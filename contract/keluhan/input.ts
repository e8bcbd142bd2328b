import { z } from 'zod'
import { multilineText } from '#contract/common.ts'
import { fotoInput } from '#contract/foto/input.ts'
import { KeluhanKind, RequestedOutcome } from './choices.ts'
import { FOTO_KELUHAN_MAX } from './limits.ts'

const CONTENTS_MAX = 2000
const textOf = (empty: string) => multilineText(empty).min(1, empty).max(CONTENTS_MAX, `Maksimal ${CONTENTS_MAX} huruf`)

/** A buyer's complaint about an order. */
export const KeluhanInput = z
  .object({
    jenis: KeluhanKind,
    harapan: RequestedOutcome,
    isi: textOf('Ceritakan apa yang terjadi'),
    /** Affected order lines with their units. */
    baris: z
      .array(z.object({ urutan: z.int().nonnegative(), jumlah: z.int().min(0).max(1_000_000) }))
      .max(50)
      .default([])
      .transform((lines) => lines.filter(({ jumlah }) => jumlah > 0)),
  })
  .refine(({ jenis, baris }) => jenis === 'terlambat' || baris.length > 0, {
    path: ['baris'],
    message: 'Pilih minimal satu barang',
  })

/** The complaint with its photos, which are required except for a late delivery. */
export const CreateKeluhanBody = KeluhanInput.safeExtend({ foto: fotoInput(FOTO_KELUHAN_MAX).default([]) }).refine(
  ({ jenis, foto }) => jenis === 'terlambat' || foto.length > 0,
  { path: ['foto'], message: 'Tambahkan minimal satu foto' },
)

/** A message in the conversation about a complaint, without its photos. */
export const PesanInput = z.object({ isi: textOf('Tulis pesan Anda') })

export const PesanKeluhanBody = PesanInput.extend({ foto: fotoInput(FOTO_KELUHAN_MAX).default([]) })
