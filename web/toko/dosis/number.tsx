import type { ReactNode } from 'react'
import type { Pending } from '#contract/dosis/compute.ts'
import { COLUMNS, type ColumnName, type FormValues } from '#contract/dosis/input.ts'
import { TextField } from '#web/ui/field.tsx'

/** Input state of a number field: its value, and whether it is invalid. */
export interface NumberProps {
  form: FormValues
  pending: Pending | undefined
  isAsked: boolean
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="kartu grid gap-4 p-4 sm:grid-cols-2 md:p-5">
      <legend className="float-left mb-1 font-bold text-lg sm:col-span-2">{title}</legend>
      {children}
    </fieldset>
  )
}

interface SingleNumberProps extends NumberProps {
  name: ColumnName
  satuan?: string
  hint?: string
  builtIn?: string
}

/** Number field, as text: a browser's number field may reject the decimal comma. */
export function NumberField({ name, form, pending, isAsked, satuan, hint, builtIn }: SingleNumberProps) {
  const column: { label: string; satuan: string; hint?: string } = COLUMNS[name]
  const unit = satuan ?? column.satuan
  const empty = isAsked && pending?.kosong.includes(name) ? `${column.label} belum diisi` : undefined
  return (
    <TextField
      name={name}
      label={unit ? `${column.label} (${unit})` : column.label}
      hint={hint ?? column.hint}
      placeholder={builtIn}
      defaultValue={form[name] ?? ''}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={pending?.galat[name] ?? empty}
      className="min-h-12"
    />
  )
}
