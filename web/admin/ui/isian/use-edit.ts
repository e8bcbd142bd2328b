import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { Column } from '#contract/columns.ts'
import { isEqual } from '#contract/edit.ts'
import { describeValue } from '#web/admin/ui/nilai.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formValues } from './column-fields.tsx'
import type { Conflict } from './conflict.tsx'

type Snapshot = Readonly<Record<string, unknown>>

/** Record that a form edits. */
export interface Edit {
  /** The record in the API's response when the form was opened. */
  initial: object
  columns: Readonly<Record<string, Column>>
  /** Returns the body that an untouched form sends. Needed if it differs from the API's response. */
  bodyOf?(snapshot: Snapshot): object
  /** Returns the record's form values. */
  formOf?(snapshot: Snapshot): object
  /** Merges the user's value with the current value of a field that another user changed. */
  keep?(mine: unknown, current: unknown): unknown
  /** Renders values that need more than the words of their column. */
  mention?: Readonly<Record<string, (value: unknown) => ReactNode>>
  /** Source field of each field that the server derives. A change of the source counts as a change of both. */
  along?: Readonly<Record<string, string>>
}

/** Returns the body to send: for an edit the changed fields and their previous values, for a new record all fields. */
export type Change = <Body extends object>(body: Body) => Partial<Body> & { semula?: string }

interface Entry {
  nama: string
  label: string
  sekarang: unknown
  /** Value in the form when the conflict was reported. */
  mine: unknown
  choice?: Conflict['choice']
}

/** Tracks the record that a form displayed, and lets the user resolve conflicts with changes by other users. */
export function useEdit<T extends FieldValues, Body>(form: UseFormReturn<T, unknown, Body>, edit: Edit | undefined) {
  const { initial = {}, columns = {}, along = {}, mention = {} } = edit ?? {}
  const { bodyOf = asIs, formOf = (snapshot: Snapshot) => formValues(columns, snapshot), keep = asIs } = edit ?? {}
  const queries = useQueryClient()
  const [seen, setSeen] = useState<Snapshot>({ ...initial })
  const [conflicts, setEntry] = useState<Entry[]>([])
  const sent = useRef<string[]>([])
  const inWords = (name: string, value: unknown) => mention[name]?.(value) ?? describeValue(value, columns[name])

  const change: Change = (body) => {
    if (!edit) return body
    const base = new Map(Object.entries(bodyOf(seen)))
    const changed = Object.entries(body).filter(
      ([name, value]) => value !== undefined && !isSame(value, base.get(name)),
    )
    sent.current = changed.map(([name]) => name)
    const original = sent.current.filter((name) => name in seen).map((name) => [name, seen[name]])
    return {
      ...(Object.fromEntries(changed) as Partial<typeof body>),
      semula: JSON.stringify(Object.fromEntries(original)),
    }
  }

  function choose({ nama, sekarang, mine }: Entry, pilihan: 'saya' | 'lain') {
    const other = new Map(Object.entries(formOf({ ...initial, [nama]: sekarang }))).get(nama)
    const value = pilihan === 'lain' ? other : keep(mine, sekarang)
    form.setValue(nama as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true })
    setSeen({ ...seen, [nama]: sekarang })
    setEntry(conflicts.map((one) => (one.nama === nama ? { ...one, choice: pilihan } : one)))
  }

  return {
    ubah: change,

    /**
     * Shows the conflicts after refetching the record. The audit trail below the form then names the other user, and related
     * data of a taken-over value is loaded.
     * @returns true if the error was a conflict
     */
    async takeConflict(error: unknown): Promise<boolean> {
      if (!isConflict(error)) return false
      await renewAdmin(queries)
      setEntry(error.bentrok.map(({ path, ...one }) => ({ ...one, nama: path, mine: form.getValues(path as Path<T>) })))
      return true
    },

    /** Takes the fields as they were saved for displayed ones, after a part of the form was saved. */
    keepSaved(saved: object, names: readonly string[]): void {
      const after = new Map(Object.entries(saved))
      setSeen({
        ...seen,
        ...Object.fromEntries(names.filter((name) => after.has(name)).map((name) => [name, after.get(name)])),
      })
      setEntry(conflicts.filter(({ nama }) => !names.includes(nama)))
      const values = new Map(Object.entries(formOf({ ...initial, ...saved })))
      for (const name of names as Path<T>[]) form.resetField(name, { defaultValue: values.get(name) })
    },

    /** Returns the text for an error caused by another user's change; undefined for other errors. */
    failure(error: unknown): string | undefined {
      if (isConflict(error)) return conflicts.every(({ choice }) => choice) ? '' : error.message
      return edit && isGone(error) ? MISSING : undefined
    },

    /** Returns a text about the fields that other users changed meanwhile; undefined if there are none. */
    byOther(saved: object): string | undefined {
      const after: Snapshot = { ...saved }
      const mine = (name: string) => sent.current.includes(name)
      const others = Object.keys(columns).filter(
        (name) =>
          columns[name]?.label &&
          name in after &&
          name in seen &&
          !mine(name) &&
          !mine(along[name] ?? '') &&
          !isEqual(after[name], seen[name]),
      )
      if (others.length === 0) return undefined
      const descriptions = others.map(
        (name) => `${columns[name]?.label} menjadi ${shorten(inWords(name, after[name]))}`,
      )
      return `Orang lain baru saja mengubah: ${descriptions.join('; ')}.`
    },

    bentrok: conflicts.map((one, index): Conflict => {
      const { nama, label, choice } = one
      const current = inWords(nama, one.sekarang)
      return { name: nama, label, current, choice, isFirst: index === 0, pick: (whose) => choose(one, whose) }
    }),
  }
}

const MISSING =
  'Data ini sudah dihapus orang lain, jadi tidak bisa disimpan. Isian Anda masih ada di layar ini; salin dulu jika masih perlu.'

const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'ISIAN_BENTROK'
/** True if the record itself is gone. If only a record that it refers to is gone, the error names the field. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404 && error.errors.length === 0

const asIs = <V>(value: V): V => value
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const shorten = (words: ReactNode) =>
  typeof words !== 'string' ? 'yang lain' : words.length > 120 ? `${words.slice(0, 120)}…` : words
