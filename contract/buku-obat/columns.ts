import { IKAN } from '#content/ikan.ts'
import { USAGES } from '#contract/katalog/usage-words.ts'
import { formatDecimal } from '#contract/whole-number.ts'
import { isHari } from './hari.ts'

/*
 * Fields of the book. Offline forms and the server validate with this list. It does not use zod, so that forms need no further
 * download.
 */

export const ENTRY_KINDS = ['keramba', 'pengobatan', 'kematian', 'air'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const KERAMBA_KINDS = { keramba: 'Keramba', bak: 'Bak', kolam: 'Kolam' } as const
export const KERAMBA_SHAPES = { kotak: 'Kotak', bulat: 'Bulat' } as const
export const METHODS = { ...USAGES, lain: 'Cara lain' } as const
/** Decision of an officer about fish that were given a prohibited substance. */
export const PUTUSAN = { boleh: 'Boleh dipanen mulai tanggal tertentu', jangan: 'Tidak boleh dipanen' } as const

export interface EntryContent {
  keramba: {
    nama: string
    jenis: keyof typeof KERAMBA_KINDS
    bentuk: keyof typeof KERAMBA_SHAPES
    /** Dimensions in meters; a round cage has a diameter instead of length and width. */
    panjang: number | null
    lebar: number | null
    garis_tengah: number | null
    dalam: number | null
    ikan: keyof typeof IKAN
    /** Day on which the fish were stocked or last counted. */
    tebar: string | null
    /** Number of fish on that day. */
    jumlah: number | null
    /** Average weight of a fish, in grams. */
    berat: number | null
    catatan: string
  }
  pengobatan: {
    keramba_id: string
    /** Product of the shop; null if it was bought elsewhere. */
    produk_id: number | null
    nama: string
    lot: string
    cara: keyof typeof METHODS
    takaran: number | null
    satuan: string
    /** Dose as text, from a calculator or a veterinarian. */
    dosis: string
    mulai: string
    /** Last day; null while unknown. */
    selesai: string | null
    /** Days after which the treatment is repeated, '7,14'; empty without repeats. */
    ulang: string
    /** Code of `content/penyakit.ts`, or free text. */
    untuk: string
    /** Withdrawal period in days; null = unknown. */
    masa_henti: number | null
    hasil: string
    /** Water temperature in °C during the treatment. */
    suhu: number | null
    /** Reason for a period below the known one; it does not shorten the wait. */
    alasan_henti: string
    /** Known period in days when the entry was written; it stays if the shop renames the product. */
    henti_min: number | null
    /** Officer who decided about a prohibited substance, with office, day of the answer and decision. */
    petugas: string
    instansi: string
    dijawab: string | null
    putusan: keyof typeof PUTUSAN | null
    /** First day of harvest, by that officer. */
    panen_mulai: string | null
  }
  kematian: { keramba_id: string; hari: string; jumlah: number; catatan: string }
  air: {
    keramba_id: string
    /** Time of the measurement, ISO 8601 in UTC. */
    waktu: string
    do: number | null
    suhu: number | null
    salinitas: number | null
    ph: number | null
    amonia: number | null
    catatan: string
  }
}

export type Value = string | number | null

type Column = { label: string; wajib?: true } & (
  | { isi: 'teks'; max: number }
  | { isi: 'angka'; min: number; max: number; bulat?: true }
  | { isi: 'pilihan'; pilihan: readonly string[] }
  | { isi: 'hari' | 'waktu' | 'uuid' | 'ulang' }
)

const textOf = (label: string, max: number) => ({ label, isi: 'teks', max }) as const
const number = (label: string, min: number, max: number) => ({ label, isi: 'angka', min, max }) as const
const whole = (label: string, min: number, max: number) => ({ ...number(label, min, max), bulat: true }) as const
const pilihan = (label: string, words: object) =>
  ({ label, isi: 'pilihan', wajib: true, pilihan: Object.keys(words) }) as const
const required = <K extends object>(column: K) => ({ ...column, wajib: true }) as const
const KERAMBA_ID = required({ label: 'Keramba', isi: 'uuid' } as const)

export const COLUMNS: { [J in EntryKind]: { [K in keyof EntryContent[J]]: Column } } = {
  keramba: {
    nama: required(textOf('Nama', 60)),
    jenis: pilihan('Jenis', KERAMBA_KINDS),
    bentuk: pilihan('Bentuk', KERAMBA_SHAPES),
    panjang: number('Panjang', 0.1, 500),
    lebar: number('Lebar', 0.1, 500),
    garis_tengah: number('Garis tengah', 0.1, 500),
    dalam: number('Kedalaman air', 0.1, 100),
    ikan: pilihan('Ikan', IKAN),
    tebar: { label: 'Tanggal tebar', isi: 'hari' },
    jumlah: whole('Jumlah ikan', 1, 10_000_000),
    berat: number('Berat rata-rata', 0.01, 200_000),
    catatan: textOf('Catatan', 500),
  },
  pengobatan: {
    keramba_id: KERAMBA_ID,
    produk_id: whole('Produk', 1, 2_147_483_647),
    nama: required(textOf('Nama obat', 120)),
    lot: textOf('Nomor lot', 60),
    cara: pilihan('Cara', METHODS),
    takaran: number('Takaran', 0.0001, 10_000_000),
    satuan: textOf('Satuan', 30),
    dosis: textOf('Dosis', 300),
    mulai: required({ label: 'Tanggal mulai', isi: 'hari' } as const),
    selesai: { label: 'Tanggal selesai', isi: 'hari' },
    ulang: { label: 'Ulangan', isi: 'ulang' },
    untuk: textOf('Untuk', 120),
    masa_henti: whole('Masa henti', 0, 365),
    hasil: textOf('Hasil', 300),
    suhu: number('Suhu air', 0, 60),
    alasan_henti: textOf('Alasan', 300),
    henti_min: whole('Masa henti minimal', 0, 365),
    petugas: textOf('Nama petugas', 120),
    instansi: textOf('Instansi', 120),
    dijawab: { label: 'Tanggal jawaban', isi: 'hari' },
    putusan: { label: 'Keputusan', isi: 'pilihan', pilihan: Object.keys(PUTUSAN) },
    panen_mulai: { label: 'Boleh dipanen mulai', isi: 'hari' },
  },
  kematian: {
    keramba_id: KERAMBA_ID,
    hari: required({ label: 'Tanggal', isi: 'hari' } as const),
    jumlah: required(whole('Jumlah mati', 1, 10_000_000)),
    catatan: textOf('Catatan', 300),
  },
  air: {
    keramba_id: KERAMBA_ID,
    waktu: required({ label: 'Waktu', isi: 'waktu' } as const),
    do: number('Oksigen', 0, 40),
    suhu: number('Suhu', 0, 60),
    salinitas: number('Salinitas', 0, 100),
    ph: number('pH', 0, 14),
    amonia: number('Amonia', 0, 100),
    catatan: textOf('Catatan', 300),
  },
}

export const columnNamesOf = (kind: EntryKind): string[] => Object.keys(COLUMNS[kind])

/** Returns the fields of a row, with empty values for those that its client did not know. */
export const completeContent = (kind: EntryKind, content: Readonly<Record<string, unknown>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries<Column>(COLUMNS[kind]).map(([name, { isi }]) => [
      name,
      (content[name] as Value | undefined) ?? (isi === 'teks' || isi === 'ulang' ? '' : null),
    ]),
  )

export interface FieldProblem {
  path: string
  msg: string
}

/** Returns the validation errors of a row as texts for the user; empty if it is valid. */
export function check(kind: EntryKind, content: Readonly<Record<string, unknown>>): FieldProblem[] {
  const columns: Record<string, Column> = COLUMNS[kind]
  const foreign = Object.keys(content).filter((path) => !(path in columns))
  const problems = Object.entries(columns).flatMap(([path, one]) => {
    const msg = errorOf(one, content[path])
    return msg ? [{ path, msg }] : []
  })
  if (problems.length === 0 && foreign.length === 0) problems.push(...checkTogether(kind, content))
  return [...foreign.map((path) => ({ path, msg: 'Isian tidak dikenal' })), ...problems]
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** True for a canonical ISO 8601 time: formatting it again gives the same text. */
function isTime(value: unknown): boolean {
  if (typeof value !== 'string' || !isHari(value.slice(0, 10)) || Number.isNaN(Date.parse(value))) return false
  return new Date(value).toISOString() === value
}

const REPEAT_PATTERN = /^\d{1,3}(,\d{1,3}){0,9}$/

function errorOf(column: Column, value: unknown): string | undefined {
  const { label } = column
  const isEmpty = value === null || value === ''
  if (isEmpty && column.wajib) return `${label} belum diisi`
  if (column.isi === 'teks' || column.isi === 'ulang') {
    if (typeof value !== 'string' || value.includes('\0')) return `${label} tidak sesuai, isi lagi`
    if (column.isi === 'teks') return value.length > column.max ? `${label} maksimal ${column.max} huruf` : undefined
    const hari = repeatOf(value)
    const isRising = hari.every((item, at) => item > (hari[at - 1] ?? 0) && item <= 365)
    return value === '' || (REPEAT_PATTERN.test(value) && isRising) ? undefined : 'Isi hari ulangan, misalnya 7, 14'
  }
  if (value === null) return undefined
  if (column.isi === 'angka') {
    const { min, max } = column
    const isNumber = typeof value === 'number' && Number.isFinite(value) && (!column.bulat || Number.isInteger(value))
    if (!isNumber || value < min || value > max)
      return `${label} harus ${column.bulat ? 'angka bulat' : 'angka'} ${formatDecimal(min)} sampai ${formatDecimal(max)}`
    return undefined
  }
  const isCorrect = {
    pilihan: () => column.isi === 'pilihan' && column.pilihan.includes(value as string),
    hari: () => isHari(value),
    waktu: () => isTime(value),
    uuid: () => isUuid(value),
  }[column.isi]
  return isCorrect() ? undefined : `${label} tidak sesuai, isi lagi`
}

/** Checks across several fields. */
function checkTogether(kind: EntryKind, content: Readonly<Record<string, unknown>>): FieldProblem[] {
  if (kind === 'pengobatan' && typeof content.selesai === 'string' && content.selesai < String(content.mulai))
    return [{ path: 'selesai', msg: 'Tanggal selesai harus sama dengan atau setelah tanggal mulai' }]
  if (kind === 'air' && AIR.every((name) => content[name] === null))
    return [{ path: 'do', msg: 'Isi minimal satu angka air' }]
  return []
}

/** Measured water values. */
export const AIR = ['do', 'suhu', 'salinitas', 'ph', 'amonia'] as const

/** Parses '7,14' as days. */
export const repeatOf = (repeat: string): number[] => (repeat === '' ? [] : repeat.split(',').map(Number))
