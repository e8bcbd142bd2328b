import { X } from 'lucide-react'
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form'
import type { ResepProdukChoice } from '#contract/resep/endpoints.ts'
import { PRODUK_RESEP_MAX } from '#contract/resep/limits.ts'
import { IconButton } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { FormValues } from './resep-form.tsx'

interface ProdukFieldProps {
  form: Pick<UseFormReturn<FormValues>, 'register'> & {
    formState: { errors: UseFormReturn<FormValues>['formState']['errors'] }
  }
  produk: Pick<UseFieldArrayReturn<FormValues, 'produk'>, 'fields' | 'append' | 'remove'>
  choices: readonly ResepProdukChoice[]
}

/** Products that the prescription is needed for. Optional, because the veterinarian reads them on the prescription. */
export function ProdukInput({ form, produk: { fields, append, remove }, choices }: ProdukFieldProps) {
  const others = choices.filter(({ produkId }) => !fields.some((line) => line.produkId === produkId))
  const nameOf = (id: number) => choices.find(({ produkId }) => produkId === id)?.nama ?? `Produk ${id}`
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="sr-only">Obat yang ingin dibeli (opsional)</legend>
      {fields.map(({ id, produkId }, index) => (
        <div key={id} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <NumberField
              label={`Jumlah ${nameOf(produkId)}`}
              error={form.formState.errors.produk?.[index]?.jumlah?.message}
              {...form.register(`produk.${index}.jumlah`, { setValueAs: Number })}
            />
          </div>
          <IconButton label={`Hapus ${nameOf(produkId)}`} onClick={() => remove(index)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      ))}
      {fields.length < PRODUK_RESEP_MAX && (
        <SelectField
          label={fields.length > 0 ? 'Tambah obat' : 'Obat yang ingin dibeli (opsional)'}
          value=""
          onChange={({ target }) => append({ produkId: Number(target.value), jumlah: 1 })}
        >
          <option value="">Pilih obat</option>
          {others.map(({ produkId, nama, kemasan }) => (
            <option key={produkId} value={produkId}>
              {kemasan ? `${nama}, ${kemasan}` : nama}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  )
}
