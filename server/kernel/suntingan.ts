import { isDeepStrictEqual } from 'node:util'
import type { Column } from '#contract/columns.ts'
import type { Semula } from '#contract/suntingan.ts'
import { AppError } from './app-error.ts'

/**
 * What an edit changes of a record that is locked: of the fields that were sent, those that are not what their sender had
 * before. Without `semula` nobody says what was there before, so it is all of them.
 * @param sekarang the record as the API answers with it
 * @throws ISIAN_BENTROK where somebody else changed one of them meanwhile, into something else
 */
export function perubahan<Isian extends { semula?: Semula | undefined }>(
  { semula, ...isian }: Isian,
  sekarang: object,
  kolom: Readonly<Record<string, Column>>,
): Partial<Omit<Isian, 'semula'>> {
  const now = new Map<string, unknown>(Object.entries(sekarang))
  const seen = new Map<string, unknown>(Object.entries(semula ?? {}))
  const diubah = Object.entries(isian).filter(
    ([name, value]) => value !== undefined && !(seen.has(name) && isSame(value, seen.get(name))),
  )
  const bentrok = diubah.filter(
    ([name, value]) => seen.has(name) && !isSame(now.get(name), seen.get(name)) && !isSame(now.get(name), value),
  )
  if (bentrok.length > 0)
    throw new AppError('ISIAN_BENTROK', {
      errors: bentrok.map(([path]) => ({ path, msg: 'Isian ini baru saja diubah orang lain.' })),
      bentrok: bentrok.map(([path, value]) => ({
        path,
        label: kolom[path]?.label ?? path,
        sekarang: now.get(path) ?? null,
        isian: value instanceof File ? value.name : value,
      })),
    })
  return Object.fromEntries(diubah) as Partial<Omit<Isian, 'semula'>>
}

/** @throws DATA_BERUBAH where a record that is to go is not what was seen any more */
export function requireVersi({ versi }: { versi: number }, dilihat: number | undefined): void {
  if (dilihat !== undefined && dilihat !== versi) throw new AppError('DATA_BERUBAH')
}

/** As JSON has them: a date is its text. */
const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(asJson(a), asJson(b))
const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
