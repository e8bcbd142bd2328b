import { loadConfig } from '#server/config.ts'
import { createDb } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { tellBooks } from './tell-books.ts'
import { tellFailure } from './terminal.ts'

/* Checks the consistency of a running shop: orders, money, stock, mail. Read-only; may run at any time. */

try {
  const { databaseUrl, databaseDirectUrl, dataDir } = loadConfig()
  const url = databaseDirectUrl ?? databaseUrl ?? (await findEmbedded(dataDir))
  if (!url)
    throw new StartError(`Toko di folder ${dataDir} sedang tidak berjalan; jalankan dulu, atau isi DATABASE_URL.`)
  const db = createDb(url, { max: 1, isLimited: false })
  process.exitCode = (await tellBooks(db, new Date()).finally(() => db.destroy())) ? 0 : 1
} catch (error) {
  tellFailure(error)
}
