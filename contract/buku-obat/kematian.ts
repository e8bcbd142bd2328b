import type { EntryContent } from './columns.ts'
import { addHari } from './hari.ts'

/*
 * Mortality limits for calling the fish-health post: 5 % in one day, or 1 % on two consecutive days. They are the red flags of
 * the symptom check, which come before any drug.
 */
const ONE_DAY = 0.05
const TWO_DAYS = 0.01
/** Number of days that are checked, including today. */
const CHECKED_HARI = 3

type KematianNote = Pick<EntryContent['kematian'], 'hari' | 'jumlah'>
type Content = Pick<EntryContent['keramba'], 'tebar' | 'jumlah'>

/** Returns the number of fish at the start of a day, according to the book; undefined if they were never counted. */
export function remainingFish(
  { tebar, jumlah }: Content,
  deaths: readonly KematianNote[],
  hari: string,
): number | undefined {
  if (jumlah === null) return undefined
  const already = deaths.filter((death) => death.hari < hari && (tebar === null || death.hari >= tebar))
  return Math.max(0, jumlah - sum(already))
}

/** Returns the deaths of a day as a fraction of that day's fish, 0 to 1; undefined if they were never counted. */
export function deadShare(content: Content, deaths: readonly KematianNote[], hari: string): number | undefined {
  const remaining = remainingFish(content, deaths, hari)
  if (remaining === undefined) return undefined
  const count = sum(deaths.filter((death) => death.hari === hari))
  return count === 0 ? 0 : Math.min(1, count / Math.max(1, remaining))
}

/** Returns the limit that the deaths of the last three days reach; undefined if none. */
export function reachedLimit(
  content: Content,
  deaths: readonly KematianNote[],
  today: string,
): 'sehari' | 'dua-hari' | undefined {
  const hari = Array.from({ length: CHECKED_HARI }, (_, past) => addHari(today, -past))
  const shareOn = (one: string) => deadShare(content, deaths, one) ?? 0
  if (hari.some((item) => shareOn(item) >= ONE_DAY)) return 'sehari'
  if (hari.some((item) => shareOn(item) >= TWO_DAYS && shareOn(addHari(item, -1)) >= TWO_DAYS)) return 'dua-hari'
  return undefined
}

const sum = (deaths: readonly KematianNote[]) => deaths.reduce((total, { jumlah }) => total + jumlah, 0)
