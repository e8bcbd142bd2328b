import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeHomes } from '#server/db/embedded/home.ts'
import { commandLine } from '#server/db/embedded/pid-file.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { sync, unlessGone, writeNew } from './files.ts'

/** Lies in a folder from before the first file is brought back until after the last. Holds who does it. */
const MARK = 'pemulihan-belum-selesai'

const markOf = (dataDir: string) => unlessGone(readFile(join(dataDir, MARK), 'utf8'))

/** @throws StartError where a restore was cut short: what lies there is part of a shop, and must not be opened as one */
export async function refuseUnfinished(dataDir: string): Promise<void> {
  if ((await markOf(dataDir)) === undefined) return
  throw new StartError(
    `Pemulihan cadangan ke ${dataDir} belum selesai atau terputus. Ulangi: npm run restore -- <cadangan> ${dataDir}`,
  )
}

/**
 * Whether a restore into this folder was cut short, so that everything in it is that restore's.
 * @throws StartError where it still goes on
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

/** Takes away what a restore has brought so far, the mark last. */
export async function clearUnfinished(dataDir: string): Promise<void> {
  await removeHomes(dataDir)
  for (const name of await namesIn(dataDir))
    if (name !== MARK) await rm(join(dataDir, name), { recursive: true, force: true })
  await rm(join(dataDir, MARK), { force: true })
}

/** A disk of its own has one folder from the start. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = (await unlessGone(readdir(folder))) ?? []
  return names.filter((name) => name !== 'lost+found')
}
