import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Log } from '#server/db/embedded/log.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { backUp } from './backup.ts'
import { nameOfNow } from './bucket.ts'

/** State of the owner's backup. */
export type BackupState =
  | { status: 'belum' }
  | { status: 'dibuat'; startedAt: Date }
  | { status: 'siap'; startedAt: Date; finishedAt: Date; berkas: number; byte: number; peringatan: string[] }
  | { status: 'gagal'; startedAt: Date; kesalahan: string }

/** Creates backups for download, one at a time. They do not outlive the process, so they must be stored elsewhere. */
export interface Backups {
  state(): BackupState
  /** Starts a backup, which replaces the previous one. Downloads of that one continue. @returns false if one is already being created */
  start(): boolean
  /** Returns the finished backup as a packed folder, with its name; undefined if there is none. */
  open(): { name: string; content: AsyncIterable<Uint8Array> } | undefined
  /** Cancels the backup in progress, and deletes all files. */
  close(): Promise<void>
}

/** Retention of the finished backup. */
const KEEP_MS = 24 * 3_600_000

/**
 * Returns the backup service of a shop with an embedded database.
 * @param make creates a backup as a folder; replaced in tests
 */
export function openBackups(
  shop: { dataDir: string; walArchiveDir: string | undefined; publicKey?: string | undefined },
  clock: () => Date,
  log: Log,
  make: typeof backUp = backUp,
): Backups {
  let state: BackupState = { status: 'belum' }
  let folder: string | undefined
  let discard: NodeJS.Timeout | undefined
  let work: Promise<void> | undefined
  const stopping = new AbortController()
  /** Downloads in progress, by backup. */
  const readers = new Map<string, number>()

  async function forget(): Promise<void> {
    clearTimeout(discard)
    const previous = folder
    folder = undefined
    state = { status: 'belum' }
    if (previous && !readers.has(previous)) await remove(previous)
  }

  const remove = (backup: string) => rm(dirname(backup), { recursive: true, force: true })

  /** Packs a backup. If a newer one replaced it meanwhile, it is deleted after its last download. */
  async function* download(backup: string): AsyncGenerator<Uint8Array> {
    readers.set(backup, (readers.get(backup) ?? 0) + 1)
    try {
      yield* pack(backup)
    } finally {
      const rest = (readers.get(backup) ?? 1) - 1
      if (rest > 0) readers.set(backup, rest)
      else readers.delete(backup)
      if (rest === 0 && backup !== folder) await remove(backup)
    }
  }

  async function run(start: Date): Promise<void> {
    const place = await mkdtemp(join(tmpdir(), 'kerapusehat-unduhan-'))
    const target = join(place, nameOfNow())
    try {
      const { files, bytes, warnings } = await make({ ...shop, databaseUrl: undefined }, target, log, stopping.signal)
      folder = target
      state = {
        status: 'siap',
        startedAt: start,
        finishedAt: clock(),
        berkas: files,
        byte: bytes,
        peringatan: warnings,
      }
      discard = setTimeout(() => void forget().catch((error: Error) => log.warn(error.message)), KEEP_MS).unref()
    } catch (error) {
      await rm(place, { recursive: true, force: true })
      log.warn(`backup for the owner failed: ${(error as Error).message}`)
      // Other errors are only in the log, because they have no sentence for the owner.
      const mistake = error instanceof StartError ? error.message : 'Cadangan terputus sebelum selesai. Buat lagi.'
      state = { status: 'gagal', startedAt: start, kesalahan: mistake }
    }
  }

  return {
    state: () => state,

    start() {
      if (state.status === 'dibuat') return false
      const start = clock()
      const old = forget()
      state = { status: 'dibuat', startedAt: start }
      work = old
        .then(() => run(start))
        .catch((error: Error) => {
          log.warn(error.message)
          state = { status: 'gagal', startedAt: start, kesalahan: 'Cadangan terputus sebelum selesai. Buat lagi.' }
        })
      return true
    },

    open: () => (folder ? { name: `${basename(folder)}.tar.gz`, content: download(folder) } : undefined),

    async close() {
      stopping.abort()
      await work
      await forget()
      for (const backup of readers.keys()) await remove(backup)
    },
  }
}

/** Streams a folder as one tar.gz file. If the reader stops, packing stops. */
async function* pack(folder: string): AsyncGenerator<Uint8Array> {
  const tar = spawn('tar', ['-cz', '-C', dirname(folder), basename(folder)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<number | null>((resolve, reject) => tar.on('error', reject).on('close', resolve))
  // Awaited below, unless reading fails first; avoid an unhandled rejection in that case.
  ended.catch(() => {})
  try {
    yield* tar.stdout
    if ((await ended) !== 0) throw new Error('tar failed')
  } finally {
    tar.kill()
  }
}
