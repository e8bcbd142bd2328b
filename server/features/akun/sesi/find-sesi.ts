import type { Deps } from '#server/deps.ts'
import type { FindSesi } from '#server/kernel/sesi.ts'
import { LAMA_SESI, sesiRepository } from './sesi.repository.ts'

/** Finds the session of a token, and notes now and then that it was heard of. */
export function findSesi({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): FindSesi {
  const sesi = sesiRepository(db)
  return async (token, { kuki, isUnattended }) => {
    const now = clock()
    const found = await sesi.find(token, now, kuki)
    // A clock that was set back lies on the other side.
    const isDue = found && Math.abs(now.getTime() - found.terlihat.getTime()) >= LAMA_SESI[found.jenis].selang
    // A disk that is full takes no note; who only reads may go on reading.
    if (isDue && !isUnattended)
      await sesi.see(found, now).catch((err: unknown) => log.warn({ err }, 'session not noted'))
    return found
  }
}
