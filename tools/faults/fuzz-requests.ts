import type { Random } from '#dev/midtrans-simulator/random.ts'
import { asText, type Known, makeValues, type Schema, type Upload, WEIRD } from './fuzz-values.ts'

/** The used part of the OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  operationId: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface FuzzRequest {
  operation: string
  method: string
  path: string
  /** Header names and values alternate, so that a name may occur twice. */
  headers: string[]
  body?: Buffer
}

/** Credentials of the kinds of callers, as header names and values. */
export type Callers = Record<'visitor' | 'pelanggan' | 'admin' | 'cookie', string[]>

/** Returns a generator of random requests for every operation and caller: half of them valid, half invalid. */
export function makeRequests(document: ApiDocument, chance: Random, known: Known, files: readonly Upload[]) {
  const make = makeValues(chance, known, files)
  const withProbability = (share: number) => chance.next() < share
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )

  return function next(callers: Callers): FuzzRequest {
    const operation = chance.pick(operations)
    const { operationId, tags, parameters = [], requestBody } = operation
    const invalidShare = withProbability(0.5) ? 0 : 0.15
    const query: string[] = []
    const headers = [...callers[withProbability(0.85) ? callerOf(tags) : chance.pick(EVERYBODY)]]
    let { method, path } = operation
    for (const { name, in: place, required, schema } of parameters) {
      if (place === 'path') path = path.replace(`{${name}}`, segment(make(schema, name, invalidShare), invalidShare))
      else if (place === 'header' && withProbability(0.3)) headers.push(name, kunci(chance, known))
      else if (place === 'query' && (required || withProbability(0.4)))
        for (let times = withProbability(invalidShare) ? 2 : 1; times > 0; times--)
          query.push(`${name}=${segment(make(schema, name, invalidShare), invalidShare)}`)
    }
    if (withProbability(invalidShare / 3))
      query.push(chance.pick(['%', '&&=', 'a[]=1&a[]=2', `q=${'q'.repeat(9000)}`, '__proto__[x]=1', '%00=1']))
    if (query.length > 0) path += `?${query.join('&')}`
    if (withProbability(invalidShare / 5))
      method = chance.pick(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    for (const [name, values] of ODD_HEADERS)
      if (withProbability(invalidShare / 3)) headers.push(name, chance.pick(values))

    const content = Object.entries(requestBody?.content ?? {})[0]
    if (!content) return { operation: operationId, method, path, headers }
    const value = make(content[1].schema, '', invalidShare)
    const { type, body } = content[0].startsWith('multipart')
      ? form(value)
      : { type: content[0], body: json(value, invalidShare) }
    if (!withProbability(invalidShare / 5))
      headers.push('content-type', withProbability(invalidShare / 3) ? chance.pick(TYPES) : type)
    return { operation: operationId, method, path, headers, ...(method !== 'GET' && method !== 'HEAD' && { body }) }
  }

  function segment(value: unknown, wild: number): string {
    if (withProbability(wild / 3)) return chance.pick(['%', '%zz', '%c3', '%2e%2e%2f', '%00', ';', ''])
    return encodeURIComponent(asText(value).toWellFormed())
  }

  /** Returns JSON, or malformed variants of it. */
  function json(value: unknown, wild: number): Buffer {
    const text = JSON.stringify(value) ?? ''
    if (!withProbability(wild)) return Buffer.from(text)
    const [name = 'a'] = Object.keys(value ?? {})
    return chance.pick([
      () => Buffer.from(text.slice(0, Math.floor(chance.next() * text.length))),
      () => Buffer.from(text.replace(/\}$/, `,${JSON.stringify(name)}:${JSON.stringify(chance.pick(WEIRD))}}`)),
      () => Buffer.from(`\ufeff${text}`),
      () => Buffer.from(text, 'utf16le'),
      () => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80])]),
      () => Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      () => Buffer.from(JSON.stringify({ [name]: 'x'.repeat(70_000) })),
      () => Buffer.from(JSON.stringify(chance.pick(WEIRD))),
      () => Buffer.from('{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}'),
      () => Buffer.alloc(0),
    ])()
  }

  /** Returns a multipart form with files. */
  function form(value: unknown): { type: string; body: Buffer } {
    const boundary = `batas${chance.digits(8)}`
    const parts = Object.entries(value ?? {}).map(([name, field]) => {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"`
      if (!isUpload(field)) return Buffer.from(`${head}\r\n\r\n${asText(field)}\r\n`)
      const about = `; filename="${field.name}"\r\ncontent-type: ${field.type}\r\n\r\n`
      return Buffer.concat([Buffer.from(head + about), field.bytes, Buffer.from('\r\n')])
    })
    const end = withProbability(0.98) ? `--${boundary}--\r\n` : ''
    return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat([...parts, Buffer.from(end)]) }
  }
}

const EVERYBODY = ['visitor', 'pelanggan', 'admin', 'cookie'] as const

function callerOf(tags: string[]): keyof Callers {
  if (tags.includes('admin')) return 'admin'
  return tags.includes('pelanggan') ? 'pelanggan' : 'visitor'
}

/** Returns an idempotency key. Some keys repeat. */
function kunci(chance: Random, known: Known): string {
  if (chance.next() < 0.3) return String(known.pick('kunci') ?? 'kunci')
  const fresh = chance.uuid()
  known.add('kunci', fresh)
  return fresh
}

const isUpload = (field: unknown): field is Upload =>
  typeof field === 'object' && field !== null && 'bytes' in field && Buffer.isBuffer(field.bytes)

const TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json;',
    'APPLICATION/JSON',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="a b"',
    'application/xml',
    '*/*',
    ';',
    'a',
  ],
]
const ODD_HEADERS: [string, string[]][] = [
  [
    'authorization',
    ['Bearer', 'Bearer Bearer x', 'Basic YTpi', `Bearer ${'x'.repeat(90)}`, 'bearer \xff\xfe', 'x'.repeat(4000)],
  ],
  ['cookie', ['kerapusehat_kantor=', 'kerapusehat_kantor=;;;=', `a=${'b'.repeat(3000)}`, '\xff=\xfe', '=; =']],
  ['origin', ['null', 'https://contoh.id', 'file://', '']],
  ['sec-fetch-site', ['cross-site', 'none', 'x']],
  ['accept', ['*/*;q=2', 'image/avif;q=0', ';', 'text/html', 'x'.repeat(2000)]],
  ['accept-encoding', ['br;q=0', 'gzip, deflate, br, zstd', '*;q=0', 'identity;q=0']],
  ['content-encoding', ['gzip', 'x', 'identity']],
  ['if-none-match', ['*', 'W/"', '"'.repeat(99)]],
  ['if-modified-since', ['kemarin', '0']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x=1-2']],
  ['x-forwarded-for', ['1.2.3.4', '::1', 'x, y', ',']],
  ['x-forwarded-proto', ['https', 'x']],
  ['idempotency-key', ['', 'x', 'x'.repeat(300), '\xe9']],
  ['accept-language', ['id', '*', ';;']],
  ['prefer', ['return=minimal']],
]
