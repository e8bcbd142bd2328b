import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Sumber } from '#contract/endpoint.ts'

/** An answer that everybody may have, as it was made. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
  /** Forms that were made beforehand, and better than is possible while somebody waits. */
  compressed?: { br: Uint8Array; gzip: Uint8Array }
  /** What it was made of; undefined where it must not be kept. */
  madeOf: readonly Sumber[] | undefined
  /** Milliseconds that it holds at most, whatever is heard. */
  holdsMs?: number
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Form {
  bytes: Buffer
  /** Strong: every form of the same answer has its own. */
  etag: string
  encoding: Encoding
}

/** Shorter ones fit into one packet as they are. */
const WORTH_COMPRESSING = 1024
/** Pictures and fonts are compressed already. */
const IS_TEXT = /^text\/|[/+](?:json|xml|javascript)\b/
/** Headers, names and the objects around the bytes. */
const OVERHEAD = 2048

// Made while somebody waits: some milliseconds for a long page. Quality 9 takes thirty times that for one percent.
const brotli = promisify(brotliCompress)
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const COMPRESS = {
  br: (bytes: Buffer) => brotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/** An answer as bytes, with its compressed forms as soon as somebody asks for one. */
export class Kept {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly #body: Buffer
  readonly #hash: string
  readonly #isText: boolean
  #forms = new Map<Encoding, Form>()
  readonly #underWay = new Map<Encoding, Promise<Form>>()

  /** @param before what was kept in its place; where nothing changed, its compressed forms still stand */
  constructor({ status, headers, body, compressed }: Made, before?: Kept) {
    this.status = status
    this.headers = headers
    this.#body = Buffer.from(body as string)
    this.#isText = IS_TEXT.test(headers['content-type'] ?? '')
    // With the headers: the total of a list may change while the page of it that is asked for stays.
    const hash = createHash('sha256').update(JSON.stringify(headers)).update(this.#body)
    this.#hash = hash.digest('base64url').slice(0, 22)
    if (before && before.#hash === this.#hash) this.#forms = before.#forms
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = compressed?.[encoding]
      // They have been made, so each that is shorter at all is worth keeping.
      if (bytes && bytes.length < this.#body.length) this.#forms.set(encoding, this.#as(encoding, Buffer.from(bytes)))
    }
  }

  /** Room that it takes at most. A compressed form is kept only where it is less than half as long, and there are two. */
  get size(): number {
    return this.#body.length * (this.#isText ? 2 : 1) + OVERHEAD
  }

  /** The form if it has been made. */
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
