import { createDb } from '#server/db/client.ts'
import { aloneUntilCommit } from '#server/db/migrate.ts'
import { isEmpty, seedDemo } from '#server/db/seed/seed.ts'
import { transaction } from '#server/db/transaction.ts'
import { ensureAdmin } from '#server/features/akun/ensure-admin.ts'
import { bringSinonim } from '#server/features/pencarian/bring-sinonim.ts'
import { keepRelease } from '#server/http/release-files.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'

/**
 * Puts in what a shop must have before it opens: all or nothing, and by one process, however many start on the database at the
 * same time. On a connection of its own, because the others wait longer than anybody may in the open shop.
 * @param url where the connection is a session
 * @param built folder of the built pages; undefined while developing
 * @returns the password that was made up for the first administrator, to whoever made it
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
      await aloneUntilCommit(tx)
      await bringSinonim(tx)
      if (seed === 'demo' && (await isEmpty(tx))) await seedDemo(tx, { putGambar: storage.put, now: clock() })
      if (built) await keepRelease(tx, built)
      return ensureAdmin({ db: tx, clock }, admin)
    })
  } finally {
    await db.destroy()
  }
}
