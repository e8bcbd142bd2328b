import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Wilayah } from '#contract/alamat/wilayah.ts'
import { HARI_REVERSED_ERROR, TARIF, TarifBody, type TarifInput } from '#contract/pengiriman/tarif-admin.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import type { Change } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { ChooseWilayah } from '#web/shared/choose-wilayah.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { metodeQuery } from './metode-query.ts'

const FIELDS = TarifBody.keyof().options
const OTHERS = FIELDS.filter((name) => name !== 'shippingId' && name !== 'kode_wilayah')

const FormValues = TarifBody.refine(({ hari_min, hari_maks }) => hari_min <= hari_maks, {
  path: ['hari_maks'],
  error: HARI_REVERSED_ERROR,
})

interface TarifFormProps {
  /** Rate to edit; undefined for a new one. */
  initial?: TarifInput & { wilayah: string }
  /** Preselected method of a new rate. */
  metode?: string
  save(input: TarifInput, change: Change): Promise<{ message: string }>
  problem: string
}

export function TarifForm({ initial, metode = '', save, problem }: TarifFormProps) {
  const pilihan = useQuery(metodeQuery())
  const form = useForm({
    resolver: zodResolver(FormValues),
    defaultValues: {
      ...(formValues(TARIF, initial) as z.input<typeof TarifBody>),
      ...(!initial && { shippingId: metode }),
    },
  })
  const field = columnFields(form, TARIF)
  const { errors } = form.formState
  // The form stores only the region's code, so its name is kept here.
  const [wilayah, setWilayah] = useState<Wilayah | null>(initial ? named(initial) : null)
  const saving = useSave({
    form,
    fields: FIELDS,
    save,
    edit: initial && { initial, columns: TARIF },
    to: '/tarif-ongkir',
    failure: problem,
  })

  return (
    <FormFrame saving={saving} returnTo="/tarif-ongkir" isWide>
      <CanConflict name="shippingId">
        <SelectField
          label="Metode"
          error={
            pilihan.isLoadingError
              ? 'Gagal memuat metode. Muat ulang halaman ini.'
              : errors.shippingId && 'Pilih metode'
          }
          // The options load after the form: a remount selects the registered value.
          key={pilihan.data ? 'ada' : 'belum'}
          {...form.register('shippingId')}
        >
          <option value="">Pilih metode</option>
          <Options
            pairs={pilihan.data?.map(({ shippingId, nama, aktif }) => [
              shippingId,
              aktif ? nama : `${nama} (diarsipkan)`,
            ])}
          />
        </SelectField>
      </CanConflict>
      <CanConflict name="kode_wilayah">
        <Controller
          control={form.control}
          name="kode_wilayah"
          render={({ field: { ref, onChange } }) => (
            <ChooseWilayah
              label="Wilayah"
              hint={TARIF.kode_wilayah.hint}
              level="semua"
              ref={ref}
              value={wilayah}
              onChange={(selected) => {
                setWilayah(selected)
                onChange(selected?.kode ?? '')
              }}
              error={errors.kode_wilayah?.message}
            />
          )}
        />
      </CanConflict>
      {OTHERS.map((name) => field(name))}
    </FormFrame>
  )
}

/** Returns a region of which only the code and the full name are known. */
const named = ({ kode_wilayah, wilayah }: { kode_wilayah: string; wilayah: string }): Wilayah => ({
  kode: kode_wilayah,
  provinsi: wilayah,
  kabupaten: '',
  kecamatan: '',
})
