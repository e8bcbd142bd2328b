import type { KodeWilayah, Wilayah } from '#contract/alamat/wilayah.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { SINGKATAN } from './singkatan.ts'

const JAWABAN_MAX = 10
const HURUF_MIN = 2

/** What people write before a name, and the list does not. */
const BUKAN_NAMA = new Set(['kec', 'kecamatan', 'prov', 'provinsi'])

type Tingkat = 'kecamatan' | 'semua'

interface Tempat {
  wilayah: Wilayah
  /** Its own name as it is compared, and all that it is found by; a blank before every word. */
  nama: string
  kata: string
}

/** 0 a province, 1 a regency, 2 a district: as many dots as its code has. */
const tingkatOf = (kode: KodeWilayah) => (kode.length - 2) / 3

const bandingkan = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const jadiKata = (text: string) =>
  bandingkan(text)
    .map((kata) => ` ${kata}`)
    .join('')

let dimuat: Promise<Map<KodeWilayah, Tempat>> | undefined

/** All 7,800 places of the country, read when they are first asked for: 3 MB of memory and a tenth of a second. */
function semuaTempat(): Promise<Map<KodeWilayah, Tempat>> {
  dimuat ??= muat()
  // What could not be read is tried again by the next.
  dimuat.catch(() => {
    dimuat = undefined
  })
  return dimuat
}

async function muat(): Promise<Map<KodeWilayah, Tempat>> {
  const { getDistricts, getProvinces, getRegencies } = await import('idn-area-data')
  const [provinsi, kabupaten, kecamatan] = await Promise.all([getProvinces(), getRegencies(), getDistricts()])
  const tempat = new Map<KodeWilayah, Tempat>()
  // A place is found by the places that it lies in as well, and those come before it.
  const add = (kode: KodeWilayah, nama: string, induk: KodeWilayah, sebutan: Omit<Wilayah, 'kode'>) => {
    // People ask for Buleleng, and mean the regency.
    const own = jadiKata(nama.replace(/^(?:Kabupaten|Kota)(?: Administrasi)? /, ''))
    const kata = jadiKata(nama) + (tempat.get(induk)?.kata ?? jadiKata(SINGKATAN[kode] ?? ''))
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

/** The place of a code, or undefined where there is none such. */
export async function findWilayah(kode: KodeWilayah): Promise<Wilayah | undefined> {
  return (await semuaTempat()).get(kode)?.wilayah
}

/**
 * The same where it must be there.
 * @param path the field that it stands in
 * @throws WILAYAH_TIDAK_ADA
 */
export async function requireWilayah(kode: KodeWilayah, path: string): Promise<Wilayah> {
  const found = await findWilayah(kode)
  if (!found) throw new AppError('WILAYAH_TIDAK_ADA', { errors: [{ path, msg: 'Pilih kecamatan dari daftar' }] })
  return found
}

/**
 * Places in whose names, or in those of what they lie in, every word of `q` begins a word. First where these are whole words; of
 * those what is called so, then what is called so in part, then what lies in such. Of equals the larger place first.
 * @param tingkat `semua`: regencies and provinces besides districts
 */
export async function cariWilayah(q: string, tingkat: Tingkat): Promise<Wilayah[]> {
  const kata = bandingkan(q)
    .filter((satu) => !BUKAN_NAMA.has(satu))
    .map((satu) => ` ${satu}`)
  if (kata.join('').trim().length < HURUF_MIN) return []
  const [pertama = ''] = kata
  const utuh = kata.join('')
  const nilaiOf = ({ wilayah, nama, kata: semua }: Tempat) =>
    kata.filter((satu) => !`${semua} `.includes(`${satu} `)).length * 100 +
    (nama.startsWith(utuh) ? 0 : nama.includes(pertama) ? 10 : 20) +
    tingkatOf(wilayah.kode)
  return [...(await semuaTempat()).values()]
    .filter((tempat) => tingkat === 'semua' || tingkatOf(tempat.wilayah.kode) === 2)
    .filter((tempat) => kata.every((satu) => tempat.kata.includes(satu)))
    .map((tempat) => ({ tempat, nilai: nilaiOf(tempat) }))
    .toSorted((a, b) => a.nilai - b.nilai)
    .slice(0, JAWABAN_MAX)
    .map(({ tempat }) => tempat.wilayah)
}
