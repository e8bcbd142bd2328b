import type { Kemas } from '#contract/kemas/admin.ts'

/** Returns that a part of the money went back, without its amount; undefined otherwise. */
export const returnedText = ({ dana_kembali }: Pick<Kemas, 'dana_kembali'>): string | undefined =>
  dana_kembali === 'sebagian' ? 'Sebagian dananya sudah dikembalikan' : undefined
