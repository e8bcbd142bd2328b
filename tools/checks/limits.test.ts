import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type AnyEndpoint, definitionOf } from '#contract/endpoint.ts'

/** Runtime definition of a zod schema. */
interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  defaultValue?: unknown
  in?: z.ZodType
  out?: z.ZodType
  format?: string
  checks?: { _zod: { def: Check } }[]
}

interface Check {
  check: string
  minimum?: number
  maximum?: number
  length?: number
  value?: number
  inclusive?: boolean
  format?: string
  pattern?: RegExp
  mime?: string[]
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const files = import.meta.glob<Record<string, unknown>>(['/contract/*/*.ts', '!**/*.test.ts'], { eager: true })
const endpoints = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isEndpoint))
  .map(definitionOf)

/** Adds to `found`, per field, its types and limits in the order in which they are checked. */
function collect(schema: z.ZodType, field: string, found: Map<string, string[]>): Map<string, string[]> {
  const def = schema._zod.def as unknown as Def
  const { type, format, entries = {}, values = Object.values(entries), defaultValue, checks = [] } = def
  const initial = defaultValue === undefined ? [] : [JSON.stringify(defaultValue)]
  const own = [type, format, ...values, ...initial, ...checks.map(({ _zod }) => describe(_zod.def))]
  const isPlain = ['object', 'pipe', 'transform'].includes(type) && checks.length === 0
  if (!isPlain) found.set(field, [...(found.get(field) ?? []), own.filter((word) => word !== undefined).join(' ')])
  for (const part of [def.innerType, def.in, def.out, ...(def.options ?? []), ...(def.items ?? [])])
    if (part) collect(part, field, found)
  for (const [name, part] of Object.entries(def.shape ?? {})) collect(part, `${field}.${name}`, found)
  for (const part of [def.element, def.valueType]) if (part) collect(part, `${field}[]`, found)
  return found
}

function describe({ check, minimum, maximum, length, value, inclusive, format, pattern, mime }: Check): string {
  const limit = minimum ?? maximum ?? length ?? value ?? mime ?? pattern ?? ''
  return `${format ?? check}${inclusive === false ? ' exclusive' : ''} ${limit}`.trim()
}

/** The list is written by `npx vitest run -u tools/checks/limits.test.ts`. */
test('docs/limits.tsv lists every field that an endpoint accepts, with its limits', async () => {
  const rows = new Map<string, string[]>()
  for (const { name, params, query, body } of endpoints)
    for (const [part, schema] of Object.entries({ params, query, body }))
      if (schema)
        for (const [field, limits] of collect(schema, part, new Map())) {
          const row = `${field}\t${limits.join(', ')}`
          rows.set(row, [...(rows.get(row) ?? []), name])
        }
  const list = [...rows].map(([row, names]) => `${row}\t${names.sort().join(' ')}`).sort()
  await expect(`${['field\tlimits\tendpoints', ...list].join('\n')}\n`).toMatchFileSnapshot('../../docs/limits.tsv')
})
