import type { KodeWilayah, Wilayah } from '#contract/alamat/wilayah.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { ABBREVIATIONS } from './abbreviations.ts'

const ANSWERS_MAX = 10
const LETTERS_MIN = 2

/** Words that people type before a name, but that are not in the list. */
const NOT_A_NAME = new Set(['kec', 'kecamatan', 'prov', 'provinsi'])

type Level = 'kecamatan' | 'semua'

interface Place {
  wilayah: Wilayah
  /** Normalized name, and all searchable words, each with a leading space. */
  nama: string
  kata: string
}

/** Returns 0 for a province, 1 for a regency, 2 for a district: the number of dots in the code. */
const levelOf = (kode: KodeWilayah) => (kode.length - 2) / 3

const compare = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const toWords = (text: string) =>
  compare(text)
    .map((kata) => ` ${kata}`)
    .join('')

let loaded: Promise<Map<KodeWilayah, Place>> | undefined

/** Returns all 7,800 places of the country. Loaded on first use: 3 MB of memory and 0.1 s. */
function allPlaces(): Promise<Map<KodeWilayah, Place>> {
  loaded ??= load()
  // Do not cache a failure.
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

async function load(): Promise<Map<KodeWilayah, Place>> {
  const { getDistricts, getProvinces, getRegencies } = await import('idn-area-data')
  const [provinsi, kabupaten, kecamatan] = await Promise.all([getProvinces(), getRegencies(), getDistricts()])
  const tempat = new Map<KodeWilayah, Place>()
  // A place is also found by the names of its parents, so parents are added first.
  const add = (kode: KodeWilayah, nama: string, induk: KodeWilayah, sebutan: Omit<Wilayah, 'kode'>) => {
    // People search for "Buleleng", meaning the regency.
    const own = toWords(nama.replace(/^(?:Kabupaten|Kota)(?: Administrasi)? /, ''))
    const kata = toWords(nama) + (tempat.get(induk)?.kata ?? toWords(ABBREVIATIONS[kode] ?? ''))
    tempat.set(kode, { wilayah: { kode, ...sebutan }, nama: own, kata })
  }
  for (const { code, name } of provinsi) add(code, name, '', { provinsi: name, kabupaten: '', kecamatan: '' })
  for (const { code, name, province_code } of kabupaten) {
    const { provinsi = '' } = tempat.get(province_code)?.wilayah ?? {}
    add(code, name, province_code, { provinsi, kabupaten: name, kecamatan: '' })
  }
  for (const { code, name, regency_code } of kecamatan) {
    const { provinsi = '', kabupaten = '' } = tempat.get(regency_code)?.wilayah ?? {}
    add(code, name, regency_code, { provinsi, kabupaten, kecamatan: name })
  }
  return tempat
}

/** Returns the place of a code, or undefined if it does not exist. */
export async function findWilayah(kode: KodeWilayah): Promise<Wilayah | undefined> {
  return (await allPlaces()).get(kode)?.wilayah
}

/**
 * Returns the place of a code.
 * @param path field that the error is reported on
 * @throws WILAYAH_TIDAK_ADA
 */
export async function requireWilayah(kode: KodeWilayah, path: string): Promise<Wilayah> {
  const found = await findWilayah(kode)
  if (!found) throw new AppError('WILAYAH_TIDAK_ADA', { errors: [{ path, msg: 'Pilih kecamatan dari daftar' }] })
  return found
}

/**
 * Returns places for which every word of `q` starts a word of their own or their parents' names. Whole-word matches come first;
 * among them full names, then partial names, then matches by parent only. Ties: larger places first.
 * @param tingkat `semua`: also regencies and provinces
 */
export async function searchWilayah(q: string, tingkat: Level): Promise<Wilayah[]> {
  const kata = compare(q)
    .filter((satu) => !NOT_A_NAME.has(satu))
    .map((satu) => ` ${satu}`)
  if (kata.join('').trim().length < LETTERS_MIN) return []
  const [pertama = ''] = kata
  const utuh = kata.join('')
  const nilaiOf = ({ wilayah, nama, kata: semua }: Place) =>
    kata.filter((satu) => !`${semua} `.includes(`${satu} `)).length * 100 +
    (nama.startsWith(utuh) ? 0 : nama.includes(pertama) ? 10 : 20) +
    levelOf(wilayah.kode)
  return [...(await allPlaces()).values()]
    .filter((tempat) => tingkat === 'semua' || levelOf(tempat.wilayah.kode) === 2)
    .filter((tempat) => kata.every((satu) => tempat.kata.includes(satu)))
    .map((tempat) => ({ tempat, nilai: nilaiOf(tempat) }))
    .toSorted((a, b) => a.nilai - b.nilai)
    .slice(0, ANSWERS_MAX)
    .map(({ tempat }) => tempat.wilayah)
}
