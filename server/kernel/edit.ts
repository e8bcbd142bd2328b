import { isDeepStrictEqual } from 'node:util'
import type { Column } from '#contract/columns.ts'
import type { Original } from '#contract/edit.ts'
import { AppError } from './app-error.ts'

/**
 * Returns the changed fields of an edit to a locked record: sent fields that differ from their displayed value in `semula`.
 * Without `semula`, all sent fields count as changed.
 * @param current the record in the API's format
 * @throws ISIAN_BENTROK if another user meanwhile changed one of the fields to a different value
 */
export function changedFields<FormValues extends { semula?: Original | undefined }>(
  { semula, ...input }: FormValues,
  current: object,
  column: Readonly<Record<string, Column>>,
): Partial<Omit<FormValues, 'semula'>> {
  const now = new Map<string, unknown>(Object.entries(current))
  const seen = new Map<string, unknown>(Object.entries(semula ?? {}))
  const changed = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !(seen.has(name) && isSame(value, seen.get(name))),
  )
  const bentrok = changed.filter(
    ([name, value]) => seen.has(name) && !isSame(now.get(name), seen.get(name)) && !isSame(now.get(name), value),
  )
  if (bentrok.length > 0)
    throw new AppError('ISIAN_BENTROK', {
      errors: bentrok.map(([path]) => ({ path, msg: 'Isian ini baru saja diubah orang lain.' })),
      bentrok: bentrok.map(([path, value]) => ({
        path,
        label: column[path]?.label ?? path,
        sekarang: now.get(path) ?? null,
        isian: value instanceof File ? value.name : value,
      })),
    })
  return Object.fromEntries(changed) as Partial<Omit<FormValues, 'semula'>>
}

/** @throws DATA_BERUBAH if the record to delete changed since it was displayed */
export function requireVersi({ versi }: { versi: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== versi) throw new AppError('DATA_BERUBAH')
}

/** Compares values as JSON, in which a date is a string. */
const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(asJson(a), asJson(b))
const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
