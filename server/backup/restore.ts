import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from '#server/db/embedded/binaries.ts'
import { homeIn, makeHome } from '#server/db/embedded/home.ts'
import type { Log } from '#server/db/embedded/log.ts'
import type { OsUser } from '#server/db/embedded/os-user.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { DUMP } from './dump.ts'
import { copyFile, ensureRoom, syncTree } from './files.ts'
import { checkFiles, type Manifest, readManifest } from './manifest.ts'
import { checkRecovery, type RecoveryTarget, recover } from './recover.ts'
import { type FileCipher, openWith } from './seal.ts'
import { clearUnfinished, isUnfinished, markFinished, markUnfinished, namesIn } from './unfinished.ts'

interface Restored {
  withDatabase: boolean
  /** Path of an external database's dump, which still has to be restored. */
  dump: string | undefined
  /** Time of the last change in the database's log; undefined if there was none. */
  lastChange: Date | undefined
}

const CLUSTER = 'postgres/'

/**
 * Restores a backup into an empty folder, from which a shop can then start. All files are checked before anything is written.
 * The database is recovered before its folder gets its final name. An interrupted restore is started again.
 * @param target `privateKey`: key of the owner as PEM, for an encrypted backup
 * @param signal cancels the restore; the folder is then emptied
 * @throws StartError; the folder is then emptied as well
 */
export async function restore(
  backup: string,
  dataDir: string,
  log: Log,
  { privateKey, ...target }: RecoveryTarget & { privateKey?: string | undefined } = {},
  signal?: AbortSignal,
): Promise<Restored> {
  const manifest = await readManifest(backup)
  checkRecovery(manifest, target)
  const decrypt = decryption(manifest, privateKey)
  const isAgain = await isUnfinished(dataDir)
  if (!isAgain && (await namesIn(dataDir)).length > 0)
    throw new StartError(`Folder ${dataDir} tidak kosong; cadangan hanya dipulihkan ke folder kosong.`)
  await checkFiles(backup, manifest)

  if (isAgain) await clearUnfinished(dataDir)
  await mkdir(dataDir, { recursive: true })
  await ensureRoom(
    dataDir,
    manifest.files.reduce((sum, { size }) => sum + size, 0),
  )
  let lastChange: Date | undefined
  try {
    await markUnfinished(dataDir)
    await bring(dataDir, '', (path) => !path.startsWith(CLUSTER))
    await syncTree(dataDir)
    // Last, because a shop can start on a folder with a database.
    if (manifest.postgres) await makeHome(dataDir, log, bringCluster)
    await markFinished(dataDir)
  } catch (error) {
    await clearUnfinished(dataDir)
    throw error
  }
  const hasDump = manifest.files.some(({ path }) => path === DUMP)
  return {
    withDatabase: manifest.postgres !== undefined,
    dump: hasDump ? join(dataDir, DUMP) : undefined,
    lastChange,
  }

  async function bringCluster(folder: string, binaries: Binaries, user: OsUser | undefined) {
    await bring(folder, CLUSTER, (path) => path.startsWith(CLUSTER))
    // PostgreSQL itself syncs a copied cluster to disk before recovery.
    lastChange = await recover(await homeIn(folder, binaries, user), manifest, target, signal)
  }

  /** Copies the wanted files of the backup, without the start of their paths. */
  async function bring(to: string, beginning: string, isWanted: (path: string) => boolean): Promise<void> {
    const placeOf = (path: string) => join(to, path.slice(beginning.length))
    for (const path of manifest.folders.filter(isWanted)) await mkdir(placeOf(path), { recursive: true, mode: 0o700 })
    for (const { path, sha256 } of manifest.files.filter(({ path }) => isWanted(path))) {
      signal?.throwIfAborted()
      const written = await copyFile(join(backup, path), placeOf(path), decrypt?.(path))
      // Decryption checks the content itself.
      if (decrypt ? !written : written?.sha256 !== sha256)
        throw new StartError(`Cadangan ${backup} berubah selagi dipulihkan: ${path}.`)
    }
  }
}

/** @throws StartError if the backup is encrypted, and the key is missing or wrong */
function decryption({ encryption }: Manifest, privateKey: string | undefined): FileCipher | undefined {
  if (!encryption) return undefined
  if (privateKey === undefined)
    throw new StartError('Cadangan ini terkunci. Sebutkan berkas kunci pribadinya: --key <berkas>.')
  return openWith(privateKey, encryption)
}
