import { parseWib } from '#contract/wib.ts'
import { type BarisKind, COLUMNS, type Nilai } from './columns.ts'

/**
 * Parses the typed text of a field: `1,5` is a number, `7 dan 14` are repeats, a time is Jakarta's. Unreadable text becomes a
 * value that `periksa` rejects.
 */
export function readInput(jenis: BarisKind, nama: string, teks: string): Nilai {
  const kolom = (COLUMNS[jenis] as Record<string, (typeof COLUMNS)['air']['do']>)[nama]
  const bersih = teks.replace(/\r\n?/g, '\n').trim()
  switch (kolom?.isi) {
    case 'angka':
      return bersih === '' ? null : readNumber(bersih, Boolean(kolom.bulat))
    case 'hari':
    case 'uuid':
      return bersih || null
    case 'waktu':
      return readTime(bersih)
    case 'ulang':
      return bersih === '' || /[^\d\s,;.&+]/.test(bersih.replace(/dan|hari|ke-?/gi, ''))
        ? bersih
        : (bersih.match(/\d+/g) ?? []).map(Number).join(',')
    default:
      return bersih
  }
}

/** '1.000' is a thousand in a whole-number field, and ambiguous in a decimal field. */
function readNumber(teks: string, whole: boolean): number {
  if (/^\d{1,3}(\.\d{3})+$/.test(teks)) return whole ? Number(teks.replaceAll('.', '')) : Number.NaN
  return /^\d{1,9}([.,]\d{1,4})?$/.test(teks) ? Number(teks.replace(',', '.')) : Number.NaN
}

/** Parses '2026-11-20T06:30', the value of a datetime input. */
function readTime(teks: string): string {
  const waktu = parseWib(`${teks.slice(0, 16).replace('T', ' ')}:00`)
  return Number.isNaN(waktu.getTime()) ? teks : waktu.toISOString()
}

/** Formats a value for an input field. */
export const writeInput = (nilai: Nilai | undefined): string =>
  typeof nilai === 'number' ? String(nilai).replace('.', ',') : (nilai ?? '')
