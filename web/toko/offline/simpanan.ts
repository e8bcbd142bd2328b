/// <reference lib="webworker" />

/*
 * Files in the browser's caches, each with a note of what one wants to know without reading it. Text is packed: on a phone
 * that is full, three megabytes are what a browser throws away first.
 */

/** What is known of something kept. */
interface Catatan {
  /** Bytes, as they lie there. */
  ukuran: number
  dikemas?: boolean
  /** As the list of what is to be kept had it. */
  versi?: string
  /** Of a page, as HTML. */
  judul?: string
  /** Addresses of the files that it needs. */
  perlu?: string[]
}

export type Keterangan = Pick<Catatan, 'versi' | 'judul' | 'perlu'>

export interface Simpanan extends Catatan {
  alamat: string
  waktu: Date
}

/** With what is shown. */
export interface Tampilan extends Simpanan {
  response: Response
}

const CATATAN = 'x-catatan'
/** A browser's own notes of an entry, about. */
const LEBIHAN = 512
const TEKS = /^text\/|[/+](?:json|xml|javascript)\b/

/** Keeps an answer under an address, in the place of what was there. */
export async function taruh(laci: Cache, alamat: string, response: Response, keterangan: Keterangan = {}) {
  const headers = new Headers(response.headers)
  // What is kept has its own packing.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const polos = await response.blob()
  const dikemas = TEKS.test(headers.get('content-type') ?? '') && 'CompressionStream' in self
  const isi = dikemas ? await through(polos.stream(), new CompressionStream('gzip')).blob() : polos
  const catatan: Catatan = { ...keterangan, ukuran: isi.size, dikemas }
  headers.set(CATATAN, encodeURIComponent(JSON.stringify(catatan)))
  await laci.put(alamat, new Response(isi, { headers }))
}

/** What is kept under an address, as it came, and what is known of it. */
export async function ambil(laci: Cache | CacheStorage, alamat: string): Promise<Tampilan | undefined> {
  const kept = await laci.match(alamat, { ignoreVary: true })
  if (!kept) return undefined
  const { body, headers } = kept
  const catatan = catatanDari(kept)
  const plain = new Headers(headers)
  plain.delete(CATATAN)
  // Whole, not as it comes: a stream that nobody reads to its end would keep this worker from making room for the next.
  const isi = body && (await (catatan.dikemas ? through(body, new DecompressionStream('gzip')) : kept).arrayBuffer())
  return { ...catatan, alamat, waktu: waktuDari(kept), response: new Response(isi, { headers: plain }) }
}

/** Everything in a drawer, in the order in which it came. */
export async function isiLaci(laci: Cache): Promise<Simpanan[]> {
  const all = await Promise.all((await laci.keys()).map((request) => simpananPada(laci, alamatOf(request))))
  return all.filter((one) => one !== undefined)
}

export async function simpananPada(laci: Cache, alamat: string): Promise<Simpanan | undefined> {
  const kept = await laci.match(alamat, { ignoreVary: true })
  return kept && { ...catatanDari(kept), alamat, waktu: waktuDari(kept) }
}

/** Bytes that all of it takes. */
export const beratDari = (isi: readonly Simpanan[]) => isi.reduce((sum, { ukuran }) => sum + ukuran + LEBIHAN, 0)

/** From when the data of an answer is. */
export const waktuDari = ({ headers }: Response) => new Date(headers.get('date') ?? Date.now())

function alamatOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function catatanDari({ headers }: Response): Catatan {
  const text = headers.get(CATATAN)
  return text ? JSON.parse(decodeURIComponent(text)) : { ukuran: 0 }
}

function through(body: ReadableStream<Uint8Array>, packer: CompressionStream | DecompressionStream): Response {
  return new Response(body.pipeThrough(packer as ReadableWritablePair<Uint8Array, Uint8Array>))
}
