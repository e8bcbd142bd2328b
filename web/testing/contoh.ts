import type { z } from 'zod'
import type { Endpoint, Output } from '#contract/endpoint.ts'

/** Runtime definition of a zod schema. */
interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  out?: z.ZodType
  items?: z.ZodType[]
  format?: string
  checks?: { _zod: { def: { check: string; value?: number; minimum?: number; inclusive?: boolean } } }[]
}

/**
 * Returns the simplest value that a schema accepts, overridden by the given fields: empty texts and lists, the smallest number,
 * the first choice. A test names only the fields that it is about.
 */
export function contoh<S extends z.ZodType>(schema: S, change: Partial<z.output<S>> = {}): z.output<S> {
  const plainSchema = plain(schema)
  return schema.parse(typeof plainSchema === 'object' ? { ...plainSchema, ...change } : plainSchema) as z.output<S>
}

/** Returns the simplest value with one element in each list. Rules about several fields may reject it. */
export const withElements = (schema: z.ZodType): unknown => plain(schema, 1)

function plain(schema: z.ZodType, length = 0): unknown {
  const def = schema._zod.def as unknown as Def
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([name, field]) =>
          field._zod.def.type === 'optional' ? [] : [[name, plain(field, length)]],
        ),
      )
    case 'string':
      return TEXTS[def.format ?? ''] ?? ''
    case 'number':
      return Math.max(0, ...(def.checks ?? []).map(({ _zod }) => smallest(_zod.def)))
    case 'boolean':
      return false
    case 'array':
      return Array.from({ length }, () => def.element && plain(def.element, length))
    case 'tuple':
      return def.items?.map((item) => plain(item, length))
    case 'record':
      return {}
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    case 'literal':
      return def.values?.[0]
    case 'union':
      return def.options?.[0] && plain(def.options[0], length)
    case 'pipe':
      return def.out && plain(def.out, length)
    case 'optional':
      return undefined
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return def.innerType && plain(def.innerType, length)
    default:
      return null
  }
}

const TEXTS: Record<string, string> = {
  datetime: '2026-03-10T03:00:00.000Z',
  date: '2026-03-10',
  uuid: '00000000-0000-4000-8000-000000000000',
}

const smallest = ({ check, value = 0, inclusive }: { check: string; value?: number; inclusive?: boolean }) =>
  check === 'greater_than' ? value + (inclusive ? 0 : 1) : 0

/** Returns the simplest body of an endpoint's response, overridden by the given fields. */
export const contohResponse = <E extends Endpoint>(endpoint: E, change: Partial<Output<E>> = {}): Output<E> =>
  contoh((endpoint as { response?: z.ZodType }).response as z.ZodType, change as object) as Output<E>
