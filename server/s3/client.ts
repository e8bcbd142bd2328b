import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'

export interface S3Settings {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Call {
  query?: Record<string, string>
  headers?: Readonly<Record<string, string>>
  /** A function opens the stream anew for each attempt. */
  body?: Uint8Array | (() => Readable)
  /** Bytes of a streamed body. */
  size?: number
  /** Cancels the call, its retries and the reading of the response. */
  signal?: AbortSignal
}

/** A response of the storage with an error status. */
export class S3Error extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const ATTEMPTS = 3
/** Half of the longest first pause before a retry, in ms; it doubles. */
const PAUSE_MS = 100
const CONNECT_MS = 10_000
const SILENCE_MS = 60_000

/**
 * Returns a function that sends one call to S3-compatible storage. Keys are part of the path: other storage than Amazon's does
 * not support buckets as host names. Failed connections and answers of an overloaded storage are retried.
 * @throws S3Error
 */
export function createS3({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const dispatcher = new Agent({ connectTimeout: CONNECT_MS, headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  /** Keys that are derived per day, for the signatures. */
  const cache = new Map<string, ArrayBuffer>()

  async function once(method: 'GET' | 'PUT' | 'DELETE', url: string, call: Call): Promise<Dispatcher.ResponseData> {
    const { body, size, signal } = call
    const signer = new AwsV4Signer({
      method,
      url,
      region,
      accessKeyId,
      secretAccessKey,
      cache,
      service: 's3',
      headers: {
        ...call.headers,
        ...(size !== undefined && { 'content-length': `${size}` }),
        // A stream's content is not signed: that would take reading it twice.
        'x-amz-content-sha256':
          typeof body === 'function'
            ? 'UNSIGNED-PAYLOAD'
            : createHash('sha256')
                .update(body ?? '')
                .digest('hex'),
      },
    })
    const signed = await signer.sign()
    const response = await request(signed.url, {
      method,
      dispatcher,
      signal,
      headers: Object.fromEntries(signed.headers),
      body: typeof body === 'function' ? body() : body,
    })
    if (response.statusCode < 300) return response
    throw new S3Error(response.statusCode, messageOf(await response.body.text()) ?? `HTTP ${response.statusCode}`)
  }

  return async (method: 'GET' | 'PUT' | 'DELETE', key: string, call: Call = {}) => {
    const query = Object.entries(call.query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    const url = `${base}/${key.split('/').map(encodeURIComponent).join('/')}${query.length > 0 ? '?' : ''}${query.join('&')}`
    for (let attempt = 1; ; attempt++)
      try {
        return await once(method, url, call)
      } catch (error) {
        call.signal?.throwIfAborted()
        if (attempt === ATTEMPTS || !isPassing(error)) throw error
        await delay(Math.random() * PAUSE_MS * 2 ** attempt, undefined, { signal: call.signal })
      }
  }
}

/** True if a retry may succeed: the connection failed, or the storage is overloaded. */
const isPassing = (error: unknown) => !(error instanceof S3Error) || error.status >= 500 || error.status === 429

export interface Listing {
  keys: string[]
  prefixes: string[]
  /** Token of the next page. */
  next?: string
}

/** Parses the answer to ListObjectsV2. */
export function parseListing(xml: string): Listing {
  return {
    keys: textsOf(xml, /<Contents>.*?<Key>([^<]*)<\/Key>/gs),
    prefixes: textsOf(xml, /<CommonPrefixes>\s*<Prefix>([^<]*)<\/Prefix>/g),
    next: textsOf(xml, /<NextContinuationToken>([^<]*)</g)[0],
  }
}

const messageOf = (xml: string) => textsOf(xml, /<Message>([^<]*)</g)[0]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textsOf(xml: string, pattern: RegExp): string[] {
  return Array.from(xml.matchAll(pattern), ([, text = '']) =>
    text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    ),
  )
}
