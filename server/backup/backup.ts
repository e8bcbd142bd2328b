import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Log } from '#server/db/embedded/log.ts'
import { type EmbeddedServer, findServer, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { isInside } from '#server/kernel/is-inside.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { copyCluster } from './copy-cluster.ts'
import { DUMP, dumpDatabase, hasDumpTools } from './dump.ts'
import {
  copyFile,
  describe,
  ensureRoom,
  listTree,
  sync,
  syncTree,
  unlessGone,
  type Written,
  writeNew,
} from './files.ts'
import { platform, writeManifest } from './manifest.ts'
import { sealFor } from './seal.ts'
import { refuseUnfinished } from './unfinished.ts'

interface Shop {
  dataDir: string
  /** Set for an external database: the backup then contains a `pg_dump`, or without that tool only the files. */
  databaseUrl: string | undefined
  walArchiveDir: string | undefined
  /** Key of the owner, for whom the backup is encrypted. */
  publicKey?: string | undefined
}

interface Backup {
  withDatabase: boolean
  files: number
  bytes: number
  /** Warnings for the owner, as sentences. */
  warnings: string[]
}

/**
 * Copies a shop's database and files to the new folder `target`; the shop may be running. It works in an adjacent folder, which
 * is renamed when it is complete.
 * @param signal cancels the backup and deletes it
 * @throws StartError
 */
export async function backUp(shop: Shop, target: string, log: Log, signal?: AbortSignal): Promise<Backup> {
  await refuseUnfinished(shop.dataDir)
  if (await exists(target)) throw new StartError(`${target} sudah ada; cadangan tidak menimpa apa pun.`)
  if (isInside(target, shop.dataDir))
    throw new StartError('Cadangan harus di luar DATA_DIR, supaya tidak ikut hilang bersama toko.')
  const inside = shop.databaseUrl ? 'uploads' : 'postgres'
  if (!(shop.databaseUrl && hasDumpTools()) && !(await exists(join(shop.dataDir, inside))))
    throw new StartError(`Tidak ada yang bisa dicadangkan: ${join(shop.dataDir, inside)} tidak ada.`)

  await mkdir(dirname(target), { recursive: true })
  const unfinished = await mkdtemp(`${target}.baru-`)
  try {
    const result = await withServer(shop, log, (server) => fill(unfinished, shop, server, signal))
    await rename(unfinished, target)
    await sync(dirname(target))
    return result
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Starts the database temporarily if it is not running; that also prevents a shop from starting meanwhile. */
async function withServer<T>(
  { dataDir, databaseUrl, walArchiveDir }: Shop,
  log: Log,
  work: (server: EmbeddedServer | undefined) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(undefined)
  const running = await findServer(dataDir)
  if (running) return work(running)
  const own = await startEmbedded(dataDir, log, walArchiveDir)
  try {
    return await work(await findServer(dataDir))
  } finally {
    await own.stop()
  }
}

async function fill(
  folder: string,
  { dataDir, databaseUrl, publicKey }: Shop,
  server: EmbeddedServer | undefined,
  signal: AbortSignal | undefined,
): Promise<Backup> {
  await ensureRoom(folder, await bytesOf(dataDir))
  const sealed = publicKey ? sealFor(publicKey) : undefined
  const written = new Map<string, Written>()
  const seen = new Map<string, string>()

  async function copy(from: string, path: string): Promise<boolean> {
    signal?.throwIfAborted()
    const file = await copyFile(from, join(folder, path), sealed?.seal(path))
    if (file) written.set(path, file)
    return file !== undefined
  }

  async function copyShopFiles(): Promise<string[]> {
    const { files, folders } = await listTree(dataDir, isNoShopFile)
    for (const path of files) {
      const from = join(dataDir, path)
      const state = await unlessGone(stat(from).then(({ size, mtimeMs }) => `${size} ${mtimeMs}`))
      if (state === undefined || seen.get(path) === state) continue
      if (await copy(from, path)) seen.set(path, state)
    }
    return folders
  }

  // A first pass copies most files, so that little is left to copy while the database is locked.
  const folders = await copyShopFiles()
  let finished = new Date()
  const warnings: string[] = []
  if (server) {
    const { cluster } = server
    const made = await copyCluster(
      server,
      (path) => copy(join(cluster, path), `postgres/data/${path}`),
      async (path, bytes) => {
        const name = `postgres/data/${path}`
        const content = sealed ? await buffer(Readable.from([bytes]).pipe(sealed.seal(name))) : bytes
        written.set(name, await writeNew(join(folder, name), content))
      },
      async () => void (await copyShopFiles()),
    )
    await copy(join(cluster, '../kata-sandi'), 'postgres/kata-sandi')
    folders.push(...made.folders.map((path) => `postgres/data/${path}`))
    finished = made.finished
    warnings.push(...made.warnings)
  } else if (databaseUrl && hasDumpTools()) {
    await dumpDatabase(databaseUrl, join(folder, DUMP), signal)
    const place = join(folder, DUMP)
    const dump = sealed ? await copyFile(place, `${place}.baru`, sealed.seal(DUMP)) : await describe(place)
    if (sealed) await rename(`${place}.baru`, place)
    if (dump) written.set(DUMP, dump)
    // Pictures are written before the rows that name them, so copy them after the dump.
    folders.push(...(await copyShopFiles()))
  }

  await syncTree(folder)
  const files = [...written].map(([path, file]) => ({ path, ...file }))
  await writeManifest(folder, {
    version: sealed ? 2 : 1,
    ...(sealed && { encryption: sealed.encryption }),
    finished: finished.toISOString(),
    ...(server && { postgres: { major: await majorOf(server.cluster), platform } }),
    folders: [...new Set(folders)],
    files,
  })
  await sync(folder)
  return {
    withDatabase: server !== undefined || written.has(DUMP),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    warnings,
  }
}

/** True for files that are not copied: the database, temporary files, and resized pictures, which are made again. */
function isNoShopFile(path: string): boolean {
  return path === DUMP || /^(postgres|postgres\.baru-\w+|lost\+found|uploads\/varian|.+\.tmp)$/.test(path)
}

async function bytesOf(dataDir: string): Promise<number> {
  // The root of a disk has a folder that only root can read.
  const { files } = await listTree(dataDir, (path) => path === 'lost+found')
  const sizes = await Promise.all(files.map((path) => unlessGone(stat(join(dataDir, path)))))
  return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0)
}

const majorOf = async (cluster: string) => (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()

const exists = async (path: string) => (await unlessGone(stat(path))) !== undefined
