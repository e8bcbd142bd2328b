import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Log } from '#server/db/embedded/log.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { backUp } from './backup.ts'
import { nameOfNow } from './bucket.ts'

/** How the backup is that the owner asked for. */
export type KeadaanCadangan =
  | { status: 'belum' }
  | { status: 'dibuat'; mulai: Date }
  | { status: 'siap'; mulai: Date; selesai: Date; berkas: number; byte: number; peringatan: string[] }
  | { status: 'gagal'; mulai: Date; kesalahan: string }

/** Makes backups for the owner to take away, one at a time. None of it outlives the process, so it is no place to keep them. */
export interface Cadangan {
  keadaan(): KeadaanCadangan
  /** Begins one, in the place of the one before. @returns false where one is being made already */
  mulai(): boolean
  /** The one that is ready, as a packed folder, and what it is called; undefined where none is. */
  buka(): { nama: string; isi: AsyncIterable<Uint8Array> } | undefined
  /** Ends what is under way, and leaves nothing behind. */
  close(): Promise<void>
}

/** So long the last one lies there to be taken away. */
const SIMPAN_MS = 24 * 3_600_000

/**
 * For a shop whose database is its own.
 * @param make makes a backup as a folder; tests have another one
 */
export function openCadangan(
  shop: { dataDir: string; walArchiveDir: string | undefined },
  clock: () => Date,
  log: Log,
  make: typeof backUp = backUp,
): Cadangan {
  let keadaan: KeadaanCadangan = { status: 'belum' }
  let folder: string | undefined
  let buang: NodeJS.Timeout | undefined
  let kerja: Promise<void> | undefined
  const stopping = new AbortController()

  async function forget(): Promise<void> {
    clearTimeout(buang)
    const lama = folder
    folder = undefined
    keadaan = { status: 'belum' }
    if (lama) await rm(dirname(lama), { recursive: true, force: true })
  }

  async function run(mulai: Date): Promise<void> {
    const tempat = await mkdtemp(join(tmpdir(), 'kerapusehat-unduhan-'))
    const target = join(tempat, nameOfNow())
    try {
      const { files, bytes, warnings } = await make({ ...shop, databaseUrl: undefined }, target, log, stopping.signal)
      folder = target
      keadaan = { status: 'siap', mulai, selesai: clock(), berkas: files, byte: bytes, peringatan: warnings }
      buang = setTimeout(() => void forget().catch((error: Error) => log.warn(error.message)), SIMPAN_MS).unref()
    } catch (error) {
      await rm(tempat, { recursive: true, force: true })
      log.warn(`backup for the owner failed: ${(error as Error).message}`)
      // What is no sentence for the owner stands in the log.
      const kesalahan = error instanceof StartError ? error.message : 'Cadangan terhenti di tengah jalan.'
      keadaan = { status: 'gagal', mulai, kesalahan }
    }
  }

  return {
    keadaan: () => keadaan,

    mulai() {
      if (keadaan.status === 'dibuat') return false
      const mulai = clock()
      const lama = forget()
      keadaan = { status: 'dibuat', mulai }
      kerja = lama
        .then(() => run(mulai))
        .catch((error: Error) => {
          log.warn(error.message)
          keadaan = { status: 'gagal', mulai, kesalahan: 'Cadangan terhenti di tengah jalan.' }
        })
      return true
    },

    buka: () => (folder ? { nama: `${basename(folder)}.tar.gz`, isi: pack(folder) } : undefined),

    async close() {
      stopping.abort()
      await kerja
      await forget()
    },
  }
}

/** A folder as one file. Who stops reading stops the packing. */
async function* pack(folder: string): AsyncGenerator<Uint8Array> {
  const tar = spawn('tar', ['-cz', '-C', dirname(folder), basename(folder)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<number | null>((resolve, reject) => tar.on('error', reject).on('close', resolve))
  // It is waited for below, unless reading fails first.
  ended.catch(() => {})
  try {
    yield* tar.stdout
    if ((await ended) !== 0) throw new Error('tar failed')
  } finally {
    tar.kill()
  }
}
