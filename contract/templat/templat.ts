import { FIELDS, type FieldName, type Templat } from './field.ts'
import { NEWS_SURAT, SURAT_KELUHAN, SURAT_RESEP } from './surat-lain.ts'
import { SURAT_PESANAN } from './surat-pesanan.ts'
import { WA } from './wa.ts'

/** Prefixes the names of the texts. */
const prefixed = <Prefix extends string, All extends Record<string, Templat>>(initial: Prefix, semua: All) =>
  Object.fromEntries(Object.entries(semua).map(([nama, satu]) => [`${initial}${nama}`, satu])) as {
    [Nama in keyof All & string as `${Prefix}${Nama}`]: Templat
  }

const PESANAN = prefixed('pesanan-', SURAT_PESANAN)
const RESEP = prefixed('resep-', SURAT_RESEP)
const KELUHAN = prefixed('keluhan-', SURAT_KELUHAN)

/** All texts that the owner may change, with their defaults. */
export const TEMPLAT = { ...WA, ...PESANAN, ...RESEP, ...KELUHAN, ...NEWS_SURAT }
export type KodeTemplat = keyof typeof TEMPLAT
export const KODE_TEMPLAT = Object.keys(TEMPLAT) as [KodeTemplat, ...KodeTemplat[]]

/** All texts, in the order of the office's list. */
export const TEMPLAT_PARTS: readonly { nama: string; kode: readonly KodeTemplat[] }[] = [
  { nama: 'WhatsApp', kode: kodeOf(WA) },
  { nama: 'Email tentang pesanan', kode: kodeOf(PESANAN) },
  { nama: 'Email tentang resep', kode: kodeOf(RESEP) },
  { nama: 'Email tentang keluhan', kode: kodeOf(KELUHAN) },
  { nama: 'Email kabar', kode: kodeOf(NEWS_SURAT) },
]

function kodeOf(semua: Partial<Record<KodeTemplat, Templat>>): readonly KodeTemplat[] {
  return Object.keys(semua) as KodeTemplat[]
}

/** The owner's replacement of a text. */
export interface Tulisan {
  subjek: string
  isi: string
}
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>

/** Returns the default of a text. */
export const defaultOf = (kode: KodeTemplat): Tulisan => {
  const { subjek = '', isi }: Templat = TEMPLAT[kode]
  return { subjek, isi }
}

/**
 * Fills the placeholders of a text. An empty placeholder is removed with the whitespace before it. Placeholders inside values
 * are not replaced.
 */
export const isiTemplat = (teks: string, nilai: FieldValues): string =>
  teks.replace(/(\s*)\{(\w+)\}/g, (utuh, whitespace: string, nama: FieldName) =>
    nilai[nama] === undefined ? utuh : nilai[nama] && whitespace + nilai[nama],
  )

/** Returns the example values of a text. */
export const exampleValues = (kode: KodeTemplat): Record<FieldName, string> => {
  const { contoh }: Templat = TEMPLAT[kode]
  const general = Object.entries(FIELDS).map(([nama, satu]) => [nama, satu.contoh])
  return { ...Object.fromEntries(general), ...contoh }
}

/** Returns the placeholders allowed in a subject: those of a single line. */
export const subjectFields = (kode: KodeTemplat): readonly FieldName[] =>
  TEMPLAT[kode].bidang.filter((nama) => !('panjang' in FIELDS[nama]))

/** Returns the errors of a text by form field; empty if it is valid. */
export function templatErrors(kode: KodeTemplat, { subjek, isi }: Tulisan): { path: 'subjek' | 'isi'; msg: string }[] {
  const { bidang, wajib, ...bawaan }: Templat = TEMPLAT[kode]
  const hilang = wajib
    .filter((oneOf) => !oneOf.some((nama) => isi.includes(write(nama))))
    .map((oneOf) => `Isian ${oneOf.map(write).join(' atau ')} harus ada`)
  const isiError = [...fieldErrors(isi, bidang), ...hilang]
  const subjectError = bawaan.subjek === undefined ? [] : fieldErrors(subjek, subjectFields(kode))
  if (bawaan.subjek !== undefined && subjek === '') subjectError.push('Subjek tidak boleh kosong')
  return [
    ...(subjectError.length > 0 ? [{ path: 'subjek' as const, msg: `${subjectError.join('. ')}.` }] : []),
    ...(isiError.length > 0 ? [{ path: 'isi' as const, msg: `${isiError.join('. ')}.` }] : []),
  ]
}

function fieldErrors(teks: string, known: readonly FieldName[]): string[] {
  const asing = [...teks.matchAll(/\{(\w+)\}/g)].map(([, nama = '']) => nama).filter((nama) => !isIn(nama, known))
  const possible = `Yang bisa dipakai: ${known.map(write).join(', ')}`
  const salah =
    asing.length > 0 ? [`Isian ${[...new Set(asing)].map(write).join(', ')} tidak dikenal. ${possible}`] : []
  const sisa = teks.replace(/\{\w+\}/g, '')
  return /[{}]/.test(sisa) ? [...salah, `Tanda { dan } hanya untuk isian, seperti ${write('nama')}`] : salah
}

const write = (nama: string) => `{${nama}}`
const isIn = (nama: string, semua: readonly string[]) => semua.includes(nama)
