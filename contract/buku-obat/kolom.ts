import { IKAN } from '#content/ikan.ts'
import { CARA_PAKAI } from '#contract/katalog/kata-pakai.ts'
import { isHari } from './hari.ts'

/*
 * Fields of the book. Offline forms and the server validate with this list. It does not use zod, so that forms need no further
 * download.
 */

export const JENIS_BARIS = ['keramba', 'pengobatan', 'kematian', 'air'] as const
export type JenisBaris = (typeof JENIS_BARIS)[number]

export const JENIS_KERAMBA = { keramba: 'Keramba', bak: 'Bak', kolam: 'Kolam' } as const
export const BENTUK = { kotak: 'Kotak', bulat: 'Bulat' } as const
export const CARA = { ...CARA_PAKAI, lain: 'Cara lain' } as const

export interface IsiBaris {
  keramba: {
    nama: string
    jenis: keyof typeof JENIS_KERAMBA
    bentuk: keyof typeof BENTUK
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

type Kolom = { label: string; wajib?: true } & (
  | { isi: 'teks'; max: number }
  | { isi: 'angka'; min: number; max: number; bulat?: true }
  | { isi: 'pilihan'; pilihan: readonly string[] }
  | { isi: 'hari' | 'waktu' | 'uuid' | 'ulang' }
)

const teks = (label: string, max: number) => ({ label, isi: 'teks', max }) as const
const angka = (label: string, min: number, max: number) => ({ label, isi: 'angka', min, max }) as const
const bulat = (label: string, min: number, max: number) => ({ ...angka(label, min, max), bulat: true }) as const
const pilihan = (label: string, words: object) =>
  ({ label, isi: 'pilihan', wajib: true, pilihan: Object.keys(words) }) as const
const wajib = <K extends object>(kolom: K) => ({ ...kolom, wajib: true }) as const
const KERAMBA_ID = wajib({ label: 'Keramba', isi: 'uuid' } as const)

export const KOLOM: { [J in JenisBaris]: { [K in keyof IsiBaris[J]]: Kolom } } = {
  keramba: {
    nama: wajib(teks('Nama', 60)),
    jenis: pilihan('Jenis', JENIS_KERAMBA),
    bentuk: pilihan('Bentuk', BENTUK),
    panjang: angka('Panjang', 0.1, 500),
    lebar: angka('Lebar', 0.1, 500),
    garis_tengah: angka('Garis tengah', 0.1, 500),
    dalam: angka('Kedalaman air', 0.1, 100),
    ikan: pilihan('Ikan', IKAN),
    tebar: { label: 'Tanggal tebar', isi: 'hari' },
    jumlah: bulat('Jumlah ikan', 1, 10_000_000),
    berat: angka('Berat rata-rata', 0.01, 200_000),
    catatan: teks('Catatan', 500),
  },
  pengobatan: {
    keramba_id: KERAMBA_ID,
    produk_id: bulat('Produk', 1, 2_147_483_647),
    nama: wajib(teks('Nama obat', 120)),
    lot: teks('Nomor lot', 60),
    cara: pilihan('Cara', CARA),
    takaran: angka('Takaran', 0.0001, 10_000_000),
    satuan: teks('Satuan', 30),
    dosis: teks('Dosis', 300),
    mulai: wajib({ label: 'Tanggal mulai', isi: 'hari' } as const),
    selesai: { label: 'Tanggal selesai', isi: 'hari' },
    ulang: { label: 'Ulangan', isi: 'ulang' },
    untuk: teks('Untuk', 120),
    masa_henti: bulat('Masa henti', 0, 365),
    hasil: teks('Hasil', 300),
  },
  kematian: {
    keramba_id: KERAMBA_ID,
    hari: wajib({ label: 'Tanggal', isi: 'hari' } as const),
    jumlah: wajib(bulat('Jumlah mati', 1, 10_000_000)),
    catatan: teks('Catatan', 300),
  },
  air: {
    keramba_id: KERAMBA_ID,
    waktu: wajib({ label: 'Waktu', isi: 'waktu' } as const),
    do: angka('Oksigen', 0, 40),
    suhu: angka('Suhu', 0, 60),
    salinitas: angka('Salinitas', 0, 100),
    ph: angka('pH', 0, 14),
    amonia: angka('Amonia', 0, 100),
    catatan: teks('Catatan', 300),
  },
}

export const kolomOf = (jenis: JenisBaris): string[] => Object.keys(KOLOM[jenis])

export interface Galat {
  path: string
  msg: string
}

/** Returns the validation errors of a row as texts for the user; empty if it is valid. */
export function periksa(jenis: JenisBaris, isi: Readonly<Record<string, unknown>>): Galat[] {
  const kolom: Record<string, Kolom> = KOLOM[jenis]
  const asing = Object.keys(isi).filter((path) => !(path in kolom))
  const salah = Object.entries(kolom).flatMap(([path, satu]) => {
    const msg = salahOf(satu, isi[path])
    return msg ? [{ path, msg }] : []
  })
  if (salah.length === 0 && asing.length === 0) salah.push(...periksaBersama(jenis, isi))
  return [...asing.map((path) => ({ path, msg: 'Isian tidak dikenal' })), ...salah]
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** True for a canonical ISO 8601 time: formatting it again gives the same text. */
function isWaktu(nilai: unknown): boolean {
  if (typeof nilai !== 'string' || !isHari(nilai.slice(0, 10)) || Number.isNaN(Date.parse(nilai))) return false
  return new Date(nilai).toISOString() === nilai
}

const ULANG = /^\d{1,3}(,\d{1,3}){0,9}$/

function salahOf(kolom: Kolom, nilai: unknown): string | undefined {
  const { label } = kolom
  const isKosong = nilai === null || nilai === ''
  if (isKosong && kolom.wajib) return `${label} belum diisi`
  if (kolom.isi === 'teks' || kolom.isi === 'ulang') {
    if (typeof nilai !== 'string' || nilai.includes('\0')) return `${label} tidak sesuai, isi lagi`
    if (kolom.isi === 'teks') return nilai.length > kolom.max ? `${label} maksimal ${kolom.max} huruf` : undefined
    const hari = ulangOf(nilai)
    const isNaik = hari.every((satu, at) => satu > (hari[at - 1] ?? 0) && satu <= 365)
    return nilai === '' || (ULANG.test(nilai) && isNaik) ? undefined : 'Isi hari ulangan, misalnya 7, 14'
  }
  if (nilai === null) return undefined
  if (kolom.isi === 'angka') {
    const { min, max } = kolom
    const isAngka = typeof nilai === 'number' && Number.isFinite(nilai) && (!kolom.bulat || Number.isInteger(nilai))
    if (!isAngka || nilai < min || nilai > max)
      return `${label} harus ${kolom.bulat ? 'angka bulat' : 'angka'} ${tulis(min)} sampai ${tulis(max)}`
    return undefined
  }
  const isBenar = {
    pilihan: () => kolom.isi === 'pilihan' && kolom.pilihan.includes(nilai as string),
    hari: () => isHari(nilai),
    waktu: () => isWaktu(nilai),
    uuid: () => isUuid(nilai),
  }[kolom.isi]
  return isBenar() ? undefined : `${label} tidak sesuai, isi lagi`
}

/** Checks across several fields. */
function periksaBersama(jenis: JenisBaris, isi: Readonly<Record<string, unknown>>): Galat[] {
  if (jenis === 'pengobatan' && typeof isi.selesai === 'string' && isi.selesai < String(isi.mulai))
    return [{ path: 'selesai', msg: 'Tanggal selesai harus sama dengan atau setelah tanggal mulai' }]
  if (jenis === 'air' && AIR.every((nama) => isi[nama] === null))
    return [{ path: 'do', msg: 'Isi minimal satu angka air' }]
  return []
}

/** Measured water values. */
export const AIR = ['do', 'suhu', 'salinitas', 'ph', 'amonia'] as const

/** Parses '7,14' as days. */
export const ulangOf = (ulang: string): number[] => (ulang === '' ? [] : ulang.split(',').map(Number))

const tulis = (angka: number) => String(angka).replace('.', ',')
