import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { openHome } from './home.ts'
import { findPostmaster } from './pid-file.ts'
import { ensureRunning } from './postmaster.ts'
import { connectSuperuser } from './shop-lock.ts'
import { findEmbedded, findServer, startEmbedded } from './start-embedded.ts'

const WAIT = { timeout: 20_000, interval: 20 }

function dataFolder() {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  const cluster = join(folder, 'postgres/data')
  const said: string[] = []
  const say = (message: string) => said.push(message)
  const log = { info: say, warn: say, error: say }
  return { folder, cluster, log, said, start: () => startEmbedded(folder, log) }
}

/** Starts a shop in its own process, which can be killed. It also ends with this process, through the end of its stdin. */
async function startShop(folder: string) {
  const code = `import { startEmbedded } from './server/db/embedded/start-embedded.ts'
    process.stdin.on('end', () => process.exit()).resume()
    console.log((await startEmbedded(process.argv[1], console)).url)`
  const shop = spawn(process.execPath, ['--input-type=module', '--eval', code, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(shop.stdout, 'data')
  return { shop, url: String(line).trim() }
}

async function killShop(shop: ReturnType<typeof spawn>) {
  shop.kill('SIGKILL')
  await once(shop, 'exit')
}

/** Kills the server, as a power failure would. */
async function killServer(cluster: string) {
  const pid = findPostmaster(cluster)?.pid
  if (!pid) throw new Error('no server')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => findPostmaster(cluster)?.pid, WAIT).not.toBe(pid)
}

const remember = (url: string) => execute(url, 'CREATE TABLE ingat AS SELECT 1 AS n')
const recall = (url: string) => execute(url, 'SELECT n FROM ingat')
const REMEMBERED = [{ n: 1 }]

test('keeps stored data over a restart', async () => {
  const { start, cluster, folder } = dataFolder()
  const first = await start()
  await remember(first.url)
  expect(await findEmbedded(folder)).toBe(first.url)
  await first.stop()
  expect(findPostmaster(cluster)).toBeUndefined()
  expect(await findEmbedded(folder)).toBeUndefined()

  const second = await start()
  expect(await recall(second.url)).toEqual(REMEMBERED)
  await second.stop()
})

test('sorts and folds case alike on every machine', async () => {
  const { start } = dataFolder()
  const { url, stop } = await start()
  expect(
    await execute(url, `SELECT lower('KERAPU É') AS kecil, 'a' < 'B' AS kamus, current_setting('fsync') AS fsync`),
  ).toEqual([{ kecil: 'kerapu é', kamus: false, fsync: 'on' }])
  await stop()
})

test('takes over the server of a killed shop', async () => {
  const { folder, start } = dataFolder()
  const { shop, url } = await startShop(folder)
  await remember(url)
  await killShop(shop)

  const next = await start()
  expect(next.url).toBe(url)
  expect(await recall(next.url)).toEqual(REMEMBERED)
  await next.stop()
})

test('a power cut loses nothing', async () => {
  const { folder, cluster, start } = dataFolder()
  const { shop, url } = await startShop(folder)
  await remember(url)
  await killShop(shop)
  await killServer(cluster)

  const next = await start()
  expect(await recall(next.url)).toEqual(REMEMBERED)
  await next.stop()
})

test('starts although the pid file names another process', async () => {
  const { cluster, start } = dataFolder()
  await (await start()).stop()
  const { uid, gid } = await stat(cluster)
  const stranger = spawn('sleep', ['60'], { uid, gid })
  onTestFinished(() => void stranger.kill())
  await writeFile(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n  1 1\nready\n`)

  await (await start()).stop()
})

test('rejects a second shop on the same folder without disturbing the first', async () => {
  const { start } = dataFolder()
  const first = await start()
  await expect(start()).rejects.toThrow('sedang dipakai oleh toko lain')
  await remember(first.url)
  await first.stop()
})

test('lets one of two shops start on a new folder', async () => {
  const { folder, start } = dataFolder()
  const starts = await Promise.allSettled([start(), start()])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await readdir(folder)).toEqual(['postgres'])
  for (const shop of starts) if (shop.status === 'fulfilled') await shop.value.stop()
})

test('waits for the previous shop to stop', async () => {
  const { start } = dataFolder()
  const first = await start()
  await remember(first.url)
  const [second] = await Promise.all([start(), first.stop()])
  expect(await recall(second.url)).toEqual(REMEMBERED)
  await second.stop()
})

test('restarts a crashed server under the same address', async () => {
  const { cluster, start, said } = dataFolder()
  const { url, stop } = await start()
  await remember(url)
  await killServer(cluster)
  await expect.poll(() => recall(url).catch(() => undefined), WAIT).toEqual(REMEMBERED)
  expect(said).toContain('Database berhenti mendadak dan dinyalakan kembali.')
  await stop()
})

test('chooses another port if one is taken before binding', async () => {
  const { folder, log, start, cluster } = dataFolder()
  await (await start()).stop()
  const home = await openHome(folder, log)
  const rival = createServer().listen(0, '127.0.0.1')
  await once(rival, 'listening')
  const { port } = rival.address() as { port: number }

  const running = ensureRunning(home, { port })
  await expect.poll(() => readFile(home.logFile, 'utf8'), WAIT).toContain('Address already in use')
  rival.close()
  await running
  expect(findPostmaster(cluster)?.port).toBe(port)
})

test('archives each finished WAL segment without overwriting one', async () => {
  const { folder, log } = dataFolder()
  const archive = dataFolder().folder
  await chmod(archive, 0o777)
  const { url, stop } = await startEmbedded(folder, log, archive)
  const server = await findServer(folder)
  if (!server) throw new Error('no server')
  const superuser = await connectSuperuser(server.port, server.password, 'uji')
  const current = async () =>
    (await superuser.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name')).rows[0]?.name ??
    ''
  const finish = () => superuser.query('SELECT pg_switch_wal()')

  const kept = await current()
  await remember(url)
  await finish()
  await expect.poll(() => readdir(archive), WAIT).toContain(kept)

  const strange = await current()
  await writeFile(join(archive, strange), 'milik database lain')
  await recall(url)
  await execute(url, 'CREATE TABLE lagi AS SELECT 1 AS n')
  await finish()
  const failures = async () =>
    (await superuser.query<{ n: string }>('SELECT failed_count AS n FROM pg_stat_archiver')).rows[0]?.n
  await expect.poll(failures, WAIT).not.toBe('0')
  expect(await readFile(join(archive, strange), 'utf8')).toBe('milik database lain')
  await superuser.end()
  await stop()
})

test('restarts a server left behind by a shop without an archive, with the archive', async () => {
  const { folder, log } = dataFolder()
  const archive = join(dataFolder().folder, 'arsip')
  const { shop, url } = await startShop(folder)
  await remember(url)
  await killShop(shop)

  const next = await startEmbedded(folder, log, archive)
  expect(await recall(next.url)).toEqual(REMEMBERED)
  expect(await execute(next.url, `SELECT current_setting('archive_mode') AS mode`)).toEqual([{ mode: 'on' }])
  await next.stop()
  expect(await readdir(archive)).not.toEqual([])
})

test.runIf(process.getuid?.() === 0)('refuses to start if the database cannot write to the archive', async () => {
  const { folder, log, cluster } = dataFolder()
  const archive = dataFolder().folder
  await chmod(archive, 0o700)
  await expect(startEmbedded(folder, log, archive)).rejects.toThrow(`tidak bisa menulis ke WAL_ARCHIVE_DIR ${archive}`)
  expect(findPostmaster(cluster)).toBeUndefined()
})

test.runIf(process.getuid?.() === 0)(
  'as root, puts the database elsewhere if others may not enter the data folder',
  async () => {
    const { folder, start, said } = dataFolder()
    await chmod(folder, 0o700)
    const first = await start()
    await remember(first.url)
    await first.stop()
    const place = await realpath(join(folder, 'postgres'))
    expect(place).toMatch(/^\/var\/lib\/kerapusehat\//)
    expect(said.join()).toContain(`Database disimpan di ${place}`)

    const second = await start()
    expect(await recall(second.url)).toEqual(REMEMBERED)
    await second.stop()
  },
)
