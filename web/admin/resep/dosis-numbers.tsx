import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { ApproveResepBody } from '#contract/resep/admin.ts'
import { SATUAN_DOSIS_RESEP } from '#contract/resep/calculation.ts'
import { NumberField, TextField } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'

export type ApproveInput = z.input<typeof ApproveResepBody>

interface DosisNumberProps {
  index: number
  form: UseFormReturn<ApproveInput, unknown, z.output<typeof ApproveResepBody>>
}

/** Fields for the numeric dose, which the buyer's calculator uses. Empty if the prescription states it only in words. */
export function DosisNumbers({ index, form: { register, formState } }: DosisNumberProps) {
  const wrong = formState.errors.produk?.[index]
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <TextField
        label="Dosis zat aktif"
        hint="Untuk kalkulator pembeli. Jika dikosongkan, tidak dihitung."
        inputMode="decimal"
        autoComplete="off"
        error={wrong?.dosis_angka?.message}
        {...register(`produk.${index}.dosis_angka`)}
      />
      <SelectField
        label="Satuan dosis"
        error={wrong?.dosis_satuan?.message}
        {...register(`produk.${index}.dosis_satuan`)}
      >
        <Options pairs={SATUAN_DOSIS_RESEP.map((satuan) => [satuan, satuan])} />
      </SelectField>
      <NumberField
        label="Lama pemberian (hari)"
        error={wrong?.dosis_hari?.message}
        {...register(`produk.${index}.dosis_hari`)}
      />
      <NumberField
        label="Masa henti (hari)"
        hint="Kosongkan jika belum diketahui. Jika masa henti produk lebih lama, itu yang berlaku."
        error={wrong?.masa_henti?.message}
        {...register(`produk.${index}.masa_henti`)}
      />
    </div>
  )
}
