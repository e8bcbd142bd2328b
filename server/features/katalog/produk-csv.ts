import { CsvError, parse } from 'csv-parse/sync'
import { PRODUK, type ProdukColumn } from '#contract/katalog/produk-columns-office.ts'
import { CSV_BARIS_MAX, type ProdukAdmin } from '#contract/katalog/produk-office.ts'
import { originalCell } from '#server/csv/sel-csv.ts'
import type { Sel } from '#server/csv/write-csv.ts'
import { AppError } from '#server/kernel/app-error.ts'

/*
 * Products as a spreadsheet has them. What is written here reads back as the same, whatever a cell holds, and whether an
 * Indonesian or an English spreadsheet saved it again.
 */

type Csv = {
  [Name in keyof typeof PRODUK]: (typeof PRODUK)[Name] extends { csv: infer Csv } ? Csv : Name
}
export type KolomCsv = Exclude<Csv[keyof Csv], false>

/** The name of each column and what it shows, in their order; the long text comes last. */
const SEL = Object.entries<ProdukColumn>(PRODUK)
  .filter(([, { csv }]) => csv !== false)
  .map(([name, { csv }]) => ({ nama: (csv || name) as KolomCsv, of: name as keyof typeof PRODUK }))
  .toSorted((a, b) => Number(a.of === 'deskripsi') - Number(b.of === 'deskripsi'))

export const KOLOM_CSV = SEL.map(({ nama }) => nama)

/** One line of a file. `baris` is its number as a spreadsheet shows it. A column that the file does not have is absent. */
export interface BarisCsv {
  baris: number
  isi: Partial<Record<KolomCsv, string>>
}

/** A product's cells, in the order of the columns. */
export const selProduk = (produk: ProdukAdmin): Sel[] => SEL.map(({ of }) => selOf(produk[of], of))

function selOf(value: ProdukAdmin[keyof ProdukAdmin], of: keyof ProdukAdmin): Sel {
  if (of === 'aktif') return value ? 'aktif' : 'arsip'
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

/**
 * Reads a file of products: UTF-8 with or without BOM; semicolons, commas or tabs; any line break.
 * @throws CSV_TIDAK_TERBACA
 */
export function readCsv(bytes: Uint8Array): BarisCsv[] {
  const [header, ...records] = recordsOf(decode(bytes))
  const kolom = readHeader(header ?? [])
  if (records.length > CSV_BARIS_MAX) refuse(`isinya lebih dari ${CSV_BARIS_MAX} baris. Bagi menjadi beberapa berkas.`)
  return records.flatMap((record, index) => {
    const baris = index + 2
    // A spreadsheet saves lines that look empty, too.
    if (record.every((cell) => cell.trim() === '')) return []
    if (record.slice(kolom.length).some((cell) => cell.trim() !== ''))
      refuse(`baris ${baris} berisi lebih banyak kolom daripada baris pertama.`)
    return [{ baris, isi: Object.fromEntries(kolom.map((nama, at) => [nama, originalCell(record[at] ?? '')])) }]
  })
}

function decode(bytes: Uint8Array): string {
  // Binary files have it everywhere, and PostgreSQL's text cannot hold it.
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

/** The character that separates the names of the columns; none of them contains one. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => header.split(delimiter).length
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

function readHeader(header: readonly string[]): KolomCsv[] {
  const names = header.map((cell) => cell.trim())
  while (names.at(-1) === '') names.pop()
  const kolom = names.map((name) => {
    const known = KOLOM_CSV.find((item) => item.toLowerCase() === name.toLowerCase())
    return known ?? refuse(`kolom “${name}” tidak dikenal. Kolomnya: ${KOLOM_CSV.join(', ')}.`)
  })
  const twice = kolom.find((nama, index) => kolom.indexOf(nama) !== index)
  if (twice) refuse(`kolom “${twice}” ada dua kali.`)
  if (kolom.length === 0) refuse('baris pertama harus berisi nama kolom.')
  return kolom
}

function refuse(sebab: string, cause?: unknown): never {
  throw new AppError('CSV_TIDAK_TERBACA', { rincian: { sebab }, cause })
}
