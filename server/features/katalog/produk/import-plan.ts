import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { type Column, each } from '#contract/columns.ts'
import type { ImportError } from '#contract/csv-import.ts'
import { PRODUK_INPUT, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { substanceSentence, zatProduk } from '#server/features/obat/substance-rules.ts'
import type { ChangesSince } from '#server/features/stok/stok.repository.ts'
import { hargaErrors, isBelowCost } from './harga-rules.ts'
import { CSV_COLUMNS, type CsvColumn, type CsvRow } from './produk-csv.ts'
import { sizeProblems } from './ukuran-rules.ts'

/** The shop's data that an import file refers to. */
export interface Katalog {
  /** Products of the file, and their other sizes. */
  produk: ReadonlyMap<number, ProdukAdmin>
  /** By name in lower case. */
  kategori: ReadonlyMap<string, { kategoriId: number; nama: string }>
  /** Product names in use, with the product's id. */
  nama: ReadonlyMap<string, number>
  /** Unit cost of the last lot by product, if known. */
  modal: ReadonlyMap<number, number>
  /** Movements since the stock version given in the line. */
  sejak: ReadonlyMap<number, ChangesSince>
}

/** Product columns that a line may set. Stock is moved instead. */
type ColumnValues = Omit<ReadRow, 'stok'> & { kategori_id: number; aktif: boolean }
type ReadRow = Omit<
  z.output<z.ZodObject<typeof PRODUK_INPUT>>,
  'kategoriId' | 'gambar' | 'gambar_label' | 'gambar_lain'
>

interface PlannedLine {
  baris: number
  nama: string
  /** Units by which the stock moves. */
  shift: number
  /** The changed fields, named as in the file. */
  sebelum: Record<string, unknown> | null
  sesudah: Record<string, unknown>
}

/** One change that an import makes. */
export type Langkah = PlannedLine &
  ({ jenis: 'baru'; kolom: ColumnValues } | { jenis: 'ubah'; produkId: number; kolom: Partial<ColumnValues> })

export interface Plan {
  langkah: Langkah[]
  /** Number of unchanged lines. */
  sama: number
  galat: ImportError[]
}

/** Columns with plain values, stock last. */
const PLAIN = [
  ...CSV_COLUMNS.filter((column) => column in PRODUK_INPUT && column !== 'stok'),
  'stok',
] as (keyof ReadRow)[]

const { stok: _stok, ...DEFAULTS } = each(PRODUK, 'initial')

/** Returns the changes of an import, or the errors in its lines. Pure: reads and writes nothing. */
export function planImport(rows: readonly CsvRow[], katalog: Katalog): Plan {
  const plan: Plan = { langkah: [], sama: 0, galat: [] }
  const used = { id: new Set<number>(), nama: new Set<string>() }

  for (const item of rows) {
    const report = (column: CsvColumn, pesan: string) =>
      void plan.galat.push({ baris: item.baris, kolom: column, pesan })
    const before = plan.galat.length
    const input = readInput(item.isi, katalog, report)
    const langkah =
      (item.isi.produkId ?? '').trim() === ''
        ? planCreate(item, input, katalog, used.nama, report)
        : planUpdate(item, input, katalog, used.id, report)
    if (plan.galat.length > before) continue
    if (langkah) plan.langkah.push(langkah)
    else plan.sama++
  }
  plan.galat.push(...sizeErrors(plan.langkah, katalog))
  return plan
}

/** Returns the errors of changed products that would no longer fit their other sizes. */
function sizeErrors(langkah: readonly Langkah[], { produk }: Katalog): ImportError[] {
  const changes = langkah.filter((item) => item.jenis === 'ubah')
  const after = new Map(produk)
  for (const { produkId, kolom } of changes) {
    const before = produk.get(produkId)
    if (before) after.set(produkId, { ...before, ...kolom })
  }
  return changes.flatMap(({ produkId, baris }) => {
    const size = after.get(produkId)
    if (!size || size.kelompok === null) return []
    const all = [...after.values()].filter(({ kelompok }) => kelompok === size.kelompok)
    return sizeProblems(size, all).map(({ path, msg }) => ({ baris, kolom: path, pesan: msg }))
  })
}

type FormValues = Partial<ColumnValues> & { stok?: number; versiStok?: number }
type Report = (column: CsvColumn, pesan: string) => void

/** Parses the cells of a line. In a new product's line, numbers and choices may be empty. */
function readInput(cells: CsvRow['isi'], { kategori }: Katalog, report: Report): FormValues {
  const input: Record<string, unknown> = {}
  const isNew = (cells.produkId ?? '').trim() === ''
  for (const column of PLAIN) {
    const { typed, initial, kind }: Column & { typed: z.ZodType } = PRODUK[column]
    const cell = cells[column]?.trim()
    if (cell === undefined || (isNew && cell === '' && (typeof initial === 'number' || kind === 'choice'))) continue
    const { success, data, error } = typed.safeParse(cell)
    if (success) input[column] = data
    else report(column, sentenceOf(error.issues[0]))
  }
  // `resep` only matters in files without the `golongan` column.
  const resep = cells.resep?.trim().toLowerCase()
  if (resep === 'ya') input.golongan ??= 'obat_keras'
  else if (resep && resep !== 'tidak') report('resep', 'Isi resep dengan ya atau tidak')
  if (cells.kategori !== undefined) {
    const found = kategori.get(cells.kategori.trim().toLowerCase())
    if (found) input.kategori_id = found.kategoriId
    else
      report(
        'kategori',
        cells.kategori.trim() ? `Kategori “${cells.kategori.trim()}” tidak ada` : 'Kategori tidak boleh kosong',
      )
  }
  const status = cells.status?.trim().toLowerCase()
  if (status === 'aktif' || status === 'arsip') input.aktif = status === 'aktif'
  else if (status) report('status', 'Status hanya aktif atau arsip')
  const versi = cells.versiStok?.trim()
  if (versi && /^\d{1,15}$/.test(versi)) input.versiStok = Number(versi)
  else if (versi) report('versiStok', 'versiStok tidak boleh diubah')
  return input
}

const NO_DISCOUNTS = { harga_promo: null, harga_grosir: [] }

function checkHarga(produk: Parameters<typeof hargaErrors>[0], report: Report): void {
  for (const { path, msg } of hargaErrors(produk)) report(path, msg)
}

/** Returns the message. For a list of rows it includes the row's number. */
function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const [index, ...field] = issue?.path ?? []
  const sentence = issue?.message ?? 'Isian salah'
  return typeof index === 'number' && field.length > 0 ? `Ke-${index + 1}: ${sentence}` : sentence
}

function planCreate(
  { baris, isi }: CsvRow,
  { stok = 0, versiStok: _, ...input }: FormValues,
  katalog: Katalog,
  used: Set<string>,
  report: Report,
): Langkah | undefined {
  const { nama, kategori_id, harga } = input
  for (const needed of ['nama', 'kategori', 'harga'] as const)
    if (isi[needed] === undefined) report(needed, `Produk baru perlu kolom ${needed}`)
  if (nama === undefined || kategori_id === undefined || harga === undefined) return undefined
  const existingId = katalog.nama.get(nama)
  if (existingId !== undefined) report('nama', `Produk dengan nama ini sudah ada, dengan produkId ${existingId}`)
  if (used.has(nama)) report('nama', 'Nama ini ada dua kali di berkas')
  used.add(nama)
  const column = { ...DEFAULTS, ...input, nama, kategori_id, harga }
  checkZat(column, report)
  checkHarga(column, report)
  return {
    jenis: 'baru',
    baris,
    nama,
    shift: stok,
    kolom: column,
    sebelum: null,
    sesudah: { ...shownOf(column, katalog), stok },
  }
}

function planUpdate(
  { baris, isi }: CsvRow,
  { stok, versiStok, ...input }: FormValues,
  katalog: Katalog,
  used: Set<number>,
  report: Report,
): Langkah | undefined {
  const produkId = Number(isi.produkId)
  const produk = katalog.produk.get(produkId)
  if (!produk) {
    report('produkId', 'Produk ini tidak ada. Kosongkan produkId untuk produk baru')
    return undefined
  }
  if (used.has(produkId)) report('produkId', 'Produk ini ada dua kali di berkas')
  used.add(produkId)

  const now: Record<string, unknown> = { ...produk, kategori_id: produk.kategoriId }
  const columns = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !isDeepStrictEqual(value, now[name])),
  ) as Partial<ColumnValues>
  if (Object.keys(columns).length > 0) checkZat({ ...produk, ...columns }, report)
  if (Object.keys(columns).length > 0) checkHarga({ ...produk, ...columns }, report)
  // An import cannot ask for confirmation, so prices below cost are an error.
  for (const name of ['harga_promo', 'harga_grosir'] as const)
    if (
      name in columns &&
      isBelowCost({ ...NO_DISCOUNTS, [name]: columns[name] ?? NO_DISCOUNTS[name] }, katalog.modal.get(produkId))
    )
      report(name, 'Di bawah harga modal lot terakhir. Jika memang begitu, ubah di halaman produknya')
  const shift = stok === undefined ? 0 : stokDifference(stok, produk, versiStok, katalog, report)
  if (Object.keys(columns).length === 0 && shift === 0) return undefined
  const old = Object.fromEntries(Object.keys(columns).map((name) => [name, now[name]])) as Partial<ColumnValues>
  return {
    jenis: 'ubah',
    baris,
    produkId,
    nama: produk.nama,
    shift: shift,
    kolom: columns,
    sebelum: { ...shownOf(old, katalog), ...(shift !== 0 && { stok: produk.stok }) },
    sesudah: { ...shownOf(columns, katalog), ...(shift !== 0 && { stok: produk.stok + shift }) },
  }
}

function checkZat(produk: Parameters<typeof zatProduk>[0] & { aktif: boolean }, report: Report): void {
  if (produk.aktif)
    for (const wrong of zatProduk(produk)) report(wrong.column.split('.')[0] as CsvColumn, substanceSentence(wrong))
}

/**
 * Returns the units by which a line moves the stock. With `versiStok` the difference counts from the stock at that version, so
 * that units sold since then stay sold. Without it the line is a current count.
 */
function stokDifference(
  stok: number,
  produk: ProdukAdmin,
  versiStok: number | undefined,
  { sejak }: Katalog,
  report: Report,
): number {
  const { pesanan, others, isCorrected } = (versiStok !== undefined && sejak.get(produk.produkId)) || NO_CHANGES
  const shownStok = produk.stok - pesanan - others
  if (stok === shownStok) return 0
  if (isCorrected) report('stok', 'Stok produk ini sudah dikoreksi sejak berkas diekspor. Ekspor lagi')
  const shift = stok - shownStok
  if (produk.stok + shift < 0) report('stok', `Stok akan kurang dari nol: sekarang tersisa ${produk.stok}`)
  return shift
}

const NO_CHANGES: ChangesSince = { pesanan: 0, others: 0, isCorrected: false }

/** Returns columns as the file shows them. */
function shownOf(
  { kategori_id, aktif, kelas, penyakit, zat_aktif, aturan_pakai, harga_grosir, ...cells }: Partial<ColumnValues>,
  { kategori }: Katalog,
): Record<string, unknown> {
  return {
    ...cells,
    ...(kategori_id !== undefined && {
      kategori: [...kategori.values()].find((item) => item.kategoriId === kategori_id)?.nama,
    }),
    ...(kelas && { kelas: kelas.join(',') }),
    ...(penyakit && { penyakit: penyakit.join(',') }),
    ...(zat_aktif && { zat_aktif: PRODUK.zat_aktif.teks(zat_aktif) }),
    ...(harga_grosir && { harga_grosir: PRODUK.harga_grosir.teks(harga_grosir) }),
    ...(aturan_pakai && { aturan_pakai: PRODUK.aturan_pakai.teks(aturan_pakai) }),
    ...(aktif !== undefined && { status: aktif ? 'aktif' : 'arsip' }),
  }
}
