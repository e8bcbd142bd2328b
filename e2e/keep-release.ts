import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request as requests } from '@playwright/test'
import { parseConfig } from '#server/config.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { startShop } from '#server/shop.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { pack, readRows } from '#server/testing/release-rows.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { randomIpAddress } from './build-rows.ts'
import { OWNER } from './owner.ts'
import { fillHostile } from './walk/hostile-shop.ts'

/*
 * Keeps the rows of a filled shop of this release in `server/testing/releases/`. `server/upgrade.test.ts` migrates
 * them to every later version. Run it once per release: docs/operations.md.
 */

const ROOT = join(import.meta.dirname, '..')
const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const migration = readdirSync(join(ROOT, 'server/db/migrations')).sort().at(-1) ?? ''

const folder = makeTempFolder()
const port = await freePort()
const shop = await startShop(
  parseConfig({
    PORT: `${port}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  }),
)
try {
  const request = await requests.newContext({ extraHTTPHeaders: { 'x-forwarded-for': randomIpAddress() } })
  await fillHostile(request, `http://localhost:${port}`)
  await request.dispose()
  const tables = await readRows((await findEmbedded(folder)) ?? '')
  writeFileSync(join(ROOT, `server/testing/releases/${version}.json.gz`), pack({ migration, tables }))
} finally {
  await shop.close()
  removeTempFolder(folder)
}
