import type { Column } from '#contract/columns.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, formatTime, parseWib } from '#contract/wib.ts'

/** Returns a field's value as text. */
export function describeValue(value: unknown, column: Column = {}): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  const { kind, unit, words, teks } = column
  if (teks && typeof value !== 'string') return teks(value) || '(kosong)'
  if (kind === 'rupiah') return formatRupiah(Number(value))
  if (kind === 'picture') return 'gambar lain'
  if (kind === 'time') return formatTime(String(value))
  if (kind === 'date') return formatDate(parseWib(String(value)))
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (Array.isArray(value)) return value.map((item) => describeValue(item, column)).join(', ') || '(kosong)'
  if (typeof value === 'object') return JSON.stringify(value)
  return words?.[String(value)] ?? (unit ? `${value}${unit === '%' ? '' : ' '}${unit}` : String(value))
}
