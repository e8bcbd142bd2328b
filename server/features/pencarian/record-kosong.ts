import { kataKosong } from '#contract/pencarian/kata-kosong.ts'
import type { Db } from '#server/db/client.ts'
import { kosongRepository } from './kosong.repository.ts'

const MENIT_MS = 60_000
/** Maximum searches recorded per minute and process, as visitors can invent any number of words. */
const SEMENIT = 30

/**
 * Returns a function that counts a search without results. Cached responses do not reach it, so repeats within moments count
 * once.
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
