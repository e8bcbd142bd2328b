import { z } from 'zod'
import { hargaInput, numberInput, Rupiah } from '#contract/common.ts'
import type { HargaGrosir as Shape } from '#contract/uang/harga.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { inputList } from './baris-input.ts'

export const HargaGrosir = z.object({ mulai: z.int().min(2), harga: Rupiah })

const START_ERROR = 'Mulai jumlah harus angka bulat, minimal 2'

/** Quantity price steps from a form or a spreadsheet. Each step must start at a higher quantity and have a lower price. */
export const hargaGrosirInput = inputList(
  'Harga grosir',
  z.object({
    mulai: numberInput(START_ERROR, 10_000).pipe(z.number().min(2, START_ERROR)),
    harga: hargaInput('Harga grosir tidak boleh kosong', 'Harga grosir'),
  }),
  { max: 5, contoh: '10 = 45000', read: readHargaGrosir },
).superRefine((list, context) => {
  for (const [index, { mulai, harga }] of list.entries()) {
    const past = list[index - 1]
    if (!past) continue
    if (mulai <= past.mulai)
      context.addIssue({ code: 'custom', path: [index, 'mulai'], message: `Harus lebih dari ${past.mulai}` })
    if (harga >= past.harga)
      context.addIssue({
        code: 'custom',
        path: [index, 'harga'],
        message: `Harus kurang dari ${formatGrouped(past.harga)}`,
      })
  }
})

/** Parses '10 = 45000'; returns undefined for invalid text. */
export function readHargaGrosir(text: string): object | undefined {
  const { mulai, harga } = /^(?<mulai>\d+)\s*=\s*(?<harga>\d+)$/.exec(text)?.groups ?? {}
  return mulai ? { mulai, harga } : undefined
}

export const writeHargaGrosir = ({ mulai, harga }: Shape): string => `${mulai} = ${harga}`
