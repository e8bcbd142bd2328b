import type { IsiBaris } from './columns.ts'
import { addHari } from './hari.ts'

/*
 * Mortality limits for calling the fish-health post: 5 % in one day, or 1 % on two consecutive days. They are the red flags of
 * the symptom check, which come before any drug.
 */
const ONE_DAY = 0.05
const TWO_DAYS = 0.01
/** Days to look back; older deaths are over or were already reported. */
const REMEMBER_HARI = 3

type KematianNote = Pick<IsiBaris['kematian'], 'hari' | 'jumlah'>
type Isi = Pick<IsiBaris['keramba'], 'tebar' | 'jumlah'>

/** Returns the number of fish at the start of a day, according to the book; undefined if they were never counted. */
export function remainingFish({ tebar, jumlah }: Isi, mati: readonly KematianNote[], hari: string): number | undefined {
  if (jumlah === null) return undefined
  const already = mati.filter((satu) => satu.hari < hari && (tebar === null || satu.hari >= tebar))
  return Math.max(0, jumlah - sum(already))
}

/** Returns the deaths of a day as a fraction of that day's fish, 0 to 1; undefined if they were never counted. */
export function deadShare(isi: Isi, mati: readonly KematianNote[], hari: string): number | undefined {
  const sisa = remainingFish(isi, mati, hari)
  if (sisa === undefined) return undefined
  const jumlah = sum(mati.filter((satu) => satu.hari === hari))
  return jumlah === 0 ? 0 : Math.min(1, jumlah / Math.max(1, sisa))
}

/** Returns the limit that the deaths of the last three days reach; undefined if none. */
export function needsCall(isi: Isi, mati: readonly KematianNote[], hariIni: string): 'sehari' | 'dua-hari' | undefined {
  const hari = Array.from({ length: REMEMBER_HARI }, (_, past) => addHari(hariIni, -past))
  const bagian = (satu: string) => deadShare(isi, mati, satu) ?? 0
  if (hari.some((satu) => bagian(satu) >= ONE_DAY)) return 'sehari'
  if (hari.some((satu) => bagian(satu) >= TWO_DAYS && bagian(addHari(satu, -1)) >= TWO_DAYS)) return 'dua-hari'
  return undefined
}

const sum = (mati: readonly KematianNote[]) => mati.reduce((total, { jumlah }) => total + jumlah, 0)
