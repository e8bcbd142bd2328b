import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { refuseUnfinished } from '#server/backup/unfinished.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findEmbedded, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { listAdmins, resetAdmin } from '#server/features/akun/reset-admin.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { tellFailure } from './terminal.ts'

/*
 * `npm run admin [-- --reset [email]]`: lists the administrators, or sets a new password for one of them. Works whether the
 * shop is running or not.
 */

/** Suppresses log output, so that only the requested result is printed. */
const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { reset: { type: 'boolean' } } })
  if (positionals.length > (values.reset ? 1 : 0)) throw new StartError('Pakai: npm run admin [-- --reset [email]]')
  await withDatabase(loadConfig(), async (db) => {
    const admins = await listAdmins({ db })
    if (admins.length === 0) throw new StartError('Belum ada administrator; toko membuatnya ketika dinyalakan.')
    if (!values.reset) {
      console.log(`Administrator: ${admins.join(', ')}`)
      return console.log('Kata sandi baru: npm run admin -- --reset <email>')
    }
    const [only, ...others] = admins
    const email = positionals[0] ?? (others.length === 0 ? only : undefined)
    if (!email) throw new StartError(`Sebutkan email salah satu administrator: ${admins.join(', ')}`)
    const password = await resetAdmin({ db, clock: () => new Date(), log: SILENT }, email)
    console.log(`Administrator: ${email}, kata sandi baru ${password} (hanya ditampilkan sekali)`)
    console.log('Semua perangkat sudah dikeluarkan dari akun itu, dan kode dua langkahnya dimatikan.')
  })
} catch (error) {
  tellFailure(error)
}

/** Runs `work` with a database connection; starts the database temporarily if it is not running. */
async function withDatabase(
  { databaseUrl, databaseDirectUrl, dataDir, walArchiveDir }: Config,
  work: (db: Db) => Promise<void>,
) {
  await refuseUnfinished(dataDir)
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`Tidak ada toko di folder ${dataDir}; periksa DATA_DIR, atau isi DATABASE_URL.`)
  const running = databaseDirectUrl ?? databaseUrl ?? (await findEmbedded(dataDir))
  const own = running ? undefined : await startEmbedded(dataDir, console, walArchiveDir)
  const db = createDb(running ?? own?.url ?? '', { max: 1, isLimited: false })
  try {
    await work(db)
  } finally {
    await db.destroy()
    await own?.stop()
  }
}
