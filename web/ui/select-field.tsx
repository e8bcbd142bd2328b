import type { ComponentProps } from 'react'
import { controlClass, Frame, type Labelled } from './field.tsx'

export function SelectField({ label, hint, error, className, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(described) => <select {...select} {...described} className={controlClass(error, className)} />}
    </Frame>
  )
}

interface OptionsProps {
  /** Value and text of each option. */
  pairs: readonly (readonly [value: string | number, text: string])[] | undefined
}

export const Options = ({ pairs = [] }: OptionsProps) =>
  pairs.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
