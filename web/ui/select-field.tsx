import type { ComponentProps } from 'react'
import { controlClass, Frame, type Labelled } from './field.tsx'

export function SelectField({ label, hint, error, className, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(described) => <select {...select} {...described} className={controlClass(error, className)} />}
    </Frame>
  )
}
