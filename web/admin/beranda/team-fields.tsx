import { Plus, Trash2 } from 'lucide-react'
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { type BerandaValues, TIM_MAX } from '#contract/beranda/admin.ts'
import { SortableList } from '#web/admin/ui/daftar/sortable-list.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { BerandaFormInput } from './beranda-form.tsx'
import { GambarInput } from './gambar-input.tsx'

/** Field for the team members, in display order. */
export function TeamFields({ form }: { form: UseFormReturn<BerandaFormInput, unknown, BerandaValues> }) {
  const { control, register, formState } = form
  const { fields, append, remove, move } = useFieldArray({ control, name: 'tim' })
  const tim = useWatch({ control, name: 'tim' })
  const nameOf = (index: number) => tim[index]?.nama.trim() || `orang ke-${index + 1}`
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-base">Tim</h3>
        <p className="text-sm text-tinta-2">
          {fields.length === 0
            ? 'Jika dikosongkan, enam orang contoh tampil dengan tanda “Contoh”.'
            : 'Tampil di beranda dan di halaman Tentang Kami, tanpa tanda “Contoh”.'}
        </p>
      </div>
      {fields.length > 0 && (
        <SortableList
          name="Tim"
          items={fields}
          kunci={({ id }) => id}
          mention={(_, index) => nameOf(index)}
          onMove={move}
          lineOf={(_, index, handle) => (
            <div className="grid gap-4 px-3 pt-1.5 pb-4">
              <div className="-ml-1 flex items-center gap-2">
                {handle}
                <span className="wrap-anywhere min-w-0 flex-1 font-medium">{nameOf(index)}</span>
                <IconButton label={`Hapus ${nameOf(index)}`} onClick={() => remove(index)}>
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </div>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  label="Nama"
                  error={formState.errors.tim?.[index]?.nama?.message}
                  {...register(`tim.${index}.nama`)}
                />
                <TextField
                  label="Tugas"
                  error={formState.errors.tim?.[index]?.tugas?.message}
                  {...register(`tim.${index}.tugas`)}
                />
              </div>
              <Controller
                control={control}
                name={`tim.${index}.foto`}
                render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
                  <GambarInput
                    label="Foto (opsional)"
                    hint="Dipotong persegi."
                    value={value}
                    onChange={onChange}
                    ref={ref}
                    shape="persegi"
                    error={error?.message}
                  />
                )}
              />
            </div>
          )}
        />
      )}
      {fields.length < TIM_MAX && (
        <Button
          variant="garis"
          className="justify-self-start"
          onClick={() => append({ nama: '', tugas: '', foto: null })}
        >
          <Plus aria-hidden className="size-5" />
          Tambah orang
        </Button>
      )}
    </div>
  )
}
