import { BIDANG, type NamaBidang, type Templat } from './bidang.ts'
import { SURAT_KABAR, SURAT_KELUHAN, SURAT_RESEP } from './surat-lain.ts'
import { SURAT_PESANAN } from './surat-pesanan.ts'
import { WA } from './wa.ts'

/** Prefixes the names of the texts. */
const berawalan = <Awal extends string, Semua extends Record<string, Templat>>(awal: Awal, semua: Semua) =>
  Object.fromEntries(Object.entries(semua).map(([nama, satu]) => [`${awal}${nama}`, satu])) as {
    [Nama in keyof Semua & string as `${Awal}${Nama}`]: Templat
  }

const PESANAN = berawalan('pesanan-', SURAT_PESANAN)
const RESEP = berawalan('resep-', SURAT_RESEP)
const KELUHAN = berawalan('keluhan-', SURAT_KELUHAN)

/** All texts that the owner may change, with their defaults. */
export const TEMPLAT = { ...WA, ...PESANAN, ...RESEP, ...KELUHAN, ...SURAT_KABAR }
export type KodeTemplat = keyof typeof TEMPLAT
export const KODE_TEMPLAT = Object.keys(TEMPLAT) as [KodeTemplat, ...KodeTemplat[]]

/** All texts, in the order of the office's list. */
export const BAGIAN_TEMPLAT: readonly { nama: string; kode: readonly KodeTemplat[] }[] = [
  { nama: 'WhatsApp', kode: kodeOf(WA) },
  { nama: 'Email tentang pesanan', kode: kodeOf(PESANAN) },
  { nama: 'Email tentang resep', kode: kodeOf(RESEP) },
  { nama: 'Email tentang keluhan', kode: kodeOf(KELUHAN) },
  { nama: 'Email kabar', kode: kodeOf(SURAT_KABAR) },
]

function kodeOf(semua: Partial<Record<KodeTemplat, Templat>>): readonly KodeTemplat[] {
  return Object.keys(semua) as KodeTemplat[]
}

/** The owner's replacement of a text. */
export interface Tulisan {
  subjek: string
  isi: string
}
export type NilaiBidang = Readonly<Partial<Record<NamaBidang, string>>>

/** Returns the default of a text. */
export const bawaanOf = (kode: KodeTemplat): Tulisan => {
  const { subjek = '', isi }: Templat = TEMPLAT[kode]
  return { subjek, isi }
}

/**
 * Fills the placeholders of a text. An empty placeholder is removed with the whitespace before it. Placeholders inside values
 * are not replaced.
 */
export const isiTemplat = (teks: string, nilai: NilaiBidang): string =>
  teks.replace(/(\s*)\{(\w+)\}/g, (utuh, spasi: string, nama: NamaBidang) =>
    nilai[nama] === undefined ? utuh : nilai[nama] && spasi + nilai[nama],
  )

/** Returns the example values of a text. */
export const contohNilai = (kode: KodeTemplat): Record<NamaBidang, string> => {
  const { contoh }: Templat = TEMPLAT[kode]
  const umum = Object.entries(BIDANG).map(([nama, satu]) => [nama, satu.contoh])
  return { ...Object.fromEntries(umum), ...contoh }
}

/** Returns the placeholders allowed in a subject: those of a single line. */
export const bidangSubjek = (kode: KodeTemplat): readonly NamaBidang[] =>
  TEMPLAT[kode].bidang.filter((nama) => !('panjang' in BIDANG[nama]))

/** Returns the errors of a text by form field; empty if it is valid. */
export function salahTemplat(kode: KodeTemplat, { subjek, isi }: Tulisan): { path: 'subjek' | 'isi'; msg: string }[] {
  const { bidang, wajib, ...bawaan }: Templat = TEMPLAT[kode]
  const hilang = wajib
    .filter((salahSatu) => !salahSatu.some((nama) => isi.includes(tulis(nama))))
    .map((salahSatu) => `Isian ${salahSatu.map(tulis).join(' atau ')} harus ada`)
  const isiSalah = [...salahBidang(isi, bidang), ...hilang]
  const subjekSalah = bawaan.subjek === undefined ? [] : salahBidang(subjek, bidangSubjek(kode))
  if (bawaan.subjek !== undefined && subjek === '') subjekSalah.push('Subjek tidak boleh kosong')
  return [
    ...(subjekSalah.length > 0 ? [{ path: 'subjek' as const, msg: `${subjekSalah.join('. ')}.` }] : []),
    ...(isiSalah.length > 0 ? [{ path: 'isi' as const, msg: `${isiSalah.join('. ')}.` }] : []),
  ]
}

function salahBidang(teks: string, dikenal: readonly NamaBidang[]): string[] {
  const asing = [...teks.matchAll(/\{(\w+)\}/g)].map(([, nama = '']) => nama).filter((nama) => !isIn(nama, dikenal))
  const bisa = `Yang bisa dipakai: ${dikenal.map(tulis).join(', ')}`
  const salah = asing.length > 0 ? [`Isian ${[...new Set(asing)].map(tulis).join(', ')} tidak dikenal. ${bisa}`] : []
  const sisa = teks.replace(/\{\w+\}/g, '')
  return /[{}]/.test(sisa) ? [...salah, `Tanda { dan } hanya untuk isian, seperti ${tulis('nama')}`] : salah
}

const tulis = (nama: string) => `{${nama}}`
const isIn = (nama: string, semua: readonly string[]) => semua.includes(nama)
