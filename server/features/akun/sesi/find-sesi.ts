import type { Deps } from '#server/deps.ts'
import type { FindSesi } from '#server/kernel/sesi.ts'
import { SESI_DURATION, sesiRepository } from './sesi.repository.ts'

/** Returns a function that finds the session of a token and, at intervals, records that it is active. */
export function findSesi({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): FindSesi {
  const sesi = sesiRepository(db)
  return async (token, { kuki, isUnattended }) => {
    const now = clock()
    const found = await sesi.find(token, now, kuki)
    // `abs()`: the system clock may have moved backwards.
    const isDue = found && Math.abs(now.getTime() - found.terlihat.getTime()) >= SESI_DURATION[found.jenis].interval
    // If the write fails, for example on a full disk, requests that only read still work.
    if (isDue && !isUnattended)
      await sesi.touch(found, now).catch((err: unknown) => log.warn({ err }, 'last use of session not stored'))
    return found
  }
}
