import { z } from 'zod'
import { bilanganIsian, Rupiah, rupiahIsian } from './common.ts'

/*
 * What a record consists of is written once, in a table of its columns; contract, form, spreadsheet and trail are made
 * from it. See docs/decisions/0018-a-column-is-described-once.md.
 */

/** How a column is filled in, and with it how its value is shown. */
export type Kind =
  | 'text'
  | 'paragraph'
  | 'number'
  | 'rupiah'
  | 'check'
  | 'choice'
  | 'email'
  | 'password'
  | 'picture'
  | 'rows'
  | 'time'
  | 'date'

/** What an office knows of a column. One without a label is nowhere shown. */
export interface Column {
  /** Its name in the trail, and in a form that says nothing else. */
  label?: string
  formLabel?: string
  hint?: string
  kind?: Kind
  /** Stands behind its value. */
  unit?: string
  /** What its values are called. */
  words?: Readonly<Record<string, string>>
  /** A value as a spreadsheet and the trail have it, where that is not the value itself. */
  teks?(value: unknown): string
  /** What a choice says of which nothing is chosen. */
  unchosen?: string
  /** As the API answers with it. */
  wire?: z.ZodType
  /** As a form or a spreadsheet sends it. */
  typed?: z.ZodType
  /** What a new record has where nothing was sent. */
  initial?: unknown
}

/** Of the columns that have `what`, this of each. */
export function each<T extends object, What extends string>(columns: T, what: What) {
  const found = Object.entries(columns).flatMap(([name, column]) => (what in column ? [[name, column[what]]] : []))
  return Object.fromEntries(found) as {
    [Name in keyof T as What extends keyof T[Name] ? Name : never]: T[Name][What & keyof T[Name]]
  }
}

/** The columns that have `what`. */
export function having<T extends object, What extends string>(columns: T, what: What) {
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => what in column)) as {
    [Name in keyof T as What extends keyof T[Name] ? Name : never]: T[Name]
  }
}

/** The schemas of a new record: what has an initial value may be missing, and a number may also be left empty. */
export function fresh<T extends object>(columns: T) {
  const found = Object.entries(having(columns, 'typed') as Record<string, { typed: z.ZodType; initial?: unknown }>)
  const schemas = found.map(([name, { typed, initial }]) => {
    if (initial === undefined) return [name, typed]
    return [name, (typeof initial === 'number' ? emptyIs(initial, typed) : typed).default(initial)]
  })
  return Object.fromEntries(schemas) as {
    [Name in keyof T as T[Name] extends { typed: z.ZodType } ? Name : never]: T[Name] extends {
      typed: infer Typed extends z.ZodType
      initial: unknown
    }
      ? z.ZodDefault<Typed>
      : T[Name] extends { typed: infer Typed }
        ? Typed
        : never
  }
}

const emptyIs = (initial: number, typed: z.ZodType): z.ZodType =>
  z
    .union([z.string(), z.number()])
    .transform((value) => (value === '' ? initial : value))
    .pipe(typed as z.ZodType<unknown, string | number>)

/** The same with these keys first, in this order: how a record is written stays as its readers know it. */
export function first<T extends object>(shape: T, ...names: (keyof T)[]): T {
  return { ...Object.fromEntries(names.map((name) => [name, shape[name]])), ...shape }
}

/** Of a shape these keys alone. */
export const pick = <T extends object, Name extends keyof T>(shape: T, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<T, Name>

/** Text as a form or a spreadsheet sends it, with one kind of line break. */
export const teks = (max: number, nama: string) =>
  z
    .string(`${nama} tidak boleh kosong!`)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, `${nama} terlalu panjang`))

/*
 * The kinds that need no more than a line in a table.
 */

/** Text that may stay empty. */
export const text = (label: string, max: number) => ({
  label,
  kind: 'text' as const,
  wire: z.string(),
  typed: teks(max, label),
  initial: '',
})

export const paragraph = (label: string, max: number) => ({
  ...text(label, max),
  kind: 'paragraph' as const,
})

/** One of a few: sent as its key, or in its words. */
export function choice<Key extends string>(label: string, words: Readonly<Record<Key, string>>, initial: NoInfer<Key>) {
  const keys = Object.keys(words) as [Key, ...Key[]]
  const salah = `${label} hanya ${Object.values<string>(words).join(', ')}`
  const same = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ')
  return {
    label,
    kind: 'choice' as const,
    words: words as Readonly<Record<string, string>>,
    wire: z.enum(keys),
    typed: z
      .string(salah)
      .transform((text) => keys.find((key) => [key, words[key]].some((name) => same(name) === same(text))) ?? text)
      .pipe(z.enum(keys, salah)),
    initial,
  }
}

/** Rows of fields; `teks` writes one of them. */
export const rows = <Row extends z.ZodType, Typed extends z.ZodType>(
  label: string,
  wire: Row,
  typed: Typed,
  teks: (row: z.output<Row>) => string,
) => ({
  label,
  kind: 'rows' as const,
  wire: z.array(wire),
  typed,
  initial: [] as z.output<Row>[],
  teks: (value: unknown) => (value as z.output<Row>[]).map(teks).join('; '),
})

export const rupiah = (label: string, kosong: string, nama?: string) => ({
  label,
  kind: 'rupiah' as const,
  wire: Rupiah,
  typed: rupiahIsian(kosong, nama),
})

/** A whole number from zero on; a new record that leaves it empty has `initial`. */
export const count = (label: string, initial: number) => ({
  label,
  kind: 'number' as const,
  wire: z.int().nonnegative(),
  typed: bilanganIsian(`${label} harus bilangan bulat, paling kecil 0`),
  initial,
})
