import type { Column } from '#contract/columns.ts'
import type { Tindakan } from '#contract/jejak/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'
import { describeValue } from '#web/admin/ui/nilai.ts'

/** Display names of the actions in the audit trail. */
export const TINDAKAN: Record<Tindakan, string> = {
  buat: 'Dibuat',
  ubah: 'Diubah',
  hapus: 'Dihapus',
  arsip: 'Diarsipkan',
  pulihkan: 'Dipulihkan',
  stok: 'Stok dikoreksi',
  status: 'Status diubah',
  impor: 'Diimpor',
  kembalikan: 'Pengembalian dana',
  kirim: 'Dikirim lagi',
  pasangkan: 'Titipan dipasangkan',
  lihat: 'Dilihat',
}

/** Columns of all tables by field name. A name has the same meaning in every table. */
export type Columns = Readonly<Record<string, Column>>

/** Merges the columns of all features. Properties of equal names are combined. */
export function columnsOf(features: readonly AdminFeature[]): Columns {
  const columns: Record<string, Column> = {}
  for (const [name, column] of features.flatMap(({ columns = {} }) => Object.entries(columns)))
    columns[name] = { ...columns[name], ...column }
  return columns
}

export const fieldName = (columns: Columns, field: string): string => columns[field]?.label ?? field

/** Returns a field's value as text, cut after 120 characters. */
export const formatValue = (columns: Columns, field: string, value: unknown): string =>
  cut(describeValue(value, columns[field]))

const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)

/** Shorter texts are compared as a whole, in characters. */
const LONG = 60
/** Number of unchanged words that remain on either side of a change. */
const CONTEXT = 2

/** Returns what a change took away and what a field says now. Of long texts only the changed part remains. */
export function formatChange(columns: Columns, field: string, before: unknown, after: unknown): [string, string] {
  const texts = [describeValue(before, columns[field]), describeValue(after, columns[field])] as const
  if (texts.every((text) => text.length < LONG)) return [cut(texts[0]), cut(texts[1])]
  const [old, fresh] = [texts[0].split(' '), texts[1].split(' ')]
  const shortest = Math.min(old.length, fresh.length)
  let start = 0
  while (start < shortest && old[start] === fresh[start]) start++
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  const removed = old.slice(start, old.length - end).join(' ')
  const from = Math.max(0, start - CONTEXT)
  const rest = Math.max(0, end - CONTEXT)
  const now = [from > 0 && '…', ...fresh.slice(from, fresh.length - rest), rest > 0 && '…'].filter(Boolean).join(' ')
  return [cut(removed), cut(now)]
}
