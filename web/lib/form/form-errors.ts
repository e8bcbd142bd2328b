import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/lib/api-error.ts'

/** Shows the server's field errors at their fields and focuses the first. Returns false if there are none. */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  error: unknown,
  fields: Path<T>[],
): boolean {
  if (!(error instanceof ApiError)) return false
  const known = error.errors.filter(({ path }) => fields.includes(path as Path<T>))
  known.forEach(({ path, msg }, index) => {
    form.setError(path as Path<T>, { message: msg }, { shouldFocus: index === 0 })
  })
  return known.length > 0
}
