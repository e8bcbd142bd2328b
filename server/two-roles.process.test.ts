import { expect, inject, onTestFinished, test } from 'vitest'
import { execute, withDatabase } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { startScript, startShopProcess } from './testing/processes/shop-process.ts'

/* An external database with an owner of the tables and a role of the shop. */

const { shopUrl } = inject('testServer')

test.runIf(shopUrl)('migrates as the owner, and sells with a role that owns nothing', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const folder = newFolder()
  await execute(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const url = withDatabase(shopUrl ?? '', new URL(database.url).pathname.slice(1))
  const env = { DATABASE_URL: url, DATABASE_OWNER_URL: database.url, LOG_LEVEL: 'warn' }

  const shop = await startShopProcess(folder, { ...env, SEED: 'demo' })
  await shop.ready()
  expect((await fetch(`${shop.url}/api/produks`)).status).toBe(200)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  const roles = await execute<{ name: string }>(
    database.url,
    // An autovacuum worker has no role.
    `SELECT DISTINCT usename AS name FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`,
  )
  expect(roles).toEqual([{ name: new URL(url).username }])
  await expect(execute(url, 'DELETE FROM nota')).rejects.toThrow('permission denied')
  expect((await startScript('admin', ['--reset'], { ...env, DATA_DIR: folder }).ended).code).toBe(0)
  expect((await startScript('doctor', [], { ...env, DATA_DIR: folder }).ended).output).toContain('OK')
  shop.child.kill('SIGTERM')
  expect((await shop.ended).output).not.toContain('DATABASE_OWNER_URL')

  const alone = await startShopProcess(newFolder(), { DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  await alone.ready()
  alone.child.kill('SIGTERM')
  expect((await alone.ended).output).toContain('DATABASE_OWNER_URL kosong')
})

function newFolder(): string {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  return folder
}
