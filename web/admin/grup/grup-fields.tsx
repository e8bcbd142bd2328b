import { useQuery } from '@tanstack/react-query'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { grupQuery } from './grup-query.ts'

interface GrupFieldsProps<T extends FieldValues, Body> {
  form: UseFormReturn<T, unknown, Body>
  hint?: string
}

/** Select field for a customer group, registered as `grupId`. */
export function GrupFields<T extends FieldValues & { grupId?: unknown }, Body>({
  form,
  hint = 'Jika dikosongkan, berlaku untuk semua pembeli.',
}: GrupFieldsProps<T, Body>) {
  const { data: grup = [] } = useQuery(grupQuery())
  const { message: error }: { message?: string } = get(form.formState.errors, 'grupId') ?? {}
  return (
    <CanConflict name="grupId">
      <SelectField label="Grup pembeli" hint={hint} error={error} {...form.register('grupId' as Path<T>)}>
        <option value="">Tanpa grup</option>
        {grup.map(({ grupId, nama, aktif }) => (
          <option key={grupId} value={grupId}>
            {nama}
            {!aktif && ' (diarsipkan)'}
          </option>
        ))}
      </SelectField>
    </CanConflict>
  )
}
