import { Readable } from 'node:stream'

/** A file download, streamed in pieces. */
export interface Berkas {
  name: string
  type: string
  content: AsyncIterable<string | Uint8Array>
  /** True if the browser may display the file, as it does a picture. */
  isShown?: boolean
}

/**
 * Returns the file as a stream, after its first piece is available. An error before that still becomes an error response. A
 * later error breaks the connection, so that the browser does not accept a truncated file.
 * @param onBroken called with a later error
 */
export async function openBerkas({ content }: Berkas, onBroken: (error: unknown) => void): Promise<Readable> {
  const parts = content[Symbol.asyncIterator]()
  const first = await parts.next()

  async function* all() {
    try {
      for (let part = first; !part.done; part = await parts.next()) yield part.value
    } catch (error) {
      onBroken(error)
      throw error
    } finally {
      await parts.return?.()
    }
  }
  return Readable.from(all())
}

/** Returns bytes in memory as the content of a `Berkas`. */
export async function* once(bytes: Uint8Array) {
  yield bytes
}
