import { Readable } from 'node:stream'

/** A file that the browser keeps, written piece by piece. */
export interface Berkas {
  nama: string
  type: string
  isi: AsyncIterable<string | Uint8Array>
  /** It may be looked at in the browser, as a picture is. */
  isShown?: boolean
}

/**
 * A file on its way, as soon as its beginning is there: what fails until then is still an answer of its own. What fails later
 * breaks the connection, so that nobody takes the half of a file for the whole.
 * @param onBroken hears of it
 */
export async function openBerkas({ isi }: Berkas, onBroken: (error: unknown) => void): Promise<Readable> {
  const parts = isi[Symbol.asyncIterator]()
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
