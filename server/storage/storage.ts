import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { AppError } from '#server/kernel/app-error.ts'
import { traceHeaders } from '#server/kernel/trace.ts'

/** Seconds after which there may be room again. */
const RETRY_AFTER = 5

/** Files that people or the seed put in: masters under `produk/`, `paket/`, `artikel/`, `profil/`; resized copies under `varian/`. */
export interface Storage {
  /** Keeps the whole file, or nothing. @throws GAMBAR_TIDAK_TERSIMPAN where there is no room, or no storage */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  /** It is no failure when there is no such file. */
  remove(key: string): Promise<void>
}

interface S3Settings {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Files in a folder, or in S3-compatible storage where that is configured. */
export async function openStorage(folder: string, s3?: S3Settings): Promise<Storage> {
  const disk = new Disk(s3 ? await s3Driver(s3) : await folderDriver(folder))
  return {
    put: (key, bytes) =>
      disk.put(key, bytes).catch((cause: unknown) => {
        throw new AppError('GAMBAR_TIDAK_TERSIMPAN', { retryAfter: RETRY_AFTER, cause })
      }),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    remove: (key) => disk.delete(key),
  }
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
        await mkdir(dirname(place), { recursive: true })
        await writeFile(draft, contents, { flush: true })
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    }
  }
  return new WholeFiles({ location: folder, visibility: 'private' })
}

async function s3Driver({ bucket, endpoint, region, ...credentials }: S3Settings) {
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')])
  // Other makers' storage knows no buckets as host names.
  const client = new S3Client({ credentials, endpoint, region, forcePathStyle: true })
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
