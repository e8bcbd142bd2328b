import { loadConfig } from '#server/config.ts'
import { createDb } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { StartError } from '#server/kernel/start-error.ts'

/* Reads the books of the running shop: orders, money, stock, mail. It changes nothing and may run at any time. */

const SHOWN = 20

try {
  const { databaseUrl, dataDir } = loadConfig()
  const url = databaseUrl ?? (await findEmbedded(dataDir))
  if (!url)
    throw new StartError(`Toko di folder ${dataDir} sedang tidak berjalan; jalankan dahulu, atau isi DATABASE_URL.`)
  const db = createDb(url, { max: 1 })
  const violations = await findViolations(db, SHOWN).finally(() => db.destroy())
  for (const { aturan, rujukan, keterangan } of violations) console.log(`${aturan}. ${rujukan}: ${keterangan}`)
  console.log(violations.length === 0 ? 'OK' : `Dari tiap aturan paling banyak ${SHOWN} ditampilkan.`)
  process.exitCode = violations.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
