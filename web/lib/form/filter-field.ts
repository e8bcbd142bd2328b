import type { ChangeEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { filterText } from './filter-text.ts'

/**
 * Registers an e-mail or password field. Strips the characters that the login strips during typing, so that a user cannot
 * register a password that never matches. Editing clears the field's error.
 */
export function filterField<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'register' | 'clearErrors'>,
  name: FieldPath<T>,
  onEdit?: () => void,
) {
  const { onChange, ...rest } = form.register(name)
  return {
    ...rest,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const clean = filterText(event.target.value)
      if (clean !== event.target.value) event.target.value = clean
      form.clearErrors(name)
      onEdit?.()
      return onChange(event)
    },
  }
}
