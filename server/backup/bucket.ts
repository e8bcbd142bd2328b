import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { StartError } from '#server/kernel/start-error.ts'
import type { S3Settings } from '#server/s3/client.ts'
import { MANIFEST, readManifest } from './manifest.ts'

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

const AT_ONCE = 6

/** Names of backups. Other files in the bucket are never deleted. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Returns the name of a backup created now; names sort by time. */
export const nameOfNow = (): string => `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** @param signal cancels the calls */
export async function openBucket(settings: S3Settings, signal?: AbortSignal): Promise<Bucket> {
  const { createS3, parseListing } = await import('#server/s3/client.ts')
  const send = createS3(settings)
  const inTurn = pLimit(AT_ONCE)

  async function all(query: { prefix?: string; delimiter?: string }) {
    const [keys, folders]: [string[], string[]] = [[], []]
    let token: string | undefined
    do {
      const { body } = await send('GET', '', {
        query: { 'list-type': '2', ...query, ...(token && { 'continuation-token': token }) },
        signal,
      })
      const page = parseListing(await body.text())
      keys.push(...page.keys)
      folders.push(...page.prefixes.map((prefix) => prefix.slice(0, -1)))
      token = page.next
    } while (token)
    return { keys, folders }
  }

  async function isWhole(name: string): Promise<boolean> {
    const { keys } = await all({ prefix: `${name}/${MANIFEST}` })
    return keys.includes(`${name}/${MANIFEST}`)
  }

  /** Returns all backup folders, oldest first. */
  const folders = async () => (await all({ delimiter: '/' })).folders.filter((name) => NAME.test(name)).sort()

  async function put(path: string, key: string, size: number): Promise<void> {
    const { body } = await send('PUT', key, { body: () => createReadStream(path), size, signal })
    await body.dump()
  }

  async function get(key: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const { body } = await send('GET', key, { signal })
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
  }

  const remove = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => inTurn(async () => (await send('DELETE', key, { signal })).body.dump())))

  /** Replaces errors of the client with one sentence. */
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: Error) => {
      // Cancel queued calls, which would fail as well.
      inTurn.clearQueue()
      if (cause instanceof StartError) throw cause
      signal?.throwIfAborted()
      throw new StartError(
        `Penyimpanan cadangan (${settings.endpoint}, ${settings.bucket}) tidak bisa dipakai: ${cause.message}`,
        {
          cause,
        },
      )
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
            await remove((await all({ prefix: `${name}/` })).keys)
          }
          return gone
        })(),
      ),
  }
}
