import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { termSentence } from '#content/terms.ts'
import { type KelasZat, ZAT } from '#content/zat.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { SATUAN_KADAR } from '#contract/katalog/usage-words.ts'
import { kelasOf } from '#contract/obat/find-zat.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { errorAt, LineInput } from './baris-input.tsx'
import type { ProdukInput } from './produk-input.ts'

const EMPTY_SUBSTANCE = { nama: '', kadar: '', satuan: SATUAN_KADAR[0] }

/** Consequence of a substance's class for the product. */
const HINTS: Record<KelasZat, string> = {
  boleh: '',
  boleh_dengan_resep: 'Hanya dijual dengan resep: pilih golongan “Obat keras”.',
  belum_dinilai: 'Tidak ada dalam daftar. Produk disimpan, dan dijual setelah zatnya dinilai dokter hewan toko.',
  dilarang: 'Dilarang untuk ikan konsumsi. Produk ini tidak bisa disimpan.',
}
const hintOf = (name: string): string => (name.trim() === '' ? '' : HINTS[kelasOf(name)])

/** Names to choose from: prohibited substances are not offered. */
const CHOICES = ZAT.filter(({ kelas }) => kelas !== 'dilarang').map(({ nama }) => nama)

/** Rows for the active substances of a product and their strength. */
export function ActiveSubstanceInput<Body>({ form }: { form: UseFormReturn<ProdukInput, unknown, Body> }) {
  const { errors } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'zat_aktif' })
  const listId = useId()
  return (
    <LineInput
      name="zat_aktif"
      label={PRODUK.zat_aktif.label}
      hint={`Seperti tertulis pada label. Tulis zat utama paling atas; dosis dihitung dari zat itu. ${termSentence('% b/b')} ${termSentence('% b/v')}`}
      errors={errors}
      kunci={fields.map(({ id }) => id)}
      add={() => append(EMPTY_SUBSTANCE)}
      remove={remove}
    >
      {(index) => {
        const field = (name: keyof typeof EMPTY_SUBSTANCE) => ({
          error: errorAt(errors, `zat_aktif.${index}.${name}`),
          ...form.register(`zat_aktif.${index}.${name}`),
        })
        return (
          <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_7rem_7rem]">
            <div className="max-sm:col-span-2">
              <TextField
                label="Nama zat"
                list={listId}
                autoComplete="off"
                hint={field('nama').error ? '' : hintOf(form.watch(`zat_aktif.${index}.nama`))}
                {...field('nama')}
              />
              {index === 0 && (
                <datalist id={listId}>
                  {CHOICES.map((name) => (
                    <option key={name} value={name} />
                  ))}
                </datalist>
              )}
            </div>
            <TextField label="Kadar" inputMode="decimal" autoComplete="off" {...field('kadar')} />
            <SelectField label="Satuan" {...field('satuan')}>
              {SATUAN_KADAR.map((satuan) => (
                <option key={satuan}>{satuan}</option>
              ))}
            </SelectField>
          </div>
        )
      }}
    </LineInput>
  )
}
