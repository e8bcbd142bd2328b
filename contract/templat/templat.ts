import { FIELDS, type FieldName, type Templat } from './field.ts'
import { NEWS_SURAT, SURAT_KELUHAN, SURAT_RESEP } from './surat-lain.ts'
import { SURAT_PESANAN } from './surat-pesanan.ts'
import { WA } from './wa.ts'

/** Prefixes the names of the texts. */
const prefixed = <Prefix extends string, All extends Record<string, Templat>>(initial: Prefix, all: All) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [`${initial}${name}`, one])) as {
    [Name in keyof All & string as `${Prefix}${Name}`]: Templat
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

function kodeOf(all: Partial<Record<KodeTemplat, Templat>>): readonly KodeTemplat[] {
  return Object.keys(all) as KodeTemplat[]
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
export const fillTemplat = (text: string, value: FieldValues): string =>
  text.replace(/(\s*)\{(\w+)\}/g, (whole, whitespace: string, name: FieldName) =>
    value[name] === undefined ? whole : value[name] && whitespace + value[name],
  )

/** Returns the example values of a text. */
export const exampleValues = (kode: KodeTemplat): Record<FieldName, string> => {
  const { contoh }: Templat = TEMPLAT[kode]
  const general = Object.entries(FIELDS).map(([name, one]) => [name, one.contoh])
  return { ...Object.fromEntries(general), ...contoh }
}

/** Returns the placeholders allowed in a subject: those of a single line. */
export const subjectFields = (kode: KodeTemplat): readonly FieldName[] =>
  TEMPLAT[kode].bidang.filter((name) => !('panjang' in FIELDS[name]))

/** Returns the errors of a text by form field; empty if it is valid. */
export function templatErrors(kode: KodeTemplat, { subjek, isi }: Tulisan): { path: 'subjek' | 'isi'; msg: string }[] {
  const { bidang, wajib, ...defaults }: Templat = TEMPLAT[kode]
  const missing = wajib
    .filter((oneOf) => !oneOf.some((name) => isi.includes(placeholder(name))))
    .map((oneOf) => `Isian ${oneOf.map(placeholder).join(' atau ')} harus ada`)
  const contentsError = [...fieldErrors(isi, bidang), ...missing]
  const subjectError = defaults.subjek === undefined ? [] : fieldErrors(subjek, subjectFields(kode))
  if (defaults.subjek !== undefined && subjek === '') subjectError.push('Subjek tidak boleh kosong')
  return [
    ...(subjectError.length > 0 ? [{ path: 'subjek' as const, msg: `${subjectError.join('. ')}.` }] : []),
    ...(contentsError.length > 0 ? [{ path: 'isi' as const, msg: `${contentsError.join('. ')}.` }] : []),
  ]
}

function fieldErrors(text: string, known: readonly FieldName[]): string[] {
  const foreign = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !isIn(name, known))
  const possible = `Yang bisa dipakai: ${known.map(placeholder).join(', ')}`
  const problems =
    foreign.length > 0 ? [`Isian ${[...new Set(foreign)].map(placeholder).join(', ')} tidak dikenal. ${possible}`] : []
  const rest = text.replace(/\{\w+\}/g, '')
  return /[{}]/.test(rest) ? [...problems, `Tanda { dan } hanya untuk isian, seperti ${placeholder('nama')}`] : problems
}

const placeholder = (name: string) => `{${name}}`
const isIn = (name: string, all: readonly string[]) => all.includes(name)
