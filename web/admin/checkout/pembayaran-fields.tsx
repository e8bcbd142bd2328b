import { ManualPayment } from '#contract/checkout/manual-admin.ts'
import { MANUAL_PAYMENT_WORDS } from '#web/admin/pesanan/pesanan-words.ts'
import { RekeningToko } from '#web/admin/pesanan/rekening-toko.tsx'
import { NumberField, TextField } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import type { NewPesananFields } from './new-pesanan-input.ts'

interface Props {
  form: NewPesananFields
  /** Total in rupiah; undefined until it is computed. */
  total: number | undefined
}

/** Fields for the discount and the payment. */
export function PembayaranFields({ form, total }: Props) {
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Potongan harga (opsional)"
          hint="Dalam rupiah."
          error={errors.diskon?.message}
          {...form.register('diskon')}
        />
        <TextField
          label="Alasan potongan"
          hint="Dibaca pembeli."
          autoComplete="off"
          error={errors.alasan_diskon?.message}
          {...form.register('alasan_diskon')}
        />
      </div>
      <SelectField label="Cara bayar" {...form.register('bayar')}>
        <Options pairs={ManualPayment.options.toReversed().map((value) => [value, MANUAL_PAYMENT_WORDS[value]])} />
      </SelectField>
      {form.watch('bayar') === 'transfer' && (
        <>
          <RekeningToko name={form.watch('nama')} no_hp={form.watch('no_hp')} total={total} />
          <TextField
            label="Rekening dan nomor bukti"
            hint="Tercatat di catatan admin pesanan ini."
            autoComplete="off"
            error={errors.bukti?.message}
            {...form.register('bukti')}
          />
        </>
      )}
    </>
  )
}
