import type { Column } from '#contract/columns.ts'
import type { Tindakan } from '#contract/jejak/office.ts'
import { sebutNilai } from '#web/admin/ui/nilai.ts'
import type { Office } from '#web/admin/ui/office.ts'

/** What was done, as the trail says it. */
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

/** Every field that a change may touch, by its name: it means the same in every table. */
export type Columns = Readonly<Record<string, Column>>

/** Of a name that several tables have, what each of them knows of it. */
export function columnsOf(offices: readonly Office[]): Columns {
  const columns: Record<string, Column> = {}
  for (const [name, column] of offices.flatMap(({ kolom = {} }) => Object.entries(kolom)))
    columns[name] = { ...columns[name], ...column }
  return columns
}

export const fieldName = (columns: Columns, field: string): string => columns[field]?.label ?? field

/** A value of a field, short enough for a line. */
export function formatNilai(columns: Columns, field: string, value: unknown): string {
  const text = sebutNilai(value, columns[field])
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
