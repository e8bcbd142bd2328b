import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type Variant } from './button.tsx'
import { cx } from './cx.ts'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'children'> {
  variant?: Variant
  onPick(file: File): void
  children: ReactNode
}

/** A file input that looks like a button. */
export function FileButton({ variant = 'garis', onPick, children, ...input }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        variant,
        false,
        cx(
          'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-laut has-focus-visible:outline-offset-2',
          input.disabled && 'pointer-events-none opacity-60',
        ),
      )}
    >
      {children}
      <input
        type="file"
        {...input}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Reset, so that the same file can be chosen again after it was rejected or corrected.
          target.value = ''
          if (file) onPick(file)
        }}
        className="sr-only"
      />
    </label>
  )
}
