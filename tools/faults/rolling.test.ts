import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { execute } from '#server/testing/execute.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { assetsIn, makeNextRelease, releaseCommit } from './other-release.ts'
import { isLong, newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * A rollout: shops of two releases share a database, behind a balancer that sends each request to a random one.
 * A page may come from one release and its files from the other.
 * Today's shop is once the older release, beside a next release with other files and a larger schema.
 * In the long form it is also the newer one, beside the newest release and the commit before it, as they were built.
 * ROLLING_FROM names another commit.
 */

const { callers, ms } = sizeOf({ short: { callers: 6, ms: 3_000 }, long: { callers: 20, ms: 30_000 } })
const TODAY = process.cwd()
const DRAIN_SECONDS = '2'
const chance = newChance()

const { ROLLING_FROM } = process.env
const BEFORE = ROLLING_FROM ? [ROLLING_FROM] : [releaseCommit(), 'HEAD^'].filter((one) => one !== undefined)

test(
  'a next release is rolled out beside this one without a failed request',
  () => roll(TODAY, makeNextRelease),
  TIMEOUT_MS,
)

test.runIf(isLong).each(BEFORE)(
  'this release is rolled out beside %s without a failed request',
  async (commit) => {
    const sources = makeTempFolder()
    onTestFinished(() => {
      removeTempFolder(sources)
      run('git', ['worktree', 'prune'])
    })
    const folder = `${sources}/before`
    run('git', ['worktree', 'add', '--detach', folder, commit])
    run('npm', ['ci', '--no-audit', '--no-fund'], folder)
    run('npm', ['run', 'build'], folder)
    await roll(folder, TODAY)
  },
  TIMEOUT_MS,
)

function run(command: string, args: string[], cwd = TODAY): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Runs the shop of a folder. Release 1.0.0 has no bundle. */
const RUN = 'cd "$0" && { [ -e "$2" ] || set -- "$1" server/main.ts; } && exec "$@"'

/** Rolls out a release. @param next its folder, or a function that creates it */
async function roll(before: string, next: string | ((folder: string) => void)) {
  const [database, data, sources] = [await createTestDatabase(), makeTempFolder(), makeTempFolder()]
  const db = createDb(database.url)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
    for (const folder of [data, sources]) removeTempFolder(folder)
  })
  const after = typeof next === 'string' ? next : sources
  if (typeof next === 'function') next(after)
  const start = async (folder: string) => {
    const env = { DATABASE_URL: database.url, DRAIN_SECONDS }
    const shop = await startShopProcess(data, env, ['sh', '-c', RUN, folder])
    await shop.ready()
    return shop
  }
  // The database of a test has today's schema, on which an older release never began.
  if (before !== TODAY) await execute(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const old = await start(before)
  const now = new Date()
  const { produk_id: produkId } = await buildProduk(db, now, { stok: 100_000 })
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const tokens = await Promise.all(Array.from({ length: callers }, async () => (await buildPelanggan(db, now)).token))

  const serving = [old]
  let fresh: typeof old | undefined
  const tally = new Tally()
  let isOver = false
  const anyone = () => chance.pick(serving).url
  const page = async (path: string) => {
    const shop = chance.pick(serving)
    const { status, body } = await ask(shop.url + path)
    const names: string[] = String(body).match(/\/assets\/[\w.-]+-[0-9a-f]{7}\.\w+/g) ?? []
    if (names.length === 0) tally.add('page without files')
    tally.add(shop === fresh ? 'new page' : 'old page')
    for (let i = 0; i < 5; i++) tally.add(`file ${(await ask(anyone() + chance.pick(names))).status}`)
    return status
  }
  const requests = (token: string) => [
    () => page('/'),
    () => page('/produk'),
    () => ask(anyone() + listProduk.path).then(({ status }) => status),
    () => ask(anyone() + listRiwayat.path, { token }).then(({ status }) => status),
    () =>
      ask(anyone() + createPesanan.path, {
        body: { produkId, jumlah: 1, shippingId, catatan: chance.uuid() },
        token,
      }).then(({ status }) => status),
  ]
  const crowd = tokens.map(async (token) => {
    while (!isOver) tally.add(await chance.pick(requests(token))())
  })

  // The new release migrates while the old one sells. Then another old one starts on the migrated database.
  fresh = await start(after)
  serving.push(fresh)
  const again = await start(before)
  serving.push(again)
  await delay(ms)
  for (const name of [...assetsIn(before), ...assetsIn(after)]) {
    const answers = await Promise.all([old, again, fresh].map(({ url }) => ask(`${url}/assets/${name}`)))
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 200, 200, 200])
  }
  // The old shops are drained, one after another.
  for (const shop of [old, again]) {
    shop.child.kill('SIGTERM')
    await waitFor('the balancer to notice', async () => (await ask(`${shop.url}/readyz`)).status === 503)
    serving.splice(serving.indexOf(shop), 1)
    expect((await shop.ended).code).toBe(0)
  }
  isOver = true
  await Promise.all(crowd)

  const {
    200: ok,
    201: ordered,
    'file 200': files,
    'old page': oldPages,
    'new page': newPages,
    ...rest
  } = tally.toJSON()
  expect(rest).toEqual({})
  expect(Math.min(ordered ?? 0, oldPages ?? 0, newPages ?? 0)).toBeGreaterThan(0)
  expect(await findViolations(db)).toEqual([])
  report('rolling upgrade', { callers, ok, ordered, files, oldPages, newPages })
}
