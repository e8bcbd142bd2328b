import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { AppError } from '#server/kernel/app-error.ts'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'
import { closeFolder, OWN_FILE, OWN_FOLDER } from '#server/kernel/private-folder.ts'
import { traceHeaders } from '#server/kernel/trace.ts'

/** Seconds after which there may be room again, or an answer. */
const RETRY_AFTER = 5

/** Files that people or the seed put in: masters under `produk/`, `paket/`, `artikel/`, `beranda/`, `profil/`, `logo/`; resized copies under `varian/`. */
export interface Storage {
  /** Keeps the whole file, or nothing. @throws GAMBAR_TIDAK_TERSIMPAN where there is no room, or no storage */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** undefined when there is no such file. @throws BERKAS_TIDAK_TERJANGKAU where the storage does not answer, or too many ask it */
  get(key: string): Promise<Uint8Array | undefined>
  /** It is no failure when there is no such file. @throws BERKAS_TIDAK_TERJANGKAU */
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
 * Files in a folder, or in S3-compatible storage where that is configured.
 * @param patienceMs how long S3 may take over a file; a folder is the machine's own
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

/** Who asks waits five seconds; a file on its way there may be larger than one that comes back. */
const PATIENCE_MS = 5_000
const PUT_TIMES = 3

/**
 * How many of a kind are under way at once, and how many wait behind them, so that a storage that hangs holds only so many
 * requests: of those who look at pictures fewer than half of what the shop takes (`PLACES` in `server/app.ts`), and few of those
 * who remove files, which some do while a transaction is open.
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

/** Who has waited for his turn as long as the work may take does not begin it. */
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

// Each driver is loaded only where it is used: the S3 client is large.

async function folderDriver(folder: string) {
  const { FSDriver } = await import('flydrive/drivers/fs')
  /** Written beside and renamed: the driver's own way leaves half a file under a good name when the disk is full. */
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
  /** For each command so long, its repeats and the last byte of its answer included: time-outs of a socket begin anew with every byte. */
  class PatientClient extends S3Client {
    // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the forms of `send` take and return
    override send(command: any): any {
      const ms = command instanceof PutObjectCommand ? patienceMs * PUT_TIMES : patienceMs
      return super.send(command, { abortSignal: AbortSignal.timeout(ms) })
    }
  }
  // Other makers' storage knows no buckets as host names.
  const client = new PatientClient({ credentials, endpoint, region, forcePathStyle: true })
  client.middlewareStack.add(
    (next) => (args) => {
      Object.assign((args.request as { headers: Record<string, string> }).headers, traceHeaders())
      return next(args)
    },
    // Before it is signed.
    { name: 'traceHeaders', step: 'build' },
  )
  return new S3Driver({
    client,
    bucket,
    visibility: 'private',
    // Nor ACLs.
    supportsACL: false,
  })
}
