import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from './cx.ts'

/** Returns the classes shared by all input fields and selects. */
export function controlClass(error?: string, className?: string): string {
  return cx(
    'w-full min-h-11 rounded border bg-kertas px-3.5 py-2.5 text-tinta transition-colors hover:border-laut disabled:border-transparent disabled:bg-abu-muda disabled:text-abu',
    error ? 'border-merah' : 'border-garis-tua',
    className,
  )
}

export interface Labelled {
  label: string
  hint?: string
  error?: string
}

interface Described {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** Label above, hint and error below, linked to the field for screen readers. */
export function Frame({ label, hint, error, children }: Labelled & { children: (described: Described) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-tinta-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, className, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(described) => <input {...input} {...described} className={controlClass(error, className)} />}
    </Frame>
  )
}

/** Field for digits: the numeric keyboard of a phone, and no suggestions. */
export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" autoComplete="off" {...props} />
)

export function TextArea({ label, hint, error, className, ...input }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(described) => (
        <textarea rows={3} {...input} {...described} className={controlClass(error, cx('resize-y', className))} />
      )}
    </Frame>
  )
}

export function PasswordField({ label, hint, error, className, ...input }: Labelled & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Frame label={label} hint={hint} error={error}>
      {(described) => (
        <div className="relative">
          <input
            {...input}
            {...described}
            type={shown ? 'text' : 'password'}
            className={controlClass(error, cx('pr-12', className))}
          />
          <button
            type="button"
            aria-label={shown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-tinta-2 hover:text-laut"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Frame>
  )
}
