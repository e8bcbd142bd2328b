import { kataKosong } from '#contract/pencarian/kata-kosong.ts'
import type { Db } from '#server/db/client.ts'
import { kosongRepository } from './kosong.repository.ts'

const MENIT_MS = 60_000
/** Searches that are written down in a minute, by a process: anybody may make words up. */
const SEMENIT = 30

/**
 * Counts searches that found nothing. Answers are kept, so what is asked again within moments is counted once.
 * @returns what writes one down
 */
export function recordKosong(db: Db): (q: string, now: Date) => Promise<void> {
  let menit = Number.NaN
  let jumlah = 0
  return async (q, now) => {
    const kata = kataKosong(q)
    if (!kata) return
    const sekarang = Math.floor(now.getTime() / MENIT_MS)
    if (sekarang !== menit) [menit, jumlah] = [sekarang, 0]
    if (++jumlah <= SEMENIT) await kosongRepository(db).count(kata, now)
  }
}
