import { z } from 'zod'
import { bilanganIsian, hargaIsian, Rupiah } from '#contract/common.ts'
import type { HargaGrosir as Bentuk } from '#contract/uang/harga.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { daftarIsian } from './baris-isian.ts'

export const HargaGrosir = z.object({ mulai: z.int().min(2), harga: Rupiah })

const MULAI_SALAH = 'Mulai jumlah harus angka bulat, minimal 2'

/** Quantity price steps from a form or a spreadsheet. Each step must start at a higher quantity and have a lower price. */
export const hargaGrosirIsian = daftarIsian(
  'Harga grosir',
  z.object({
    mulai: bilanganIsian(MULAI_SALAH, 10_000).pipe(z.number().min(2, MULAI_SALAH)),
    harga: hargaIsian('Harga grosir tidak boleh kosong', 'Harga grosir'),
  }),
  { max: 5, contoh: '10 = 45000', read: readHargaGrosir },
).superRefine((daftar, context) => {
  for (const [index, { mulai, harga }] of daftar.entries()) {
    const lalu = daftar[index - 1]
    if (!lalu) continue
    if (mulai <= lalu.mulai)
      context.addIssue({ code: 'custom', path: [index, 'mulai'], message: `Harus lebih dari ${lalu.mulai}` })
    if (harga >= lalu.harga)
      context.addIssue({
        code: 'custom',
        path: [index, 'harga'],
        message: `Harus kurang dari ${formatAngka(lalu.harga)}`,
      })
  }
})

/** Parses '10 = 45000'; returns undefined for invalid text. */
export function readHargaGrosir(text: string): object | undefined {
  const { mulai, harga } = /^(?<mulai>\d+)\s*=\s*(?<harga>\d+)$/.exec(text)?.groups ?? {}
  return mulai ? { mulai, harga } : undefined
}

export const writeHargaGrosir = ({ mulai, harga }: Bentuk): string => `${mulai} = ${harga}`
