import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#server/kernel/app-error.ts'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'
import { closeFolder, OWN_FILE, OWN_FOLDER } from '#server/kernel/private-folder.ts'
import { traceHeaders } from '#server/kernel/trace.ts'
import type { S3Settings } from '#server/s3/client.ts'

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

/**
 * Opens the storage: S3-compatible storage if configured, otherwise a folder.
 * @param patienceMs timeout per file for S3; a folder has none, because it is local
 */
export async function openStorage(folder: string, s3?: S3Settings, patienceMs?: number): Promise<Storage> {
  return s3 ? inS3(s3, patienceMs) : inFolder(folder)
}

async function inFolder(folder: string): Promise<Storage> {
  await closeFolder(folder)
  const placeOf = (key: string) => join(folder, safe(key))
  return {
    put: async (key, bytes) => writeWhole(placeOf(key), bytes).catch(notKept),
    get: async (key) => readFile(placeOf(key)).catch(undefinedWhere(({ code }) => code === 'ENOENT')),
    remove: async (key) => rm(placeOf(key), { force: true }),
  }
}

/** Returns the key. @throws if it leaves the storage or has characters that no key of the shop has */
function safe(key: string): string {
  if (/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(key)) return key
  throw new Error(`"${key}" is no key of a file`)
}

/** Writes to a temporary file and renames it: a full disk would leave a partial file under the final name. */
async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const draft = `${place}.${randomBytes(6).toString('hex')}.baru`
  try {
    await mkdir(dirname(place), { recursive: true, mode: OWN_FOLDER })
    await writeFile(draft, bytes, { mode: OWN_FILE, flush: true })
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
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
  const { createS3, S3Error } = await import('#server/s3/client.ts')
  const send = createS3(settings)
  const [get, put, remove] = [
    inTurn(BUDGET.get, patienceMs),
    inTurn(BUDGET.put, patienceMs * PUT_TIMES),
    inTurn(BUDGET.remove, patienceMs),
  ]
  /** Limits a call's total time, including retries and the last byte. Socket timeouts restart with every byte. */
  const call = async (method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array) => {
    const signal = AbortSignal.timeout(body ? patienceMs * PUT_TIMES : patienceMs)
    const response = await send(method, safe(key), { body, signal, headers: traceHeaders() })
    return new Uint8Array(await response.body.arrayBuffer())
  }
  const isMissing = (error: unknown) => error instanceof S3Error && error.status === 404
  return {
    put: (key, bytes) => put(() => call('PUT', key, bytes)).then(() => {}, notKept),
    get: (key) => get(() => call('GET', key).catch(undefinedWhere(isMissing))).catch(notReached),
    remove: (key) => remove(() => call('DELETE', key)).then(() => {}, notReached),
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

/** Returns a handler that turns matching errors into undefined and throws the others. */
function undefinedWhere(isExpected: (error: NodeJS.ErrnoException) => boolean) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (!isExpected(error)) throw error
  }
}

function notKept(cause: unknown): never {
  throw new AppError('GAMBAR_TIDAK_TERSIMPAN', { retryAfter: RETRY_AFTER, cause })
}

function notReached(cause: unknown): never {
  throw new AppError('BERKAS_TIDAK_TERJANGKAU', { retryAfter: RETRY_AFTER, cause })
}
