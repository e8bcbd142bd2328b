import { parseWib } from '#contract/wib.ts'
import { COLUMNS, type EntryKind, type Value } from './columns.ts'

/**
 * Parses the typed text of a field: `1,5` is a number, `7 dan 14` are repeats, a time is Jakarta's. Unreadable text becomes a
 * value that `check` rejects.
 */
export function readInput(kind: EntryKind, name: string, text: string): Value {
  const column = (COLUMNS[kind] as Record<string, (typeof COLUMNS)['air']['do']>)[name]
  const clean = text.replace(/\r\n?/g, '\n').trim()
  switch (column?.isi) {
    case 'angka':
      return clean === '' ? null : readNumber(clean, Boolean(column.bulat))
    case 'hari':
    case 'uuid':
    case 'pilihan':
      return clean || null
    case 'waktu':
      return readTime(clean)
    case 'ulang':
      return clean === '' || /[^\d\s,;.&+]/.test(clean.replace(/dan|hari|ke-?/gi, ''))
        ? clean
        : (clean.match(/\d+/g) ?? []).map(Number).join(',')
    default:
      return clean
  }
}

/** '1.000' is a thousand in a whole-number field, and ambiguous in a decimal field. */
function readNumber(text: string, whole: boolean): number {
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return whole ? Number(text.replaceAll('.', '')) : Number.NaN
  return /^\d{1,9}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Parses '2026-11-20T06:30', the value of a datetime input. */
function readTime(text: string): string {
  const time = parseWib(`${text.slice(0, 16).replace('T', ' ')}:00`)
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}

/** Formats a value for an input field. */
export const writeInput = (value: Value | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
