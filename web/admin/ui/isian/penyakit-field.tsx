import { type FieldValues, get, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { penyakitColumn } from '#contract/katalog/penyakit.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { CanConflict } from './conflict.tsx'

interface PenyakitFieldProps<T extends FieldValues, Body> {
  form: UseFormReturn<T, unknown, Body>
  name: Path<T>
}

/** Check boxes for the diseases of a record, by class. The summary lists the chosen ones even while it is closed. */
export function PenyakitField<T extends FieldValues, Body>({ form, name }: PenyakitFieldProps<T, Body>) {
  const selected: readonly string[] = useWatch({ control: form.control, name }) ?? []
  const { message: error }: { message?: string } = get(form.formState.errors, name) ?? {}
  const names = KODE_PENYAKIT.filter((kode) => selected.includes(kode)).map((kode) => PENYAKIT[kode].nama)
  return (
    <CanConflict name={name}>
      <fieldset className="grid gap-1.5">
        <legend className="font-semibold">{penyakitColumn.label}</legend>
        <p className="text-sm text-tinta-2">{penyakitColumn.hint}</p>
        <details className="rounded border border-garis px-3">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {names.length > 0 ? `${names.length} dipilih: ${names.join(', ')}` : 'Pilih penyakit'}
          </summary>
          {(Object.entries(KELAS) as [KodeKelas, string][]).map(([kelas, title]) => (
            <div key={kelas} className="border-garis border-t py-2">
              <p className="font-semibold text-sm text-tinta-2">{title}</p>
              <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
                {KODE_PENYAKIT.filter((kode) => PENYAKIT[kode].kelas === kelas).map((kode) => (
                  <CheckField key={kode} label={PENYAKIT[kode].nama} value={kode} {...form.register(name)} />
                ))}
              </div>
            </div>
          ))}
        </details>
        {error && (
          <p role="alert" className="text-merah text-sm">
            {error}
          </p>
        )}
      </fieldset>
    </CanConflict>
  )
}
