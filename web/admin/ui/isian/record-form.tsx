import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Column } from '#contract/columns.ts'
import { columnFields, formValues, type More } from './column-fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { type SaveOptions, useSave } from './use-save.ts'

/** Props that a page passes to the form of its record. */
export type FormProps<Body extends z.ZodObject> = Pick<
  SaveOptions<FieldValues, z.output<Body>>,
  'save' | 'failure' | 'question'
> & {
  /** Record to edit; undefined for a new one. */
  initial?: object | undefined
}

interface RecordFormProps<Body extends z.ZodObject> extends FormProps<Body> {
  column: Readonly<Record<string, Column>>
  body: Body
  /** Attributes of fields, in addition to those of their columns. These fields come first. */
  input?: { readonly [Name in keyof z.output<Body>]?: More }
  /** Initial values of a new record, in addition to those of its columns. */
  fresh?: object
  /** Path of the list. */
  to: string
}

/** Form of a plain record: the fields of its columns. */
export function RecordForm<Body extends z.ZodObject>(props: RecordFormProps<Body>) {
  const { column, body, input = {}, fresh, initial, to, ...save } = props
  const extra = new Map<string, More>(Object.entries(input))
  const fields = [...new Set([...extra.keys(), ...Object.keys(body.shape)])]
  const form = useForm<FieldValues, unknown, z.output<Body>>({
    resolver: zodResolver(body as z.ZodObject) as never,
    defaultValues: { ...formValues(column, initial), ...(!initial && fresh) },
  })
  const field = columnFields(form, column)
  const saving = useSave({ form, fields, edit: initial && { initial, columns: column }, to, ...save })
  return (
    <FormFrame saving={saving} returnTo={to} isWide>
      {fields.map((name) => field(name, extra.get(name)))}
    </FormFrame>
  )
}
