import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '#server/kernel/app-error.ts'
import { originalCell } from './cell-csv.ts'

/** One line of a file. `baris` is its number in a spreadsheet. Columns that the file lacks are absent. */
export interface Baris<Column extends string> {
  baris: number
  isi: Partial<Record<Column, string>>
}

/**
 * Parses a file: UTF-8 with or without BOM; semicolons, commas or tabs; any line break.
 * @param known valid column names
 * @throws CSV_TIDAK_TERBACA
 */
export function readBaris<Column extends string>(
  bytes: Uint8Array,
  known: readonly Column[],
  barisMax: number,
): Baris<Column>[] {
  const [header, ...records] = recordsOf(decode(bytes))
  return barisOf(readHeader(header ?? [], known), records, barisMax)
}

/**
 * Parses a file of another system. Columns have one of several names, ignoring case and punctuation; unknown columns are
 * ignored.
 * @param nama accepted names of each column, the best name first
 * @param wajib required columns; without them the file is rejected
 * @throws CSV_TIDAK_TERBACA
 */
export function readBarisLain<Column extends string>(
  bytes: Uint8Array,
  nama: Readonly<Record<Column, readonly string[]>>,
  wajib: readonly Column[],
  barisMax: number,
): Baris<Column>[] {
  const [header = [], ...records] = recordsOf(decode(bytes))
  const ada = header.map(plain)
  const kolom: (Column | undefined)[] = header.map(() => undefined)
  for (const satu of Object.keys(nama) as Column[]) {
    const at = nama[satu].map((kata) => ada.indexOf(plain(kata))).find((index) => index >= 0)
    if (at !== undefined) kolom[at] = satu
    else if (wajib.includes(satu)) refuse(`kolom “${nama[satu][0]}” tidak ada.`)
  }
  return barisOf(kolom, records, barisMax)
}

const plain = (nama: string) => nama.toLowerCase().replace(/[^a-z0-9]/g, '')

/** @param kolom column names; undefined for an ignored column */
function barisOf<Column extends string>(
  kolom: readonly (Column | undefined)[],
  records: readonly string[][],
  barisMax: number,
): Baris<Column>[] {
  if (records.length > barisMax) refuse(`isinya lebih dari ${barisMax} baris. Bagi menjadi beberapa berkas.`)
  return records.flatMap((record, index) => {
    const baris = index + 2
    // Spreadsheets also save lines that look empty.
    if (record.every((cell) => cell.trim() === '')) return []
    if (record.slice(kolom.length).some((cell) => cell.trim() !== ''))
      refuse(`baris ${baris} berisi lebih banyak kolom daripada baris pertama.`)
    const isi = Object.fromEntries(
      kolom.flatMap((nama, at) => (nama === undefined ? [] : [[nama, originalCell(record[at] ?? '')]])),
    )
    return [{ baris, isi: isi as Baris<Column>['isi'] }]
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
  const kolom = names.map((name) => {
    const known = all.find((item) => item.toLowerCase() === name.toLowerCase())
    return known ?? refuse(`kolom “${name}” tidak dikenal. Kolomnya: ${all.join(', ')}.`)
  })
  const twice = kolom.find((nama, index) => kolom.indexOf(nama) !== index)
  if (twice) refuse(`kolom “${twice}” ada dua kali.`)
  if (kolom.length === 0) refuse('baris pertama harus berisi nama kolom.')
  return kolom
}

function refuse(sebab: string, cause?: unknown): never {
  throw new AppError('CSV_TIDAK_TERBACA', { rincian: { sebab }, cause })
}
