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

const splitWords = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const toWords = (text: string) =>
  splitWords(text)
    .map((word) => ` ${word}`)
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
  const [provinsi, regency, kecamatan] = await Promise.all([getProvinces(), getRegencies(), getDistricts()])
  const places = new Map<KodeWilayah, Place>()
  // A place is also found by the names of its parents, so parents are added first.
  const add = (kode: KodeWilayah, name: string, parent: KodeWilayah, terms: Omit<Wilayah, 'kode'>) => {
    // People search for "Buleleng", meaning the regency.
    const own = toWords(name.replace(/^(?:Kabupaten|Kota)(?: Administrasi)? /, ''))
    const searchText = toWords(name) + (places.get(parent)?.kata ?? toWords(ABBREVIATIONS[kode] ?? ''))
    places.set(kode, { wilayah: { kode, ...terms }, nama: own, kata: searchText })
  }
  for (const { code, name } of provinsi) add(code, name, '', { provinsi: name, kabupaten: '', kecamatan: '' })
  for (const { code, name, province_code } of regency) {
    const { provinsi = '' } = places.get(province_code)?.wilayah ?? {}
    add(code, name, province_code, { provinsi, kabupaten: name, kecamatan: '' })
  }
  for (const { code, name, regency_code } of kecamatan) {
    const { provinsi = '', kabupaten = '' } = places.get(regency_code)?.wilayah ?? {}
    add(code, name, regency_code, { provinsi, kabupaten, kecamatan: name })
  }
  return places
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
 * @param level `semua`: also regencies and provinces
 */
export async function searchWilayah(q: string, level: Level): Promise<Wilayah[]> {
  const words = splitWords(q)
    .filter((item) => !NOT_A_NAME.has(item))
    .map((item) => ` ${item}`)
  if (words.join('').trim().length < LETTERS_MIN) return []
  const [first = ''] = words
  const whole = words.join('')
  const scoreOf = ({ wilayah, nama, kata: allWords }: Place) =>
    words.filter((word) => !`${allWords} `.includes(`${word} `)).length * 100 +
    (nama.startsWith(whole) ? 0 : nama.includes(first) ? 10 : 20) +
    levelOf(wilayah.kode)
  return [...(await allPlaces()).values()]
    .filter((place) => level === 'semua' || levelOf(place.wilayah.kode) === 2)
    .filter((place) => words.every((word) => place.kata.includes(word)))
    .map((place) => ({ place, nilai: scoreOf(place) }))
    .toSorted((a, b) => a.nilai - b.nilai)
    .slice(0, ANSWERS_MAX)
    .map(({ place }) => place.wilayah)
}
