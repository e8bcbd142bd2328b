import type { ComponentProps } from 'react'
import { cx } from '#web/ui/cx.ts'
import { CONTROL, Frame, type Labelled } from '#web/ui/field.tsx'

export function SelectField({ label, hint, error, className, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(described) => (
        <select
          {...select}
          {...described}
          className={cx(CONTROL, error ? 'border-merah' : 'border-garis-tua', className)}
        />
      )}
    </Frame>
  )
}
