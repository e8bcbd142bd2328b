import type { ComponentProps } from 'react'
import { Controller, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { type Column, each, having } from '#contract/columns.ts'
import { formatDecimal } from '#contract/whole-number.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { PasswordField, TextArea, TextField } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { CanConflict } from './conflict.tsx'
import { GambarField } from './gambar-field.tsx'

/** Attributes of a field besides those of its column. */
export interface More extends Pick<ComponentProps<typeof GambarField>, 'current' | 'shape'> {
  type?: 'date' | 'tel'
  rows?: number
  hint?: string
  autoComplete?: 'off' | 'new-password'
  autoCapitalize?: 'none'
}

/** Returns the form values of a record, or the initial values of a new one. A picture field holds only a newly chosen file. */
export function formValues(columns: Readonly<Record<string, Column>>, record?: object) {
  const values = new Map(Object.entries(record ?? each(columns, 'initial')))
  const names = Object.keys(having(columns, 'typed'))
  return Object.fromEntries(
    names.map((name) => {
      const kind = columns[name]?.kind
      if (kind === 'picture') return [name, undefined]
      return [name, kind === 'rows' ? typedRows(values.get(name)) : typed(values.get(name))]
    }),
  )
}

/** Converts the values of nested rows to text. Lists and objects are converted recursively. */
function typedRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typedRows)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typedRows(inner)]))
  return typeof value === 'number' ? formatDecimal(value) : (value ?? '')
}

const typed = (value: unknown) => (typeof value === 'boolean' || Array.isArray(value) ? value : String(value ?? ''))

/** Returns a function that renders the fields of a form from their column descriptions. */
export function columnFields<T extends FieldValues, Body>(
  form: UseFormReturn<T, unknown, Body>,
  columns: { readonly [Name in keyof T]?: Column },
) {
  const { errors } = form.formState
  const control = (name: Path<T> & keyof T, { current, shape, ...more }: More) => {
    const { label = '', formLabel = label, hint, kind, words = {}, unchosen }: Column = columns[name] ?? {}
    const { message: error }: { message?: string } = get(errors, name) ?? {}
    if (kind === 'picture')
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <GambarField
              label={formLabel}
              value={(value as unknown) instanceof File ? value : undefined}
              {...{ onChange, current, shape, error }}
            />
          )}
        />
      )
    const input = { label: formLabel, hint, ...form.register(name), ...more }
    if (kind === 'check') return <CheckField {...input} />
    if (kind === 'paragraph') return <TextArea error={error} {...input} />
    if (kind === 'choice')
      return (
        <SelectField error={error} {...input}>
          {unchosen && <option value="">{unchosen}</option>}
          <Options pairs={Object.entries(words)} />
        </SelectField>
      )
    if (kind === 'email') return <TextField type="email" error={error} {...input} {...filterField(form, name)} />
    if (kind === 'password') return <PasswordField error={error} {...input} {...filterField(form, name)} />
    if (kind === 'date' || more.type === 'date') return <DateField error={error} {...input} />
    const number =
      kind === 'number' || kind === 'rupiah' ? ({ inputMode: 'numeric', autoComplete: 'off' } as const) : {}
    return <TextField error={error} {...number} {...input} />
  }
  return (name: Path<T> & keyof T, more: More = {}) => (
    <CanConflict key={name} name={name}>
      {control(name, more)}
    </CanConflict>
  )
}
