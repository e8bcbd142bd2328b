import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Sumber } from '#contract/endpoint.ts'

/** An answer that everybody may have, as it was made. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: string
  /** What it was made of; undefined where it must not be kept. */
  madeOf: readonly Sumber[] | undefined
}

export type Encoding = 'br' | 'gzip' | 'identity'

interface Form {
  bytes: Buffer
  /** Strong: every form of the same answer has its own. */
  etag: string
  encoding: Encoding
}

/** Shorter ones fit into one packet as they are. */
const WORTH_COMPRESSING = 1024
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
  #forms = new Map<Encoding, Promise<Form>>()

  /** @param before what was kept in its place; where nothing changed, its compressed forms still stand */
  constructor({ status, headers, body }: Made, before?: Kept) {
    this.status = status
    this.headers = headers
    this.#body = Buffer.from(body)
    // With the headers: the total of a list may change while the page of it that is asked for stays.
    const hash = createHash('sha256').update(JSON.stringify(headers)).update(this.#body)
    this.#hash = hash.digest('base64url').slice(0, 22)
    if (before && before.#hash === this.#hash) this.#forms = before.#forms
  }

  /** Room that it takes at most. A compressed form is kept only where it is less than half as long, and there are two. */
  get size(): number {
    return this.#body.length * 2 + OVERHEAD
  }

  form(wanted: Encoding): Promise<Form> {
    const encoding = this.#body.length < WORTH_COMPRESSING ? 'identity' : wanted
    let form = this.#forms.get(encoding)
    if (!form) {
      form = this.#make(encoding)
      this.#forms.set(encoding, form)
    }
    return form
  }

  async #make(encoding: Encoding): Promise<Form> {
    const plain: Form = { bytes: this.#body, etag: `"${this.#hash}"`, encoding: 'identity' }
    if (encoding === 'identity') return plain
    const bytes = await COMPRESS[encoding](this.#body)
    if (bytes.length * 2 >= this.#body.length) return plain
    return { bytes, etag: `"${this.#hash}-${encoding}"`, encoding }
  }
}
