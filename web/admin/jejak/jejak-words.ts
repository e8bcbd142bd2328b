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
export function formatValue(columns: Columns, field: string, value: unknown): string {
  const text = describeValue(value, columns[field])
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
