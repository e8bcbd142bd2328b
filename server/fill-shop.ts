import { createDb } from '#server/db/client.ts'
import { holdMigrationLock } from '#server/db/migrate.ts'
import { isEmpty, seedDemo } from '#server/db/seed/seed.ts'
import { transaction } from '#server/db/transaction.ts'
import { ensureAdmin } from '#server/features/akun/ensure-admin.ts'
import { berandaRepository } from '#server/features/beranda/beranda.repository.ts'
import { bringSinonim } from '#server/features/pencarian/bring-sinonim.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { keepRelease } from './http/pages/release-files.ts'

/**
 * Inserts the data that a shop needs before it opens, in one transaction. Only one process does it, even if several start on
 * the database concurrently. It uses a dedicated connection, because the waiting processes exceed the timeouts of the open
 * shop.
 * @param url database URL with real sessions
 * @param built folder of the built pages; undefined in development
 * @returns the generated password of the first administrator, only to the process that created it
 */
export async function fillShop(
  url: string,
  { storage, clock }: Pick<Deps, 'storage' | 'clock'>,
  { seed, admin }: Pick<Config, 'seed' | 'admin'>,
  built: string | undefined,
): Promise<string | undefined> {
  const db = createDb(url, { max: 1, isLimited: false })
  try {
    return await transaction(db, async (tx) => {
      await holdMigrationLock(tx)
      await bringSinonim(tx)
      if (await isEmpty(tx)) {
        if (seed === 'demo') await seedDemo(tx, { putGambar: storage.put, now: clock() })
        else await berandaRepository(tx).hideSamples()
      }
      if (built) await keepRelease(tx, built)
      return ensureAdmin({ db: tx, clock }, admin)
    })
  } finally {
    await db.destroy()
  }
}
