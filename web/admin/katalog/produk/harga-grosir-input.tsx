import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { TextField } from '#web/ui/field.tsx'
import { errorAt, LineInput } from './baris-input.tsx'
import type { ProdukInput } from './produk-input.ts'

const EMPTY_TIER = { mulai: '', harga: '' }

/** Rows for quantity prices: the unit price is lower from a minimum quantity. */
export function HargaGrosirFields<Body>({ form }: { form: UseFormReturn<ProdukInput, unknown, Body> }) {
  const { errors } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'harga_grosir' })
  return (
    <LineInput
      name="harga_grosir"
      label={PRODUK.harga_grosir.label}
      hint="Harga satuan lebih murah mulai jumlah tertentu dalam satu pesanan."
      errors={errors}
      kunci={fields.map(({ id }) => id)}
      add={() => append(EMPTY_TIER)}
      remove={remove}
    >
      {(index) => {
        const field = (name: keyof typeof EMPTY_TIER) => ({
          inputMode: 'numeric' as const,
          autoComplete: 'off',
          error: errorAt(errors, `harga_grosir.${index}.${name}`),
          ...form.register(`harga_grosir.${index}.${name}`),
        })
        return (
          <div className="grid grid-cols-2 items-start gap-3">
            <TextField label="Mulai jumlah" {...field('mulai')} />
            <TextField label="Harga satuan (rupiah)" {...field('harga')} />
          </div>
        )
      }}
    </LineInput>
  )
}
