import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '#server/kernel/start-error.ts'
import { type Binaries, findBinaries, SYSTEM_FOLDER } from './binaries.ts'
import { initialize } from './initialize.ts'
import type { Log } from './log.ts'
import { canWrite, existingClusterUser, newClusterUser, type OsUser } from './os-user.ts'
import { stopRunning } from './postmaster.ts'

/** Location of a cluster, and the user that runs it. */
export interface Home {
  /** PostgreSQL's own data directory. */
  cluster: string
  logFile: string
  password: string
  user: OsUser | undefined
  binaries: Binaries
}

/** Puts a cluster into `<folder>/data` and its superuser's password into `<folder>/kata-sandi`. */
type Fill = (folder: string, binaries: Binaries, user: OsUser | undefined) => Promise<void>

/**
 * Finds the cluster of a data folder, or creates it. It is always reached as `<dataDir>/postgres`. If the database's user
 * cannot enter the data folder, that name is a symbolic link to a folder which that user can enter. A new cluster gets its name
 * only when it is complete, so a first start may be interrupted or run twice concurrently.
 */
export async function openHome(dataDir: string, log: Log): Promise<Home> {
  await makeHome(dataDir, log, initialize)
  return existingHome(await placeIn(dataDir), log)
}

/** Creates the cluster like `openHome`, but with `fill` instead of initdb. Does nothing if there is a cluster. */
export async function makeHome(dataDir: string, log: Log, fill: Fill): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const place = await placeIn(dataDir)
  if (!(await exists(place))) await createHome(place, log, fill)
}

/** Removes the cluster of a data folder and leftovers of unfinished ones, and stops the servers that still run on them. */
export async function removeHomes(dataDir: string): Promise<void> {
  const place = await placeIn(dataDir)
  const away = await homesAway(place)
  const here = (await readdir(dirname(place))).filter((name) => name === 'postgres' || isUnfinished(place, name))
  for (const folder of [...here.map((name) => join(dirname(place), name)), ...away]) {
    await stopRunning(join(await realpath(folder).catch(() => folder), 'data'))
    await rm(folder, { recursive: true, force: true })
  }
}

const placeIn = async (dataDir: string) => join(await realpath(dataDir), 'postgres')

async function existingHome(place: string, log: Log): Promise<Home> {
  const folder = await realpath(place).catch((cause) => {
    throw new StartError(`Database toko tidak ditemukan: ${place} menunjuk ke folder yang sudah tidak ada.`, {
      cause,
    })
  })
  let owner = await stat(folder)
  if (owner.uid === 0) {
    // A backup that root copied back belongs to root.
    giveTo(newClusterUser(), folder)
    owner = await stat(folder)
  }
  const user = existingClusterUser(folder, owner)
  if (!canWrite(user, folder)) {
    throw new StartError(
      `Pengguna database (uid ${owner.uid}) tidak bisa memasuki ${folder}; periksa hak akses folder di atasnya.`,
    )
  }
  if (!(await exists(join(folder, 'data/PG_VERSION'))))
    throw new StartError(`Tidak ada database yang utuh di ${folder}.`)
  return homeIn(folder, await findBinaries(user, log), user)
}

/** Returns the cluster that is in this folder. */
export async function homeIn(folder: string, binaries: Binaries, user: OsUser | undefined): Promise<Home> {
  return {
    cluster: join(folder, 'data'),
    logFile: join(folder, 'postgres.log'),
    password: (await readFile(join(folder, 'kata-sandi'), 'utf8')).trim(),
    user,
    binaries,
  }
}

async function createHome(place: string, log: Log, fill: Fill): Promise<void> {
  const user = newClusterUser()
  const binaries = await findBinaries(user, log)
  const { folder, publish } = await chooseFolder(place, user, log)
  try {
    await fill(folder, binaries, user)
    await publish()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    // Another shop created the same cluster concurrently; continue with that one.
    if (!(await exists(place))) throw error
  }
  await removeUnfinished(place)
}

async function chooseFolder(place: string, user: OsUser | undefined, log: Log) {
  const beside = await mkdtemp(`${place}.baru-`)
  if (!user || (await handOver(beside, user))) return { folder: beside, publish: () => rename(beside, place) }
  await rm(beside, { recursive: true })

  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const away = await mkdtemp(join(SYSTEM_FOLDER, awayPrefix(place)))
  if (!(await handOver(away, user)))
    throw new StartError(`Pengguna database (uid ${user.uid}) tidak bisa memasuki ${away}.`)
  log.info(`Database disimpan di ${away}, karena pengguna database tidak bisa memasuki ${place}.`)
  return { folder: away, publish: () => symlink(away, place) }
}

const awayPrefix = (place: string) => `${createHash('sha256').update(place).digest('hex').slice(0, 12)}-`

async function homesAway(place: string): Promise<string[]> {
  const names = await readdir(SYSTEM_FOLDER).catch(() => [])
  return names.filter((name) => name.startsWith(awayPrefix(place))).map((name) => join(SYSTEM_FOLDER, name))
}

const isUnfinished = (place: string, name: string) => name.startsWith(`${basename(place)}.baru-`)

/** Removes unfinished clusters. Once there is a complete one, an interrupted or concurrent first start is no longer needed. */
async function removeUnfinished(place: string): Promise<void> {
  const parent = dirname(place)
  for (const name of await readdir(parent)) {
    if (!isUnfinished(place, name)) continue
    // Fails if another process still writes there. That process finds the complete cluster and removes its own folder.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}

async function handOver(folder: string, { uid, gid }: OsUser): Promise<boolean> {
  try {
    await chown(folder, uid, gid)
  } catch {
    // Some network file systems have no owners.
    return false
  }
  return canWrite({ uid, gid }, folder)
}

/** Makes `user` the owner of the folder and of everything in it. */
export function giveTo(user: OsUser | undefined, folder: string): void {
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
