import { IKAN } from '#content/ikan.ts'
import { USAGES } from '#contract/katalog/usage-words.ts'
import { isHari } from './hari.ts'

/*
 * Fields of the book. Offline forms and the server validate with this list. It does not use zod, so that forms need no further
 * download.
 */

export const BARIS_KINDS = ['keramba', 'pengobatan', 'kematian', 'air'] as const
export type BarisKind = (typeof BARIS_KINDS)[number]

export const KERAMBA_KINDS = { keramba: 'Keramba', bak: 'Bak', kolam: 'Kolam' } as const
export const FORMAT_WORDS = { kotak: 'Kotak', bulat: 'Bulat' } as const
export const CARA = { ...USAGES, lain: 'Cara lain' } as const

export interface IsiBaris {
  keramba: {
    nama: string
    jenis: keyof typeof KERAMBA_KINDS
    bentuk: keyof typeof FORMAT_WORDS
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
    cara: keyof typeof CARA
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

export type Nilai = string | number | null

type Column = { label: string; wajib?: true } & (
  | { isi: 'teks'; max: number }
  | { isi: 'angka'; min: number; max: number; bulat?: true }
  | { isi: 'pilihan'; pilihan: readonly string[] }
  | { isi: 'hari' | 'waktu' | 'uuid' | 'ulang' }
)

const teks = (label: string, max: number) => ({ label, isi: 'teks', max }) as const
const number = (label: string, min: number, max: number) => ({ label, isi: 'angka', min, max }) as const
const whole = (label: string, min: number, max: number) => ({ ...number(label, min, max), bulat: true }) as const
const pilihan = (label: string, words: object) =>
  ({ label, isi: 'pilihan', wajib: true, pilihan: Object.keys(words) }) as const
const wajib = <K extends object>(kolom: K) => ({ ...kolom, wajib: true }) as const
const KERAMBA_ID = wajib({ label: 'Keramba', isi: 'uuid' } as const)

export const COLUMNS: { [J in BarisKind]: { [K in keyof IsiBaris[J]]: Column } } = {
  keramba: {
    nama: wajib(teks('Nama', 60)),
    jenis: pilihan('Jenis', KERAMBA_KINDS),
    bentuk: pilihan('Bentuk', FORMAT_WORDS),
    panjang: number('Panjang', 0.1, 500),
    lebar: number('Lebar', 0.1, 500),
    garis_tengah: number('Garis tengah', 0.1, 500),
    dalam: number('Kedalaman air', 0.1, 100),
    ikan: pilihan('Ikan', IKAN),
    tebar: { label: 'Tanggal tebar', isi: 'hari' },
    jumlah: whole('Jumlah ikan', 1, 10_000_000),
    berat: number('Berat rata-rata', 0.01, 200_000),
    catatan: teks('Catatan', 500),
  },
  pengobatan: {
    keramba_id: KERAMBA_ID,
    produk_id: whole('Produk', 1, 2_147_483_647),
    nama: wajib(teks('Nama obat', 120)),
    lot: teks('Nomor lot', 60),
    cara: pilihan('Cara', CARA),
    takaran: number('Takaran', 0.0001, 10_000_000),
    satuan: teks('Satuan', 30),
    dosis: teks('Dosis', 300),
    mulai: wajib({ label: 'Tanggal mulai', isi: 'hari' } as const),
    selesai: { label: 'Tanggal selesai', isi: 'hari' },
    ulang: { label: 'Ulangan', isi: 'ulang' },
    untuk: teks('Untuk', 120),
    masa_henti: whole('Masa henti', 0, 365),
    hasil: teks('Hasil', 300),
  },
  kematian: {
    keramba_id: KERAMBA_ID,
    hari: wajib({ label: 'Tanggal', isi: 'hari' } as const),
    jumlah: wajib(whole('Jumlah mati', 1, 10_000_000)),
    catatan: teks('Catatan', 300),
  },
  air: {
    keramba_id: KERAMBA_ID,
    waktu: wajib({ label: 'Waktu', isi: 'waktu' } as const),
    do: number('Oksigen', 0, 40),
    suhu: number('Suhu', 0, 60),
    salinitas: number('Salinitas', 0, 100),
    ph: number('pH', 0, 14),
    amonia: number('Amonia', 0, 100),
    catatan: teks('Catatan', 300),
  },
}

export const columnOf = (jenis: BarisKind): string[] => Object.keys(COLUMNS[jenis])

export interface FieldProblem {
  path: string
  msg: string
}

/** Returns the validation errors of a row as texts for the user; empty if it is valid. */
export function periksa(jenis: BarisKind, isi: Readonly<Record<string, unknown>>): FieldProblem[] {
  const kolom: Record<string, Column> = COLUMNS[jenis]
  const asing = Object.keys(isi).filter((path) => !(path in kolom))
  const salah = Object.entries(kolom).flatMap(([path, satu]) => {
    const msg = errorOf(satu, isi[path])
    return msg ? [{ path, msg }] : []
  })
  if (salah.length === 0 && asing.length === 0) salah.push(...checkTogether(jenis, isi))
  return [...asing.map((path) => ({ path, msg: 'Isian tidak dikenal' })), ...salah]
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** True for a canonical ISO 8601 time: formatting it again gives the same text. */
function isTime(nilai: unknown): boolean {
  if (typeof nilai !== 'string' || !isHari(nilai.slice(0, 10)) || Number.isNaN(Date.parse(nilai))) return false
  return new Date(nilai).toISOString() === nilai
}

const REPEAT_PATTERN = /^\d{1,3}(,\d{1,3}){0,9}$/

function errorOf(kolom: Column, nilai: unknown): string | undefined {
  const { label } = kolom
  const isEmpty = nilai === null || nilai === ''
  if (isEmpty && kolom.wajib) return `${label} belum diisi`
  if (kolom.isi === 'teks' || kolom.isi === 'ulang') {
    if (typeof nilai !== 'string' || nilai.includes('\0')) return `${label} tidak sesuai, isi lagi`
    if (kolom.isi === 'teks') return nilai.length > kolom.max ? `${label} maksimal ${kolom.max} huruf` : undefined
    const hari = repeatOf(nilai)
    const isRising = hari.every((satu, at) => satu > (hari[at - 1] ?? 0) && satu <= 365)
    return nilai === '' || (REPEAT_PATTERN.test(nilai) && isRising) ? undefined : 'Isi hari ulangan, misalnya 7, 14'
  }
  if (nilai === null) return undefined
  if (kolom.isi === 'angka') {
    const { min, max } = kolom
    const isNumber = typeof nilai === 'number' && Number.isFinite(nilai) && (!kolom.bulat || Number.isInteger(nilai))
    if (!isNumber || nilai < min || nilai > max)
      return `${label} harus ${kolom.bulat ? 'angka bulat' : 'angka'} ${write(min)} sampai ${write(max)}`
    return undefined
  }
  const isCorrect = {
    pilihan: () => kolom.isi === 'pilihan' && kolom.pilihan.includes(nilai as string),
    hari: () => isHari(nilai),
    waktu: () => isTime(nilai),
    uuid: () => isUuid(nilai),
  }[kolom.isi]
  return isCorrect() ? undefined : `${label} tidak sesuai, isi lagi`
}

/** Checks across several fields. */
function checkTogether(jenis: BarisKind, isi: Readonly<Record<string, unknown>>): FieldProblem[] {
  if (jenis === 'pengobatan' && typeof isi.selesai === 'string' && isi.selesai < String(isi.mulai))
    return [{ path: 'selesai', msg: 'Tanggal selesai harus sama dengan atau setelah tanggal mulai' }]
  if (jenis === 'air' && AIR.every((nama) => isi[nama] === null))
    return [{ path: 'do', msg: 'Isi minimal satu angka air' }]
  return []
}

/** Measured water values. */
export const AIR = ['do', 'suhu', 'salinitas', 'ph', 'amonia'] as const

/** Parses '7,14' as days. */
export const repeatOf = (ulang: string): number[] => (ulang === '' ? [] : ulang.split(',').map(Number))

const write = (number: number) => String(number).replace('.', ',')
