import type { Wilayah } from '#contract/alamat/wilayah.ts'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'kecamatan'

/** Parses the stored district; null if there is none or it is unreadable. */
export function parseKecamatan(text: string | null): Wilayah | null {
  try {
    const { kode, provinsi, kabupaten, kecamatan } = JSON.parse(text ?? '')
    const isDistrict = /^\d\d\.\d\d\.\d\d$/.test(kode) && [provinsi, kabupaten, kecamatan].every(isText)
    return isDistrict ? { kode, provinsi, kabupaten, kecamatan } : null
  } catch {
    return null
  }
}

const isText = (value: unknown) => typeof value === 'string'

/** District for which this browser shows shipping fees. It is stored in this browser only. */
export const storedKecamatan = sharedValue<Wilayah | null>({
  keys: [KEY],
  unknown: null,
  load: () => parseKecamatan(readText(KEY)),
  save: (wilayah) => writeText(KEY, wilayah && JSON.stringify(wilayah)),
})
