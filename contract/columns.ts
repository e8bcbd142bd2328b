import { z } from 'zod'
import { numberInput, Rupiah, rupiahInput } from './common.ts'

/*
 * Each record type is described once, in a table of columns. Contract, form, spreadsheet and audit trail are derived from it.
 * See docs/decisions/0018-a-column-is-described-once.md.
 */

/** Input type of a column; it also determines how the value is displayed. */
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

/** Back-office description of a column. A column without a label is not displayed. */
export interface Column {
  /** Name in the audit trail, and in forms unless `formLabel` is set. */
  label?: string
  formLabel?: string
  hint?: string
  kind?: Kind
  /** Unit displayed after the value. */
  unit?: string
  /** Display text of each value, by key. */
  words?: Readonly<Record<string, string>>
  /** Formats a value for spreadsheets and the audit trail. Default: the value itself. */
  teks?(value: unknown): string
  /** Text of the empty option of a choice. */
  unchosen?: string
  /** Schema of the value in API responses. */
  wire?: z.ZodType
  /** Schema of the value as a form or spreadsheet sends it. */
  typed?: z.ZodType
  /** Default for a new record if no value is sent. */
  initial?: unknown
}

/** Maps each column that has the property `what` to that property. */
export function each<T extends object, What extends string>(columns: T, what: What) {
  const found = Object.entries(columns).flatMap(([name, column]) => (what in column ? [[name, column[what]]] : []))
  return Object.fromEntries(found) as {
    [Name in keyof T as What extends keyof T[Name] ? Name : never]: T[Name][What & keyof T[Name]]
  }
}

/** Returns the columns that have the property `what`. */
export function having<T extends object, What extends string>(columns: T, what: What) {
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => what in column)) as {
    [Name in keyof T as What extends keyof T[Name] ? Name : never]: T[Name]
  }
}

/** Returns the schemas of a new record: columns with an initial value are optional, and numbers may also be empty. */
export function newRecordShape<T extends object>(columns: T) {
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

/** Returns the shape with the given keys first, in that order, so that the written form of a record stays stable. */
export function first<T extends object>(shape: T, ...names: (keyof T)[]): T {
  return { ...Object.fromEntries(names.map((name) => [name, shape[name]])), ...shape }
}

/** Returns only the given keys of a shape. */
export const pick = <T extends object, Name extends keyof T>(shape: T, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<T, Name>

/** Text as a form or spreadsheet sends it; line breaks are normalized to `\n`. */
export const textOf = (max: number, name: string) =>
  z
    .string(`${name} tidak boleh kosong!`)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, `${name} terlalu panjang`))

/* Column kinds that fit on one line of a table. */

/** Optional text. */
export const text = (label: string, max: number) => ({
  label,
  kind: 'text' as const,
  wire: z.string(),
  typed: textOf(max, label),
  initial: '',
})

export const paragraph = (label: string, max: number) => ({
  ...text(label, max),
  kind: 'paragraph' as const,
})

/** One of a fixed set of values: sent as its key or its display text. */
export function choice<Key extends string>(label: string, words: Readonly<Record<Key, string>>, initial: NoInfer<Key>) {
  const keys = Object.keys(words) as [Key, ...Key[]]
  const message = `${label} hanya ${Object.values<string>(words).join(', ')}`
  const same = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ')
  return {
    label,
    kind: 'choice' as const,
    words: words as Readonly<Record<string, string>>,
    wire: z.enum(keys),
    typed: z
      .string(message)
      .transform((text) => keys.find((key) => [key, words[key]].some((name) => same(name) === same(text))) ?? text)
      .pipe(z.enum(keys, message)),
    initial,
  }
}

/** A list of rows, each with several fields; `teks` formats one row. */
export const rows = <Row extends z.ZodType, Typed extends z.ZodType>(
  label: string,
  wire: Row,
  typed: Typed,
  formatRow: (row: z.output<Row>) => string,
) => ({
  label,
  kind: 'rows' as const,
  wire: z.array(wire),
  typed,
  initial: [] as z.output<Row>[],
  teks: (value: unknown) => (value as z.output<Row>[]).map(formatRow).join('; '),
})

export const rupiah = (label: string, empty: string, name?: string) => ({
  label,
  kind: 'rupiah' as const,
  wire: Rupiah,
  typed: rupiahInput(empty, name),
})

/** Whole number ≥ 0; an empty field of a new record becomes `initial`. */
export const count = (label: string, initial: number) => ({
  label,
  kind: 'number' as const,
  wire: z.int().nonnegative(),
  typed: numberInput(`${label} harus angka bulat, minimal 0`),
  initial,
})
