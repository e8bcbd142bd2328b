import { loadConfig } from '#server/config.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { findCatatan, findViolations } from '#server/doctor/invariants.repository.ts'
import { StartError } from '#server/kernel/start-error.ts'

/*
 * Reads the books of the running shop: orders, money, stock, mail. It changes nothing and may run at any time. What waits for
 * a person is told as well, and is no fault.
 */

const SHOWN = 20

try {
  const { databaseUrl, databaseDirectUrl, dataDir } = loadConfig()
  const url = databaseDirectUrl ?? databaseUrl ?? (await findEmbedded(dataDir))
  if (!url)
    throw new StartError(`Toko di folder ${dataDir} sedang tidak berjalan; jalankan dahulu, atau isi DATABASE_URL.`)
  const db = createDb(url, { max: 1, isLimited: false })
  const [violations, catatan] = await read(db).finally(() => db.destroy())
  for (const kalimat of catatan) console.log(`Catatan: ${kalimat}`)
  for (const { aturan, rujukan, keterangan } of violations) console.log(`${aturan}. ${rujukan}: ${keterangan}`)
  console.log(violations.length === 0 ? 'OK' : `Dari tiap aturan paling banyak ${SHOWN} ditampilkan.`)
  process.exitCode = violations.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function read(db: Db) {
  return [await findViolations(db, SHOWN), await findCatatan(db)] as const
}
