/// <reference lib="webworker" />

/*
 * Files in the browser's caches, each with metadata that can be read without its content. Text is compressed: a full phone
 * evicts caches of three megabytes first.
 */

/** Metadata of a stored file. */
interface Metadata {
  /** Stored size in bytes. */
  ukuran: number
  dikemas?: boolean
  /** Version in the list of pages to store. */
  versi?: string
  /** Title of a page, as HTML. */
  judul?: string
  /** URLs of the files that a page needs. */
  perlu?: string[]
}

export type Details = Pick<Metadata, 'versi' | 'judul' | 'perlu'>

export interface Stored extends Metadata {
  alamat: string
  waktu: Date
}

/** A stored file with its content. */
export interface StoredFile extends Stored {
  response: Response
}

const CATATAN = 'x-catatan'
/** Approximate overhead of the browser per entry, in bytes. */
const ENTRY_OVERHEAD = 512
const TEXTUAL = /^text\/|[/+](?:json|xml|javascript)\b/

/** Stores a response under a path, replacing the previous one. */
export async function put(drawer: Cache, alamat: string, response: Response, details: Details = {}) {
  const headers = new Headers(response.headers)
  // The stored body is compressed differently from the response's.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const plain = await response.blob()
  const isCompressed = TEXTUAL.test(headers.get('content-type') ?? '') && 'CompressionStream' in self
  const content = isCompressed ? await through(plain.stream(), new CompressionStream('gzip')).blob() : plain
  const catatan: Metadata = { ...details, ukuran: content.size, dikemas: isCompressed }
  headers.set(CATATAN, encodeURIComponent(JSON.stringify(catatan)))
  await drawer.put(alamat, new Response(content, { headers }))
}

/** Returns the stored file with its original content and its metadata. */
export async function take(drawer: Cache | CacheStorage, alamat: string): Promise<StoredFile | undefined> {
  const kept = await drawer.match(alamat, { ignoreVary: true })
  if (!kept) return undefined
  const { body, headers } = kept
  const catatan = catatanFrom(kept)
  const plain = new Headers(headers)
  plain.delete(CATATAN)
  // Read completely instead of streaming: an unread stream would keep this worker alive and block its successor.
  const content =
    body && (await (catatan.dikemas ? through(body, new DecompressionStream('gzip')) : kept).arrayBuffer())
  return { ...catatan, alamat, waktu: timeFrom(kept), response: new Response(content, { headers: plain }) }
}

/** Returns all entries of a cache, in the order in which they were stored. */
export async function listEntries(drawer: Cache): Promise<Stored[]> {
  const all = await Promise.all((await drawer.keys()).map((request) => storedAt(drawer, alamatOf(request))))
  return all.filter((one) => one !== undefined)
}

export async function storedAt(drawer: Cache, alamat: string): Promise<Stored | undefined> {
  const kept = await drawer.match(alamat, { ignoreVary: true })
  return kept && { ...catatanFrom(kept), alamat, waktu: timeFrom(kept) }
}

/** Returns the total size in bytes. */
export const bytesFrom = (contents: readonly Stored[]) =>
  contents.reduce((sum, { ukuran }) => sum + ukuran + ENTRY_OVERHEAD, 0)

/** Returns the date of a response's data. */
export const timeFrom = ({ headers }: Response) => new Date(headers.get('date') ?? Date.now())

function alamatOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function catatanFrom({ headers }: Response): Metadata {
  const text = headers.get(CATATAN)
  return text ? JSON.parse(decodeURIComponent(text)) : { ukuran: 0 }
}

function through(body: ReadableStream<Uint8Array>, transform: CompressionStream | DecompressionStream): Response {
  return new Response(body.pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array>))
}
