import { z } from 'zod'
import { type Column, each, text, textOf } from '#contract/columns.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** Bank account of the shop for orders from the office. Buyers in the shop pay through the provider and never see it. */
export const REKENING = {
  rekening_bank: { ...text('Bank', 40), hint: 'Misalnya: BCA. Hanya untuk pesanan yang dibuat di admin toko.' },
  rekening_nomor: {
    ...text('Nomor rekening', 40),
    typed: textOf(40, 'Nomor rekening')
      .transform((value) => value.replace(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^(?:\d{5,25})?$/, 'Nomor rekening terdiri dari 5 sampai 25 angka')),
  },
  rekening_nama: { ...text('Nama pemilik rekening', 80), hint: 'Seperti tertulis di buku tabungan.' },
} as const satisfies Record<string, Column>

export const Rekening = z.object(each(REKENING, 'wire'))
export type Rekening = z.infer<typeof Rekening>

/** Returns errors for the missing fields of a partly filled account. */
export function rekeningErrors(rekening: Rekening): { path: keyof Rekening; msg: string }[] {
  const fields = Rekening.keyof().options
  if (fields.every((name) => rekening[name] === '')) return []
  return fields
    .filter((name) => rekening[name] === '')
    .map((path) => ({ path, msg: 'Isi bank, nomor, dan nama pemilik rekening, atau kosongkan ketiganya' }))
}

/** Formats the account: 'BCA 1234567890 a.n. Tambak Jaya'; empty without an account. */
export const formatRekening = ({ rekening_bank, rekening_nomor, rekening_nama }: Rekening): string =>
  rekening_nomor && `${rekening_bank} ${rekening_nomor} a.n. ${rekening_nama}`

export const getRekening = adminEndpoint({
  name: 'getRekening',
  summary: 'Rekening bank toko, untuk pesanan yang ditulis kantor.',
  method: 'GET',
  path: '/api/admin/rekening-toko',
  peran: ['pesanan'],
  response: Rekening,
})
