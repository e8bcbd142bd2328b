import { createHash } from 'node:crypto'
import { mkdir, open, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '#server/kernel/start-error.ts'

/** Content of a folder, as paths relative to it with forward slashes. A folder precedes its content. */
export interface Tree {
  folders: string[]
  files: string[]
}

/** Size and hash of a written file. */
export interface Written {
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

const CHUNK = 256 * 1024
/** Free space left for the database while files are copied onto its disk. */
const SPARE_BYTES = 64 * 1024 * 1024

/**
 * Lists a folder, following symbolic links. Files deleted meanwhile are omitted.
 * @param leaveOut returns true for a path to omit with all its content
 */
export async function listTree(root: string, leaveOut: (path: string) => boolean = () => false): Promise<Tree> {
  const tree: Tree = { folders: [], files: [] }
  const visit = async (folder: string) => {
    for (const name of (await unlessGone(readdir(join(root, folder)))) ?? []) {
      const path = folder ? `${folder}/${name}` : name
      const found = leaveOut(path) ? undefined : await unlessGone(stat(join(root, path)))
      if (found?.isFile()) tree.files.push(path)
      if (!found?.isDirectory()) continue
      tree.folders.push(path)
      await visit(path)
    }
  }
  await visit('')
  return tree
}

/**
 * Copies a file that may change or be deleted meanwhile. Only the copy's owner may read it.
 * @param cipher encrypts or decrypts the content on the way
 * @returns size and hash of the copy, to detect damage; undefined if the file is absent
 */
export async function copyFile(from: string, to: string, cipher?: Transform): Promise<Written | undefined> {
  await using source = await unlessGone(open(from))
  if (!source) return undefined
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await using target = await open(to, 'w', 0o600)
  const hash = createHash('sha256')
  let size = 0
  const write = async (bytes: Uint8Array) => {
    hash.update(bytes)
    await target.writeFile(bytes)
    size += bytes.length
  }
  if (cipher) {
    const read = source.createReadStream({ highWaterMark: CHUNK, autoClose: false })
    await pipeline(read, cipher, async (pieces: AsyncIterable<Uint8Array>) => {
      for await (const piece of pieces) await write(piece)
    })
    return { size, sha256: hash.digest('hex') }
  }
  const chunk = Buffer.allocUnsafe(CHUNK)
  for (;;) {
    const { bytesRead } = await source.read(chunk)
    if (bytesRead === 0) break
    await write(chunk.subarray(0, bytesRead))
  }
  return { size, sha256: hash.digest('hex') }
}

/** Writes a new file and syncs it to disk. */
export async function writeNew(to: string, bytes: Uint8Array | string): Promise<Written> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await using target = await open(to, 'wx', 0o600)
  await target.writeFile(bytes)
  await target.sync()
  return { size: Buffer.byteLength(bytes), sha256: sha256(bytes) }
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** @returns undefined if the file is absent */
export async function describe(path: string): Promise<Written | undefined> {
  await using file = await unlessGone(open(path))
  if (!file) return undefined
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of file.createReadStream({ highWaterMark: CHUNK })) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** Syncs a file, or the entries of a folder, to disk. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path)
  await handle.sync()
}

/** Syncs everything in a folder to disk. At the end, because syncing a thousand files one by one waits a thousand times. */
export async function syncTree(root: string): Promise<void> {
  const { files, folders } = await listTree(root)
  for (const path of [...files, ...folders, '']) await sync(join(root, path))
}

/**
 * Rejects a copy that does not fit on the disk: a full disk would stop the shop itself.
 * @param folder the nearest existing folder
 * @throws StartError
 */
export async function ensureRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bytes + SPARE_BYTES <= bavail * bsize) return
  throw new StartError(
    `Ruang di ${folder} tidak cukup: perlu ${megabytes(bytes + SPARE_BYTES)}, tersisa ${megabytes(bavail * bsize)}.`,
  )
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`
}

export async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
