import { Controller } from 'react-hook-form'
import { ALAMAT_KINDS } from '#contract/alamat/format-alamat.ts'
import { ChooseWilayah } from '#web/shared/choose-wilayah.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import type { NewPesananFields } from './new-pesanan-input.ts'

/** Shipping method that the office may choose, with its fee in rupiah. */
export interface MetodeChoice {
  shippingId: number
  nama: string
  biaya: number
}

interface Props {
  form: NewPesananFields
  metode: readonly MetodeChoice[]
  /** True for a replacement order, which is shipped for free. */
  isPengganti: boolean
}

/** Fields for shipping: method, fee, address and the buyer's note. */
export function PengirimanFields({ form, metode, isPengganti }: Props) {
  const { errors } = form.formState
  const shippingId = form.watch('shippingId')

  function chooseMetode(id: string) {
    const selected = metode.find((item) => String(item.shippingId) === id)
    form.setValue('shippingId', selected?.shippingId ?? null, { shouldDirty: true })
    form.setValue('ongkir', selected ? String(selected.biaya) : '', { shouldDirty: true })
  }

  return (
    <>
      <SelectField
        label="Cara kirim"
        error={errors.shippingId?.message}
        value={shippingId ?? ''}
        onChange={({ target }) => chooseMetode(target.value)}
      >
        <option value="">Ambil sendiri di toko</option>
        <Options pairs={metode.map(({ shippingId: id, nama }) => [id, nama])} />
      </SelectField>
      {shippingId !== null && !isPengganti && (
        <NumberField
          label="Ongkir"
          hint="Anda yang menentukan; dibayar pembeli."
          error={errors.ongkir?.message}
          {...form.register('ongkir')}
        />
      )}
      {shippingId !== null && <TujuanFields form={form} />}
      <TextArea label="Catatan pembeli" rows={2} error={errors.catatan?.message} {...form.register('catatan')} />
    </>
  )
}

function TujuanFields({ form }: Pick<Props, 'form'>) {
  const errors = form.formState.errors.tujuan
  return (
    <>
      <SelectField label="Jenis alamat" {...form.register('tujuan.jenis')}>
        <Options pairs={Object.entries(ALAMAT_KINDS)} />
      </SelectField>
      <Controller
        control={form.control}
        name="tujuan.wilayah"
        render={({ field: { value, onChange, ref } }) => (
          <ChooseWilayah
            label="Kecamatan"
            error={errors?.wilayah?.message}
            {...{ value: value ?? null, onChange, ref }}
          />
        )}
      />
      <NumberField
        label="Kode pos"
        maxLength={5}
        error={errors?.kode_pos?.message}
        {...form.register('tujuan.kode_pos')}
      />
      <TextArea label="Alamat" error={errors?.rincian?.message} {...form.register('tujuan.rincian')} />
      <TextField
        label="Patokan"
        autoComplete="off"
        error={errors?.patokan?.message}
        {...form.register('tujuan.patokan')}
      />
    </>
  )
}
