import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Wilayah } from '#contract/alamat/wilayah.ts'
import { HARI_TERBALIK, TARIF, TarifBody, type TarifIsian } from '#contract/pengiriman/tarif-admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'
import { PilihWilayah } from '#web/shared/pilih-wilayah.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { metodeQuery } from './metode-query.ts'

const FIELDS = TarifBody.keyof().options
const LAINNYA = FIELDS.filter((name) => name !== 'shippingId' && name !== 'kode_wilayah')

const Isian = TarifBody.refine(({ hari_min, hari_maks }) => hari_min <= hari_maks, {
  path: ['hari_maks'],
  error: HARI_TERBALIK,
})

interface TarifFormProps {
  /** Rate to edit; undefined for a new one. */
  awal?: TarifIsian & { wilayah: string }
  /** Preselected method of a new rate. */
  metode?: string
  save(isian: TarifIsian, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

export function TarifForm({ awal, metode = '', save, galat }: TarifFormProps) {
  const pilihan = useQuery(metodeQuery())
  const form = useForm({
    resolver: zodResolver(Isian),
    defaultValues: {
      ...(formValues(TARIF, awal) as z.input<typeof TarifBody>),
      ...(!awal && { shippingId: metode }),
    },
  })
  const field = columnFields(form, TARIF)
  const { errors } = form.formState
  // The form stores only the region's code, so its name is kept here.
  const [wilayah, setWilayah] = useState<Wilayah | null>(awal ? bernama(awal) : null)
  const saving = useSave({
    form,
    fields: FIELDS,
    save,
    suntingan: awal && { awal, kolom: TARIF },
    to: '/tarif-ongkir',
    galat,
  })

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/tarif-ongkir"
    >
      <DapatBentrok nama="shippingId">
        <SelectField
          label="Metode"
          error={errors.shippingId && 'Pilih metode'}
          // The options load after the form: a remount selects the registered value.
          key={pilihan.data ? 'ada' : 'belum'}
          {...form.register('shippingId')}
        >
          <option value="">Pilih metode</option>
          {pilihan.data?.map(({ shippingId, nama, aktif }) => (
            <option key={shippingId} value={shippingId}>
              {aktif ? nama : `${nama} (diarsipkan)`}
            </option>
          ))}
        </SelectField>
      </DapatBentrok>
      <DapatBentrok nama="kode_wilayah">
        <Controller
          control={form.control}
          name="kode_wilayah"
          render={({ field: { ref, onChange } }) => (
            <PilihWilayah
              label="Wilayah"
              hint={TARIF.kode_wilayah.hint}
              tingkat="semua"
              ref={ref}
              value={wilayah}
              onChange={(dipilih) => {
                setWilayah(dipilih)
                onChange(dipilih?.kode ?? '')
              }}
              error={errors.kode_wilayah?.message}
            />
          )}
        />
      </DapatBentrok>
      {LAINNYA.map((name) => field(name))}
    </FormBingkai>
  )
}

/** Returns a region of which only the code and the full name are known. */
const bernama = ({ kode_wilayah, wilayah }: { kode_wilayah: string; wilayah: string }): Wilayah => ({
  kode: kode_wilayah,
  provinsi: wilayah,
  kabupaten: '',
  kecamatan: '',
})
