import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeHomes } from '#server/db/embedded/home.ts'
import { commandLine } from '#server/db/embedded/pid-file.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { sync, unlessGone, writeNew } from './files.ts'

/** Marker file that exists from before the first restored file until after the last. Contains the process ID. */
const MARK = 'pemulihan-belum-selesai'

const markOf = (dataDir: string) => unlessGone(readFile(join(dataDir, MARK), 'utf8'))

/** @throws StartError if a restore was interrupted: the folder holds an incomplete shop, which must not be opened */
export async function refuseUnfinished(dataDir: string): Promise<void> {
  if ((await markOf(dataDir)) === undefined) return
  throw new StartError(
    `Pemulihan cadangan ke ${dataDir} belum selesai atau terputus. Ulangi: npm run restore -- <cadangan> ${dataDir}`,
  )
}

/**
 * True if a restore into this folder was interrupted. Everything in the folder then belongs to that restore.
 * @throws StartError if the restore is still running
 */
export async function isUnfinished(dataDir: string): Promise<boolean> {
  const mark = await markOf(dataDir)
  if (mark && commandLine(Number(mark)).includes('restore'))
    throw new StartError(`Cadangan sedang dipulihkan ke ${dataDir} (proses ${mark}); tunggu sampai selesai.`)
  return mark !== undefined
}

export async function markUnfinished(dataDir: string): Promise<void> {
  await writeNew(join(dataDir, MARK), String(process.pid))
  await sync(dataDir)
}

export async function markFinished(dataDir: string): Promise<void> {
  await sync(dataDir)
  await rm(join(dataDir, MARK))
  await sync(dataDir)
}

/** Deletes the files restored so far, the marker last. */
export async function clearUnfinished(dataDir: string): Promise<void> {
  await removeHomes(dataDir)
  for (const name of await namesIn(dataDir))
    if (name !== MARK) await rm(join(dataDir, name), { recursive: true, force: true })
  await rm(join(dataDir, MARK), { force: true })
}

/** Returns the names in a folder, without `lost+found`, which a new disk contains. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = (await unlessGone(readdir(folder))) ?? []
  return names.filter((name) => name !== 'lost+found')
}
