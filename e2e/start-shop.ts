import { randomBytes } from 'node:crypto'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { onStop } from '#server/kernel/on-stop.ts'
import { startShop } from '#server/shop.ts'
import { dropDatabase, execute, withDatabase } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder, sweepTempFolders } from '#server/testing/temp-folder.ts'
import { OWNER } from './owner.ts'
import { suratFolder } from './surat-folder.ts'
import { openHostileDoor } from './walk/hostile-door.ts'

/* Starts a fresh shop with the demo catalogue for the browser tests. Its data is deleted when it stops. */

const { E2E_PORT = '3940', E2E_HOSTILE_PORT, TEST_DATABASE_URL, PUSH_TEST_ORIGIN } = process.env

await sweepTempFolders()
const folder = await makeTempFolder()
rmSync(suratFolder(E2E_PORT), { force: true })
symlinkSync(join(folder, 'surat'), suratFolder(E2E_PORT))
const database = TEST_DATABASE_URL ? await createDatabase(TEST_DATABASE_URL) : undefined
const shop = await startShop(
  parseConfig({
    PORT: E2E_PORT,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DATABASE_URL: database?.url,
    // Tests choose their own IP address by x-forwarded-for.
    TRUST_PROXY: 'loopback',
    PUSH_TEST_ORIGIN,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  }),
)

const hostile = E2E_HOSTILE_PORT ? openHostileDoor(Number(E2E_HOSTILE_PORT)) : undefined

onStop(async () => {
  await Promise.all([shop.close(), hostile?.close()])
  if (database) await database.drop()
  rmSync(suratFolder(E2E_PORT), { force: true })
  await removeTempFolder(folder)
  process.exit(0)
})

async function createDatabase(server: string) {
  const name = `jelajah_${randomBytes(4).toString('hex')}`
  await execute(server, `CREATE DATABASE ${name}`)
  return { url: withDatabase(server, name), drop: () => dropDatabase(server, name) }
}
