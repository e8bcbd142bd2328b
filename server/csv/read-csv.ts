import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '#server/kernel/app-error.ts'
import { originalCell } from './cell-csv.ts'

/** One line of a file. `baris` is its number in a spreadsheet. Columns that the file lacks are absent. */
export interface Row<Column extends string> {
  baris: number
  isi: Partial<Record<Column, string>>
}

/**
 * Parses a file: UTF-8 with or without BOM; semicolons, commas or tabs; any line break.
 * @param known valid column names
 * @throws CSV_TIDAK_TERBACA
 */
export function readRows<Column extends string>(
  bytes: Uint8Array,
  known: readonly Column[],
  maxLines: number,
): Row<Column>[] {
  const [header, ...records] = recordsOf(decode(bytes))
  return linesOf(readHeader(header ?? [], known), records, maxLines)
}

/**
 * Parses a file of another system. Columns have one of several names, ignoring case and punctuation; unknown columns are
 * ignored.
 * @param name accepted names of each column, the best name first
 * @param requiredFields required columns; without them the file is rejected
 * @throws CSV_TIDAK_TERBACA
 */
export function readForeignRows<Column extends string>(
  bytes: Uint8Array,
  name: Readonly<Record<Column, readonly string[]>>,
  requiredFields: readonly Column[],
  maxLines: number,
): Row<Column>[] {
  const [header = [], ...records] = recordsOf(decode(bytes))
  const present = header.map(plain)
  const columns: (Column | undefined)[] = header.map(() => undefined)
  for (const item of Object.keys(name) as Column[]) {
    const at = name[item].map((word) => present.indexOf(plain(word))).find((index) => index >= 0)
    if (at !== undefined) columns[at] = item
    else if (requiredFields.includes(item)) refuse(`kolom “${name[item][0]}” tidak ada.`)
  }
  return linesOf(columns, records, maxLines)
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** @param columns column names; undefined for an ignored column */
function linesOf<Column extends string>(
  columns: readonly (Column | undefined)[],
  records: readonly string[][],
  maxLines: number,
): Row<Column>[] {
  if (records.length > maxLines) refuse(`isinya lebih dari ${maxLines} baris. Bagi menjadi beberapa berkas.`)
  return records.flatMap((record, index) => {
    const lineNumber = index + 2
    // Spreadsheets also save lines that look empty.
    if (record.every((cell) => cell.trim() === '')) return []
    if (record.slice(columns.length).some((cell) => cell.trim() !== ''))
      refuse(`baris ${lineNumber} berisi lebih banyak kolom daripada baris pertama.`)
    const cells = Object.fromEntries(
      columns.flatMap((name, at) => (name === undefined ? [] : [[name, originalCell(record[at] ?? '')]])),
    )
    return [{ baris: lineNumber, isi: cells as Row<Column>['isi'] }]
  })
}

function decode(bytes: Uint8Array): string {
  // Typical of binary files, and PostgreSQL's text cannot store it.
  if (bytes.includes(0)) refuse('isinya bukan teks. Simpan dari Excel sebagai “CSV UTF-8”.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    return refuse('hurufnya bukan UTF-8. Simpan dari Excel sebagai “CSV UTF-8”.', cause)
  }
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    return refuse(`ada tanda kutip yang tidak pada tempatnya di sekitar baris ${cause.lines}.`, cause)
  }
}

/** Returns the character that separates the column names; no name contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => header.split(delimiter).length
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

function readHeader<Column extends string>(header: readonly string[], all: readonly Column[]): Column[] {
  const names = header.map((cell) => cell.trim())
  while (names.at(-1) === '') names.pop()
  const columns = names.map((name) => {
    const known = all.find((item) => item.toLowerCase() === name.toLowerCase())
    return known ?? refuse(`kolom “${name}” tidak dikenal. Kolomnya: ${all.join(', ')}.`)
  })
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice) refuse(`kolom “${twice}” ada dua kali.`)
  if (columns.length === 0) refuse('baris pertama harus berisi nama kolom.')
  return columns
}

function refuse(reason: string, cause?: unknown): never {
  throw new AppError('CSV_TIDAK_TERBACA', { rincian: { sebab: reason }, cause })
}
