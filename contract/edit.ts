import { z } from 'zod'

/*
 * An edit in the office sends the changed fields and their values at the time the form was opened. See
 * docs/decisions/0032-an-edit-says-what-it-saw.md.
 */

const Content = z.record(z.string(), z.unknown())
const BROKEN = 'Muat ulang halaman ini, lalu ubah lagi'

/** Field values as the API returned them: an object, or its JSON text, which a form can send. */
export const Original = z
  .union([z.string(), Content], BROKEN)
  .transform((value, context) => {
    if (typeof value !== 'string') return value
    try {
      return Content.parse(JSON.parse(value))
    } catch {
      context.addIssue({ code: 'custom', message: BROKEN })
      return z.NEVER
    }
  })
  .describe('Nilai isian yang diubah, seperti waktu formulir dibuka. Isian lain tidak perlu dikirim.')
export type Original = z.output<typeof Original>

type Partial<Shape> = {
  [K in keyof Shape]: Shape[K] extends z.ZodDefault<infer S> ? z.ZodOptional<S> : OptionalOf<Shape[K]>
}
type OptionalOf<S> = S extends z.ZodType ? z.ZodOptional<S> : never

/**
 * Returns the schema of an edit's body. With `semula`, the body holds the changed fields only. Without it, the body is the
 * the whole shape, as in the specification: a missing field is an error or gets its default.
 */
export function edit<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  const whole = Object.entries(shape) as unknown as [string, z.ZodType][]
  const partial = whole.map(([name, schema]) => [
    name,
    z.optional(schema instanceof z.ZodDefault ? schema.unwrap() : schema),
  ])
  return z.object({ ...(Object.fromEntries(partial) as Partial<Shape>), semula: Original.optional() }).superRefine(
    (value, context) => {
      const body = value as Record<string, unknown>
      const problems = new Set(context.issues.map(({ path }) => path?.[0]))
      // A body that is no object is already rejected.
      if (problems.has(undefined) || body.semula || problems.has('semula')) return
      for (const [name, schema] of whole) {
        if (body[name] !== undefined || problems.has(name)) continue
        const { data, error } = schema.safeParse(undefined)
        if (data !== undefined) body[name] = data
        for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [name], message })
      }
    },
    // Run also if other fields are invalid, so that all errors are reported at once.
    { when: () => true },
  )
}

/** Version of the record that the user saw before deleting it. Without it the versions are not compared. */
export const VersiQuery = z.object({
  versi: z.coerce.number<string | number>().pipe(z.int().positive().max(2_147_483_647)).optional(),
})

/** Version number of a record that other users may change. */
export const Versi = z.int().positive()

/**
 * True if two responses have equal values in the fields that both contain. The response to a save may have more or fewer
 * details than the response that filled the form.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isEqual(one, b[index]))
  if (isObject(a) && isObject(b)) return Object.keys(a).every((name) => !(name in b) || isEqual(a[name], b[name]))
  return (a ?? null) === (b ?? null)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
