import { type FieldValues, get, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { PENGGUNA } from '#contract/pengguna/admin.ts'
import { PERAN, Peran } from '#contract/peran.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { CanConflict } from './conflict.tsx'

/** Check boxes for the roles of an administrator. The owner has every right, so the other roles are then disabled. */
export function PeranChoices<T extends FieldValues, Body>({
  form,
  name,
}: {
  form: UseFormReturn<T, unknown, Body>
  name: Path<T>
}) {
  const selected: readonly string[] = useWatch({ control: form.control, name }) ?? []
  const { message: error }: { message?: string } = get(form.formState.errors, name) ?? {}
  const isPemilik = selected.includes('pemilik')
  return (
    <CanConflict name={name}>
      <fieldset>
        <legend className="font-semibold">{PENGGUNA.peran.label}</legend>
        {Peran.options.map((peran) => (
          <CheckField
            key={peran}
            label={PERAN[peran]}
            value={peran}
            {...form.register(name)}
            {...(isPemilik && peran !== 'pemilik' && { disabled: true })}
          />
        ))}
        {error && (
          <p role="alert" className="text-merah text-sm">
            {error}
          </p>
        )}
      </fieldset>
    </CanConflict>
  )
}
