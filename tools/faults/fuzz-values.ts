import type { Random } from '#dev/midtrans-simulator/random.ts'

/** The used part of a JSON schema. */
export interface Schema {
  type?: string
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** A file in a form. */
export interface Upload {
  name: string
  type: string
  bytes: Buffer
}

/** Values by field name, from responses or from the test. Requests built from them pass the first validation. */
export class Known {
  readonly #values = new Map<string, unknown[]>()
  readonly #chance: Random

  constructor(chance: Random, first: Record<string, unknown[]>) {
    this.#chance = chance
    for (const [name, values] of Object.entries(first)) this.#values.set(name, [...values])
  }

  add(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? []
    if (values.length < VALUES_MAX) values.push(value)
    else values[Math.floor(this.#chance.next() * VALUES_MAX)] = value
    this.#values.set(name, values)
  }

  /** Stores the values of a response. */
  learn(answer: unknown, name = '', depth = 0): void {
    if (Array.isArray(answer)) for (const item of answer.slice(0, 5)) this.learn(item, name, depth + 1)
    else if (typeof answer === 'object' && answer !== null && depth < 6)
      for (const [key, value] of Object.entries(answer).slice(0, 60)) this.learn(value, key, depth + 1)
    else if (answer !== null && String(answer).length < 500) {
      this.add(name, answer)
      if (name === 'gambar') this.add(name, String(answer).split('/').at(-1))
    }
  }

  pick(name: string): unknown {
    const values = this.#values.get(name)
    return values && this.#chance.pick(values)
  }
}
const VALUES_MAX = 40

/** Values that typically break programs. */
export const WEIRD: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\t\r\n',
    'a\0b',
    '\0',
    '\ud800',
    'a\udfffb',
    '\u202eterbalik',
    '\u2028',
    '\ufeff',
    '🐟'.repeat(60),
    'i̇ßŉ',
  ],
  ...[
    'a'.repeat(256),
    'x'.repeat(5000),
    '%',
    '%00',
    '%ff',
    '..',
    '../../etc/passwd',
    '=1+1',
    "' OR 1=1 --",
    '{{7*7}}',
    '\\',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '["a"',
    "['a']",
    '1,2,,x',
  ],
  ...['0', '-1', '1.5', '1e3', '1e400', '0x10', '9'.repeat(40), '2147483648', '9007199254740993', '٣', '１'],
  ...['2026-02-30', '0000-01-01', '9999-12-31', '275760-09-14', '+275760-09-13T00:00:00.001Z', '0000-00-00T00:00:00Z'],
  ...[
    '9999-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00Z',
    '2026-11-22T10:00:00+14:00',
    'javascript:alert(1)',
    '//contoh.id',
  ],
  ...[
    0,
    -0,
    -1,
    1.5,
    1e21,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    null,
    true,
    false,
    [],
    {},
    [null],
    [[[[]]]],
    { a: { b: {} } },
  ],
  ...[
    { toString: 1 },
    { length: -1 },
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    Array.from({ length: 1500 }, () => 1),
  ],
]

/** Returns a value as text. */
export const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Returns a generator of values for schemas, with invalid values among valid ones. */
export function makeValues(chance: Random, known: Known, files: readonly Upload[]) {
  const below = (limit: number) => Math.floor(chance.next() * limit)
  const often = (share: number) => chance.next() < share

  function text({ format, minLength = 0, maxLength = 40 }: Schema, name: string): string {
    if (format === 'date-time') return new Date(below(4e12)).toISOString()
    if (format === 'date') return new Date(below(4e12)).toISOString().slice(0, 10)
    if (/email/i.test(name)) return `${chance.digits(3)}@contoh.id`
    const wanted = often(0.1) ? chance.pick([minLength, maxLength, maxLength + 1]) : minLength + below(20)
    const length = Math.min(wanted, 60_000)
    return `${chance.pick(['Obat', 'kerapu', 'Ikan Sakit', 'x'])} ${chance.digits(4)}`
      .padEnd(length, 'a')
      .slice(0, length)
  }

  function number({ type, minimum = 1, maximum = 1000 }: Schema): number {
    if (often(0.1)) return chance.pick([minimum, maximum, minimum - 1, maximum + 1])
    const value = minimum + below(Math.min(maximum - minimum, 50))
    return type === 'integer' || often(0.8) ? value : value + 0.5
  }

  /** Returns a value for a schema. @param wild probability of a value that violates the schema */
  function make(schema: Schema, name: string, wild: number): unknown {
    if (often(wild)) return chance.pick(WEIRD)
    if (schema.format === 'binary') return chance.pick(files)
    if (schema.enum && often(0.9)) return chance.pick(schema.enum)
    const seen = schema.type === 'object' || schema.type === 'array' ? undefined : known.pick(name)
    if (seen !== undefined && often(0.75)) return seen
    if (schema.anyOf) return make(chance.pick(schema.anyOf), name, wild)
    switch (schema.type) {
      case 'string':
        return text(schema, name)
      case 'number':
      case 'integer':
        return number(schema)
      case 'boolean':
        return often(0.5)
      case 'array':
        return Array.from({ length: below(3) + 1 }, () => make(schema.items ?? {}, singular(name), wild))
      case 'object':
        return object(schema, wild)
      default:
        return seen ?? chance.pick(WEIRD)
    }
  }

  function object({ properties = {}, required = [] }: Schema, wild: number): Record<string, unknown> {
    const made: Record<string, unknown> = {}
    const share = chance.pick([0.1, 0.4, 0.8])
    for (const [name, schema] of chance.shuffle(Object.entries(properties)))
      if (required.includes(name) ? !often(wild) : often(share)) made[name] = make(schema, name, wild)
    if (often(wild)) made[asText(chance.pick(WEIRD))] = chance.pick(WEIRD)
    return made
  }

  return make
}

/** Singular of a field name: `produkIds` takes the values of `produkId`. */
const singular = (name: string) => name.replace(/s$/, '')
