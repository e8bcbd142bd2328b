import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { AppError } from '#server/kernel/app-error.ts'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'
import { closeFolder, OWN_FILE, OWN_FOLDER } from '#server/kernel/private-folder.ts'
import { traceHeaders } from '#server/kernel/trace.ts'

/** Seconds until a retry may succeed: there may be room again, or the storage may respond. */
const RETRY_AFTER = 5

/**
 * Files of users or of the seed: masters under `produk/`, `paket/`, `artikel/`, `beranda/`, `profil/`, `logo/`; resized copies
 * under `varian/`.
 */
export interface Storage {
  /** Stores the file completely or not at all. @throws GAMBAR_TIDAK_TERSIMPAN if there is no room, or no storage */
  put(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Returns undefined if the file is absent. @throws BERKAS_TIDAK_TERJANGKAU if the storage does not respond, or is overloaded
   */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deletes a file; a no-op if it is absent. @throws BERKAS_TIDAK_TERJANGKAU */
  remove(key: string): Promise<void>
}

interface S3Settings {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Opens the storage: S3-compatible storage if configured, otherwise a folder.
 * @param patienceMs timeout per file for S3; a folder has none, because it is local
 */
export async function openStorage(folder: string, s3?: S3Settings, patienceMs?: number): Promise<Storage> {
  return s3 ? inS3(s3, patienceMs) : inFolder(folder)
}

async function inFolder(folder: string): Promise<Storage> {
  await closeFolder(folder)
  const disk = new Disk(await folderDriver(folder))
  return {
    put: (key, bytes) => disk.put(key, bytes).catch(notKept),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    remove: (key) => disk.delete(key),
  }
}

/** Timeout in milliseconds. An upload may take `PUT_TIMES` as long, because it may be larger than a download. */
const PATIENCE_MS = 5_000
const PUT_TIMES = 3

/**
 * Maximum concurrent and queued calls per kind, which bound the requests that a hanging storage can hold. Downloads hold fewer
 * than half of the shop's requests (`PLACES` in `server/app.ts`). Deletions hold few, because some run inside a transaction.
 */
const BUDGET = { get: [20, 60], put: [8, 24], remove: [3, 3] } as const

async function inS3(settings: S3Settings, patienceMs = PATIENCE_MS): Promise<Storage> {
  const disk = new Disk(await s3Driver(settings, patienceMs))
  const [get, put, remove] = [
    inTurn(BUDGET.get, patienceMs),
    inTurn(BUDGET.put, patienceMs * PUT_TIMES),
    inTurn(BUDGET.remove, patienceMs),
  ]
  return {
    put: (key, bytes) => put(() => disk.put(key, bytes)).catch(notKept),
    get: (key) => get(() => disk.getBytes(key).catch(undefinedWhereMissing)).catch(notReached),
    remove: (key) => remove(() => disk.delete(key)).catch(notReached),
  }
}

/** Limits concurrency. Work that was queued for the whole timeout is not started. */
function inTurn([most, waiting]: readonly [number, number], patienceMs: number) {
  const run = fewAtOnce(most, waiting)
  return <T>(work: () => Promise<T>): Promise<T> => {
    const patience = AbortSignal.timeout(patienceMs)
    return run(() => {
      patience.throwIfAborted()
      return work()
    })
  }
}

function undefinedWhereMissing({ cause }: { cause?: { $metadata?: { httpStatusCode?: number } } }): undefined {
  if (cause?.$metadata?.httpStatusCode !== 404) throw cause
}

function notKept(cause: unknown): never {
  throw new AppError('GAMBAR_TIDAK_TERSIMPAN', { retryAfter: RETRY_AFTER, cause })
}

function notReached(cause: unknown): never {
  throw new AppError('BERKAS_TIDAK_TERJANGKAU', { retryAfter: RETRY_AFTER, cause })
}

// Each driver is imported on use: the S3 client is large.

async function folderDriver(folder: string) {
  const { FSDriver } = await import('flydrive/drivers/fs')
  /**
   * Writes to a temporary file and renames it: the base driver leaves a partial file under the final name if the disk is full.
   */
  class WholeFiles extends FSDriver {
    override async put(key: string, contents: string | Uint8Array): Promise<void> {
      const place = join(folder, key)
      const draft = `${place}.${randomBytes(6).toString('hex')}.baru`
      try {
        await mkdir(dirname(place), { recursive: true, mode: OWN_FOLDER })
        await writeFile(draft, contents, { mode: OWN_FILE, flush: true })
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    }
  }
  return new WholeFiles({ location: folder, visibility: 'private' })
}

async function s3Driver({ bucket, endpoint, region, ...credentials }: S3Settings, patienceMs: number) {
  const [{ S3Driver }, { PutObjectCommand, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ])
  /** Limits each command's total time, including retries and the last byte. Socket timeouts restart with every byte. */
  class PatientClient extends S3Client {
    // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the forms of `send` take and return
    override send(command: any): any {
      const ms = command instanceof PutObjectCommand ? patienceMs * PUT_TIMES : patienceMs
      return super.send(command, { abortSignal: AbortSignal.timeout(ms) })
    }
  }
  // Other S3-compatible storage does not support buckets as host names.
  const client = new PatientClient({ credentials, endpoint, region, forcePathStyle: true })
  client.middlewareStack.add(
    (next) => (args) => {
      Object.assign((args.request as { headers: Record<string, string> }).headers, traceHeaders())
      return next(args)
    },
    // Before the request is signed.
    { name: 'traceHeaders', step: 'build' },
  )
  return new S3Driver({
    client,
    bucket,
    visibility: 'private',
    // Other S3-compatible storage does not support ACLs either.
    supportsACL: false,
  })
}
