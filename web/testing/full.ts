import type { z } from 'zod'

/** Runtime definition of a zod schema. */
interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  out?: z.ZodType
}

const DAY_MS = 86_400_000
const START = Date.parse('2026-03-10T03:00:00.000Z')

/**
 * Returns the richest value that a schema accepts, the counterpart of `contoh`: every optional field, `true`, the last choice, two
 * elements of a list, and numbers, texts and dates that occur once.
 */
export const full = (schema: z.ZodType): unknown => build(schema, false)

/** Returns a value between `contoh` and `full`: some fields are absent or `false`, and choices and elements of a list differ. */
export const mixed = (schema: z.ZodType): unknown => build(schema, true)

function build(schema: z.ZodType, isMixed: boolean): unknown {
  let count = 0
  // Elements of a list differ in their choices too: some are keys.
  const chosen = new Map<z.ZodType, number>()
  function turnOf(schema: z.ZodType): number {
    const turn = chosen.get(schema) ?? 0
    chosen.set(schema, turn + 1)
    return turn
  }
  const choose = (schema: z.ZodType, values: unknown[], name: string): unknown =>
    isMixed
      ? values[(turnOf(schema) + numberOf(name)) % values.length]
      : values.at(-((turnOf(schema) % values.length) + 1))
  function fill(schema: z.ZodType, name: string): unknown {
    const def = schema._zod.def as unknown as Def
    switch (def.type) {
      case 'object':
        return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, field]) => [key, fill(field, key)]))
      case 'string':
        return accepted(schema, [...textsOf(name, ++count), ''])
      case 'number':
        return accepted(schema, [1000 + ++count, 10 + (count % 80), 2, 1, 0.5, 0])
      case 'boolean':
        return !isMixed || choose(schema, [true, false], name)
      case 'array':
        return accepted(schema, [(isMixed ? [1, 2, 3] : [1, 2]).map(() => def.element && fill(def.element, name)), []])
      case 'tuple':
        return def.items?.map((item) => fill(item, name))
      case 'record':
        return record(def, name)
      case 'enum':
        return choose(schema, Object.values(def.entries ?? {}), name)
      case 'literal':
        return def.values?.[0]
      case 'union':
        return fill(def.options?.at(-1) as z.ZodType, name)
      case 'pipe':
        return fill(def.out as z.ZodType, name)
      case 'nullable':
        if (isMixed && choose(schema, [false, true, false], name)) return null
        return fill(def.innerType as z.ZodType, name)
      case 'optional':
      case 'default':
      case 'catch':
      case 'readonly':
      case 'nonoptional':
        return fill(def.innerType as z.ZodType, name)
      default:
        return null
    }
  }
  function record({ keyType, valueType }: Def, name: string): unknown {
    const { entries = {} } = (keyType?._zod.def ?? {}) as Def
    return Object.fromEntries(Object.values(entries).map((key) => [key, valueType && fill(valueType, name)]))
  }
  return fill(schema, 'nilai')
}

/** Returns a number that depends on the name alone, so that a new field changes no other one. */
const numberOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

/** Returns texts of usual forms: words, a moment, a day, a number, an address, an identifier. */
function textsOf(name: string, count: number): string[] {
  const time = new Date(START + count * DAY_MS).toISOString()
  return [
    `${name} ${count}`,
    time,
    time.slice(0, 10),
    `08123456${String(count).padStart(4, '0')}`,
    `${name}-${count}@contoh.id`,
    `https://toko.example/${name}/${count}`,
    `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    String(count),
  ]
}

const accepted = (schema: z.ZodType, values: unknown[]): unknown =>
  values.find((value) => schema.safeParse(value).success) ?? values.at(-1)
