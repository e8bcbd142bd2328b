import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { artikel } from '#server/db/seed/artikel.ts'
import { paket, produk } from '#server/db/seed/katalog.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { execute } from '#server/testing/execute.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'

/* Several instances of a shop start for the first time, at the same moment and on an empty database. */

const INSTANCES = 3
const rounds = sizeOf({ short: 1, long: 4 })
const PICTURES = { produk, paket, artikel }

test.each(sizeOf({ short: ['demo'], long: ['demo', 'none'] }))(
  `${INSTANCES} shops start together on one empty database (SEED=%s), in ${rounds} rounds`,
  async (SEED) => {
    const took: number[] = []
    for (let round = 0; round < rounds; round++) took.push(await openTogether(SEED))
    report('starting together', { SEED, rounds, instances: INSTANCES, ms: took })
  },
  TIMEOUT_MS,
)

async function openTogether(SEED: string): Promise<number> {
  const [database, folder] = [await createTestDatabase(), makeTempFolder()]
  const db = createDb(database.url)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
    removeTempFolder(folder)
  })
  await execute(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const begun = performance.now()
  const shops = await Promise.all(
    Array.from({ length: INSTANCES }, () => startShopProcess(folder, { DATABASE_URL: database.url, SEED })),
  )
  await Promise.all(shops.map((shop) => shop.ready()))
  const ms = Math.round(performance.now() - begun)
  for (const shop of shops) expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)

  for (const [table, rows] of Object.entries(PICTURES)) {
    const stored = await readdir(join(folder, 'uploads', table)).catch(() => [])
    const shown = await db
      .selectFrom(table as keyof typeof PICTURES)
      .select('gambar')
      .execute()
    expect(stored.sort()).toEqual(shown.map(({ gambar }) => gambar).sort())
    expect(shown).toHaveLength(SEED === 'demo' ? rows.length : 0)
  }
  expect(await db.selectFrom('pengguna').select('role').execute()).toEqual([{ role: 'admin' }])
  expect(await findViolations(db)).toEqual([])
  for (const { child } of shops) child.kill('SIGTERM')
  const outputs = await Promise.all(shops.map(({ ended }) => ended))
  expect(outputs.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(outputs.filter(({ output }) => output.includes('kata sandi'))).toHaveLength(1)
  return ms
}
