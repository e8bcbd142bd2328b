import { z } from 'zod'

/*
 * An edit of the office says what its form changed, and what stood there when the form was opened. See
 * docs/decisions/0032-an-edit-says-what-it-saw.md.
 */

const Isi = z.record(z.string(), z.unknown())
const RUSAK = 'Isian semula tidak dapat dibaca'

/** Values of fields as the API answered with them: an object, or a JSON text of one, which a form can send. */
export const Semula = z
  .union([z.string(), Isi], RUSAK)
  .transform((value, context) => {
    if (typeof value !== 'string') return value
    try {
      return Isi.parse(JSON.parse(value))
    } catch {
      context.addIssue({ code: 'custom', message: RUSAK })
      return z.NEVER
    }
  })
  .describe('Nilai isian yang diubah, seperti waktu formulir dibuka. Isian lain tidak perlu dikirim.')
export type Semula = z.output<typeof Semula>

type Sebagian<Shape> = {
  [K in keyof Shape]: Shape[K] extends z.ZodDefault<infer S> ? z.ZodOptional<S> : OptionalOf<Shape[K]>
}
type OptionalOf<S> = S extends z.ZodType ? z.ZodOptional<S> : never

/**
 * The body of an edit: with `semula` the fields that were changed, without it the whole of `utuh`, as the specification has
 * it: what is missing is missed, or has its default.
 */
export function suntingan<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  const utuh = Object.entries(shape) as unknown as [string, z.ZodType][]
  const sebagian = utuh.map(([name, schema]) => [
    name,
    z.optional(schema instanceof z.ZodDefault ? schema.unwrap() : schema),
  ])
  return z.object({ ...(Object.fromEntries(sebagian) as Sebagian<Shape>), semula: Semula.optional() }).superRefine(
    (value, context) => {
      const body = value as Record<string, unknown>
      const salah = new Set(context.issues.map(({ path }) => path?.[0]))
      // What is no object at all has been refused as a whole.
      if (salah.has(undefined) || body.semula || salah.has('semula')) return
      for (const [name, schema] of utuh) {
        if (body[name] !== undefined || salah.has(name)) continue
        const { data, error } = schema.safeParse(undefined)
        if (data !== undefined) body[name] = data
        for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [name], message })
      }
    },
    // Also where other fields are wrong: all of it is said at once.
    { when: () => true },
  )
}

/** Which version of a record was on the screen of who deletes it. Without it nothing is compared. */
export const VersiQuery = z.object({
  versi: z.coerce.number<string | number>().pipe(z.int().positive().max(2_147_483_647)).optional(),
})

/** What the office knows of a record that can change under its hands. */
export const Versi = z.int().positive()

/**
 * True if two answers tell the same of a field, as far as both tell of it: an answer to a save may describe the parts of a record
 * in more or less detail than the answer that the form was filled from.
 */
export function isSetara(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSetara(one, b[index]))
  if (isObject(a) && isObject(b)) return Object.keys(a).every((name) => !(name in b) || isSetara(a[name], b[name]))
  return (a ?? null) === (b ?? null)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
