import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { StartError } from '#server/kernel/start-error.ts'
import { MANIFEST, readManifest } from './manifest.ts'

export interface BucketSettings {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Backups in S3-compatible storage. Each is a folder named by its time, and complete if it has a manifest. */
export interface Bucket {
  /** Returns the names of complete backups, oldest first. */
  list(): Promise<string[]>
  /** Uploads a backup, its manifest last. */
  upload(folder: string, name: string): Promise<void>
  /** Downloads a backup into a folder; `restore` checks it for damage. */
  download(name: string, folder: string): Promise<void>
  /** Deletes all but the newest complete backups, and older incomplete ones. Returns the names of the deleted backups. */
  prune(keep: number): Promise<string[]>
}

/** Timeouts of connections to the storage. */
const CONNECT_MS = 10_000
const SILENCE_MS = 60_000
const AT_ONCE = 6
const ATTEMPTS = 3

/** Names of backups. Other files in the bucket are never deleted. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Returns the name of a backup created now; names sort by time. */
export const nameOfNow = (now = new Date()): string => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** @param signal cancels the calls */
export async function openBucket(settings: BucketSettings, signal?: AbortSignal): Promise<Bucket> {
  // Imported on use: the S3 client is large.
  const s3 = await import('@aws-sdk/client-s3')
  const { bucket: Bucket, endpoint, region, ...credentials } = settings
  const client = new s3.S3Client({
    credentials,
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Some S3-compatible storage does not support trailing checksums; the manifest contains checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const options = signal && { abortSignal: signal }
  const inTurn = pLimit(AT_ONCE)

  async function all(query: { Prefix?: string; Delimiter?: string }) {
    const [keys, folders]: [string[], string[]] = [[], []]
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new s3.ListObjectsV2Command({ Bucket, ContinuationToken, ...query }), options)
      keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key))
      folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(0, -1)))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return { keys, folders }
  }

  async function isWhole(name: string): Promise<boolean> {
    const { keys } = await all({ Prefix: `${name}/${MANIFEST}` })
    return keys.includes(`${name}/${MANIFEST}`)
  }

  /** Returns all backup folders, oldest first. */
  const folders = async () => (await all({ Delimiter: '/' })).folders.filter((name) => NAME.test(name)).sort()

  async function put(path: string, Key: string, size: number): Promise<void> {
    // A stream cannot be sent twice, so the client does not retry by itself.
    for (let attempt = 1; ; attempt++)
      try {
        const Body = createReadStream(path)
        await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: size }), options)
        return
      } catch (error) {
        signal?.throwIfAborted()
        if (attempt === ATTEMPTS) throw error
      }
  }

  async function get(Key: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }), options)
    await pipeline(Body as Readable, createWriteStream(path, { mode: 0o600 }))
  }

  const remove = (keys: readonly string[]) =>
    Promise.all(keys.map((Key) => inTurn(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key }), options))))

  /** Replaces errors of the client with one sentence. */
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: Error) => {
      // Cancel queued calls, which would fail as well.
      inTurn.clearQueue()
      if (cause instanceof StartError) throw cause
      signal?.throwIfAborted()
      throw new StartError(`Penyimpanan cadangan (${endpoint}, ${Bucket}) tidak dapat dipakai: ${cause.message}`, {
        cause,
      })
    })

  async function whole(): Promise<string[]> {
    const names = await folders()
    const found = await Promise.all(names.map((name) => inTurn(() => isWhole(name))))
    return names.filter((_, index) => found[index])
  }

  return {
    list: () => told(whole()),

    async upload(folder, name) {
      const { files } = await readManifest(folder)
      const sent = files.map(({ path, size }) => inTurn(() => put(join(folder, path), `${name}/${path}`, size)))
      await told(Promise.all(sent))
      const { size } = await stat(join(folder, MANIFEST))
      await told(put(join(folder, MANIFEST), `${name}/${MANIFEST}`, size))
    },

    async download(name, folder) {
      await told(get(`${name}/${MANIFEST}`, join(folder, MANIFEST)))
      const { files } = await readManifest(folder)
      await told(Promise.all(files.map(({ path }) => inTurn(() => get(`${name}/${path}`, join(folder, path))))))
    },

    prune: (keep) =>
      told(
        (async () => {
          const kept = (await whole()).slice(-keep)
          const gone = (await folders()).filter((name) => !kept.includes(name) && name < (kept.at(-1) ?? ''))
          for (const name of gone) {
            // The manifest first, so that an interrupted deletion does not leave a seemingly complete backup.
            await remove([`${name}/${MANIFEST}`])
            await remove((await all({ Prefix: `${name}/` })).keys)
          }
          return gone
        })(),
      ),
  }
}
