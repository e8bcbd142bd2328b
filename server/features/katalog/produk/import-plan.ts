import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { type Column, each } from '#contract/columns.ts'
import type { ImportError } from '#contract/csv-import.ts'
import { PRODUK_INPUT, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { substanceSentence, zatProduk } from '#server/features/obat/substance-rules.ts'
import type { SinceThen } from '#server/features/stok/stok.repository.ts'
import { hargaErrors, isBelowCost } from './harga-rules.ts'
import { type BarisCsv, CSV_COLUMNS, type CsvColumn } from './produk-csv.ts'

/** The shop's data that an import file refers to. */
export interface Katalog {
  produk: ReadonlyMap<number, ProdukAdmin>
  /** By name in lower case. */
  kategori: ReadonlyMap<string, { kategoriId: number; nama: string }>
  /** Product names in use, with the product's id. */
  nama: ReadonlyMap<string, number>
  /** Unit cost of the last lot by product, if known. */
  modal: ReadonlyMap<number, number>
  /** Movements since the stock version given in the line. */
  sejak: ReadonlyMap<number, SinceThen>
}

/** Product columns that a line may set. Stock is moved instead. */
type ColumnValues = Omit<ReadRow, 'stok'> & { kategori_id: number; aktif: boolean }
type ReadRow = Omit<z.output<z.ZodObject<typeof PRODUK_INPUT>>, 'kategoriId' | 'gambar' | 'gambar_label'>

interface Visible {
  baris: number
  nama: string
  /** Units by which the stock moves. */
  shift: number
  /** The changed fields, named as in the file. */
  sebelum: Record<string, unknown> | null
  sesudah: Record<string, unknown>
}

/** One change that an import makes. */
export type Langkah = Visible &
  ({ jenis: 'baru'; kolom: ColumnValues } | { jenis: 'ubah'; produkId: number; kolom: Partial<ColumnValues> })

export interface Plan {
  langkah: Langkah[]
  /** Number of unchanged lines. */
  sama: number
  galat: ImportError[]
}

/** Columns with plain values, stock last. */
const PLAIN = [...CSV_COLUMNS.filter((kolom) => kolom in PRODUK_INPUT && kolom !== 'stok'), 'stok'] as (keyof ReadRow)[]

const { stok: _stok, ...DEFAULTS } = each(PRODUK, 'initial')

/** Returns the changes of an import, or the errors in its lines. Pure: reads and writes nothing. */
export function planImport(baris: readonly BarisCsv[], katalog: Katalog): Plan {
  const plan: Plan = { langkah: [], sama: 0, galat: [] }
  const dipakai = { id: new Set<number>(), nama: new Set<string>() }

  for (const item of baris) {
    const galat = (kolom: CsvColumn, pesan: string) => void plan.galat.push({ baris: item.baris, kolom, pesan })
    const before = plan.galat.length
    const isian = readInput(item.isi, katalog, galat)
    const langkah =
      (item.isi.produkId ?? '').trim() === ''
        ? planCreate(item, isian, katalog, dipakai.nama, galat)
        : planUpdate(item, isian, katalog, dipakai.id, galat)
    if (plan.galat.length > before) continue
    if (langkah) plan.langkah.push(langkah)
    else plan.sama++
  }
  return plan
}

type FormValues = Partial<ColumnValues> & { stok?: number; versiStok?: number }
type Problem = (kolom: CsvColumn, pesan: string) => void

/** Parses the cells of a line. In a new product's line, numbers and choices may be empty. */
function readInput(isi: BarisCsv['isi'], { kategori }: Katalog, galat: Problem): FormValues {
  const isian: Record<string, unknown> = {}
  const isNew = (isi.produkId ?? '').trim() === ''
  for (const kolom of PLAIN) {
    const { typed, initial, kind }: Column & { typed: z.ZodType } = PRODUK[kolom]
    const cell = isi[kolom]?.trim()
    if (cell === undefined || (isNew && cell === '' && (typeof initial === 'number' || kind === 'choice'))) continue
    const { success, data, error } = typed.safeParse(cell)
    if (success) isian[kolom] = data
    else galat(kolom, sentenceOf(error.issues[0]))
  }
  // `resep` only matters in files without the `golongan` column.
  const resep = isi.resep?.trim().toLowerCase()
  if (resep === 'ya') isian.golongan ??= 'obat_keras'
  else if (resep && resep !== 'tidak') galat('resep', 'Isi resep dengan ya atau tidak')
  if (isi.kategori !== undefined) {
    const found = kategori.get(isi.kategori.trim().toLowerCase())
    if (found) isian.kategori_id = found.kategoriId
    else
      galat(
        'kategori',
        isi.kategori.trim() ? `Kategori “${isi.kategori.trim()}” tidak ada` : 'Kategori tidak boleh kosong',
      )
  }
  const status = isi.status?.trim().toLowerCase()
  if (status === 'aktif' || status === 'arsip') isian.aktif = status === 'aktif'
  else if (status) galat('status', 'Status hanya aktif atau arsip')
  const versi = isi.versiStok?.trim()
  if (versi && /^\d{1,15}$/.test(versi)) isian.versiStok = Number(versi)
  else if (versi) galat('versiStok', 'versiStok tidak boleh diubah')
  return isian
}

const NO_KUTIPAN = { harga_promo: null, harga_grosir: [] }

function checkHarga(produk: Parameters<typeof hargaErrors>[0], galat: Problem): void {
  for (const { path, msg } of hargaErrors(produk)) galat(path, msg)
}

/** Returns the message. For a list of rows it includes the row's number. */
function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const [index, ...field] = issue?.path ?? []
  const kalimat = issue?.message ?? 'Isian salah'
  return typeof index === 'number' && field.length > 0 ? `Ke-${index + 1}: ${kalimat}` : kalimat
}

function planCreate(
  { baris, isi }: BarisCsv,
  { stok = 0, versiStok: _, ...isian }: FormValues,
  katalog: Katalog,
  dipakai: Set<string>,
  galat: Problem,
): Langkah | undefined {
  const { nama, kategori_id, harga } = isian
  for (const needed of ['nama', 'kategori', 'harga'] as const)
    if (isi[needed] === undefined) galat(needed, `Produk baru perlu kolom ${needed}`)
  if (nama === undefined || kategori_id === undefined || harga === undefined) return undefined
  const ada = katalog.nama.get(nama)
  if (ada !== undefined) galat('nama', `Produk dengan nama ini sudah ada, dengan produkId ${ada}`)
  if (dipakai.has(nama)) galat('nama', 'Nama ini ada dua kali di berkas')
  dipakai.add(nama)
  const kolom = { ...DEFAULTS, ...isian, nama, kategori_id, harga }
  checkZat(kolom, galat)
  checkHarga(kolom, galat)
  return {
    jenis: 'baru',
    baris,
    nama,
    shift: stok,
    kolom,
    sebelum: null,
    sesudah: { ...shownOf(kolom, katalog), stok },
  }
}

function planUpdate(
  { baris, isi }: BarisCsv,
  { stok, versiStok, ...isian }: FormValues,
  katalog: Katalog,
  dipakai: Set<number>,
  galat: Problem,
): Langkah | undefined {
  const produkId = Number(isi.produkId)
  const produk = katalog.produk.get(produkId)
  if (!produk) {
    galat('produkId', 'Produk ini tidak ada. Kosongkan produkId untuk produk baru')
    return undefined
  }
  if (dipakai.has(produkId)) galat('produkId', 'Produk ini ada dua kali di berkas')
  dipakai.add(produkId)

  const now: Record<string, unknown> = { ...produk, kategori_id: produk.kategoriId }
  const kolom = Object.fromEntries(
    Object.entries(isian).filter(([name, value]) => !isDeepStrictEqual(value, now[name])),
  ) as Partial<ColumnValues>
  if (Object.keys(kolom).length > 0) checkZat({ ...produk, ...kolom }, galat)
  if (Object.keys(kolom).length > 0) checkHarga({ ...produk, ...kolom }, galat)
  // An import cannot ask for confirmation, so prices below cost are an error.
  for (const nama of ['harga_promo', 'harga_grosir'] as const)
    if (
      nama in kolom &&
      isBelowCost({ ...NO_KUTIPAN, [nama]: kolom[nama] ?? NO_KUTIPAN[nama] }, katalog.modal.get(produkId))
    )
      galat(nama, 'Di bawah harga modal lot terakhir. Jika memang begitu, ubah di halaman produknya')
  const shift = stok === undefined ? 0 : stokDifference(stok, produk, versiStok, katalog, galat)
  if (Object.keys(kolom).length === 0 && shift === 0) return undefined
  const lama = Object.fromEntries(Object.keys(kolom).map((name) => [name, now[name]])) as Partial<ColumnValues>
  return {
    jenis: 'ubah',
    baris,
    produkId,
    nama: produk.nama,
    shift: shift,
    kolom,
    sebelum: { ...shownOf(lama, katalog), ...(shift !== 0 && { stok: produk.stok }) },
    sesudah: { ...shownOf(kolom, katalog), ...(shift !== 0 && { stok: produk.stok + shift }) },
  }
}

function checkZat(produk: Parameters<typeof zatProduk>[0] & { aktif: boolean }, galat: Problem): void {
  if (produk.aktif)
    for (const salah of zatProduk(produk)) galat(salah.kolom.split('.')[0] as CsvColumn, substanceSentence(salah))
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
  galat: Problem,
): number {
  const { pesanan, lain, isCorrected } = (versiStok !== undefined && sejak.get(produk.produkId)) || PENDING
  const terlihat = produk.stok - pesanan - lain
  if (stok === terlihat) return 0
  if (isCorrected) galat('stok', 'Stok produk ini sudah dikoreksi sejak berkas diekspor. Ekspor lagi')
  const shift = stok - terlihat
  if (produk.stok + shift < 0) galat('stok', `Stok akan kurang dari nol: sekarang tersisa ${produk.stok}`)
  return shift
}

const PENDING: SinceThen = { pesanan: 0, lain: 0, isCorrected: false }

/** Returns columns as the file shows them. */
function shownOf(
  { kategori_id, aktif, kelas, penyakit, zat_aktif, aturan_pakai, harga_grosir, ...isi }: Partial<ColumnValues>,
  { kategori }: Katalog,
): Record<string, unknown> {
  return {
    ...isi,
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
