import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Sumber } from '#contract/endpoint.ts'

/** A public response, as it was built. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
  /** Forms compressed in advance, smaller than compression at request time can make them. */
  compressed?: { br: Uint8Array; gzip: Uint8Array }
  /** Data sources of the response; undefined if it must not be cached. */
  madeOf: readonly Sumber[] | undefined
  /** Maximum lifetime in milliseconds, even without an invalidation. */
  holdsMs?: number
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Form {
  bytes: Buffer
  /** Strong ETag: each form of a response has its own. */
  etag: string
  encoding: Encoding
}

/** Minimum bytes to compress at request time. Shorter bodies fit into one packet uncompressed. */
const WORTH_COMPRESSING = 1024
/** Pictures and fonts are compressed already. */
const IS_TEXT = /^text\/|[/+](?:json|xml|javascript)\b/
/** Bytes for headers, names and the objects around the body. */
const OVERHEAD = 2048

// Compressed at request time: quality 7 takes about 2 ms for the landing page; quality 9 takes 30 times that for another 1 %.
const brotli = promisify(brotliCompress)
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const COMPRESS = {
  br: (bytes: Buffer) => brotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/** A response as bytes. Compressed forms are made on first request. */
export class Kept {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly #body: Buffer
  readonly #hash: string
  readonly #isText: boolean
  #forms = new Map<Encoding, Form>()
  readonly #underWay = new Map<Encoding, Promise<Form>>()

  /** @param before the entry that it replaces; if nothing changed, its compressed forms are reused */
  constructor({ status, headers, body, compressed }: Made, before?: Kept) {
    this.status = status
    this.headers = headers
    this.#body = Buffer.from(body as string)
    this.#isText = IS_TEXT.test(headers['content-type'] ?? '')
    // Includes the headers: the total of a list can change while the requested page stays the same.
    const hash = createHash('sha256').update(JSON.stringify(headers)).update(this.#body)
    this.#hash = hash.digest('base64url').slice(0, 22)
    if (before && before.#hash === this.#hash) this.#forms = before.#forms
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = compressed?.[encoding]
      // Already compressed, so any form that is shorter is worth keeping.
      if (bytes && bytes.length < this.#body.length) this.#forms.set(encoding, this.#as(encoding, Buffer.from(bytes)))
    }
  }

  /**
   * Estimated bytes in memory. For text, room for the two forms compressed here, each less than half as long; forms compressed
   * in advance may exceed it.
   */
  get size(): number {
    return this.#body.length * (this.#isText ? 2 : 1) + OVERHEAD
  }

  /** Returns the form if it has been made. */
  ready(wanted: Encoding): Form | undefined {
    return this.#forms.get(this.#encodingFor(wanted))
  }

  async form(wanted: Encoding): Promise<Form> {
    const encoding = this.#encodingFor(wanted)
    const ready = this.#forms.get(encoding)
    if (ready) return ready
    let making = this.#underWay.get(encoding)
    if (!making) {
      making = this.#make(encoding).finally(() => this.#underWay.delete(encoding))
      this.#underWay.set(encoding, making)
    }
    return making
  }

  #encodingFor(wanted: Encoding): Encoding {
    if (this.#forms.has(wanted)) return wanted
    return this.#isText && this.#body.length >= WORTH_COMPRESSING ? wanted : 'identity'
  }

  async #make(encoding: Encoding): Promise<Form> {
    const bytes = encoding === 'identity' ? this.#body : await COMPRESS[encoding](this.#body)
    const form = bytes.length * 2 < this.#body.length ? this.#as(encoding, bytes) : this.#as('identity', this.#body)
    this.#forms.set(encoding, form)
    return form
  }

  #as(encoding: Encoding, bytes: Buffer): Form {
    return { bytes, etag: encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`, encoding }
  }
}
