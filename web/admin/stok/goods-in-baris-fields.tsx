import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { pickGoodsInProduk } from '#contract/stok/goods-in-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { BESIDE_LONG_LABEL, DeleteLine } from '#web/admin/ui/isian/line-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { NumberField, TextField } from '#web/ui/field.tsx'
import type { Preparation } from './goods-in-form.tsx'
import type { GoodsInInput, IncomingProduk } from './goods-in-input.ts'

interface GoodsInLineProps {
  form: UseFormReturn<z.input<typeof GoodsInInput>, unknown, GoodsInInput>
  index: number
  preparation: Pick<Preparation, 'hariIni' | 'batasJual'>
  onDelete: (() => void) | undefined
}

const cari = (q: string, signal: AbortSignal): Promise<IncomingProduk[]> =>
  callAdmin(pickGoodsInProduk, { query: { q } }, { signal })
const describe = ({ stok }: IncomingProduk) => (stok === undefined ? '' : `Stok ${stok}`)

/** Two of the three columns of a narrow form. */
const WIDE = 'col-span-2 @5xl:col-span-1'

export function GoodsInLineFields({ form, index, preparation, onDelete }: GoodsInLineProps) {
  const errors = form.formState.errors.baris?.[index]
  const expiry = useWatch({ control: form.control, name: `baris.${index}.kedaluwarsa` })
  return (
    <fieldset className="grid grid-cols-[1fr_1fr_2.75rem] items-start gap-3 not-last:pb-3 @5xl:grid-cols-[minmax(0,1fr)_8rem_11rem_4.5rem_17rem_2.75rem] @5xl:pb-0">
      <legend className="sr-only">Barang {index + 1}</legend>
      <div className={cx('@5xl:col-span-1', onDelete ? 'col-span-2' : 'col-span-3')}>
        <Controller
          control={form.control}
          name={`baris.${index}.produk`}
          render={({ field: { value, onChange, ref } }) => (
            <ChooseProduk
              label="Produk"
              value={value ?? null}
              onChange={onChange}
              ref={ref}
              error={errors?.produk?.message}
              kunci="pilih-produk-masuk"
              search={cari}
              remarkOf={describe}
            />
          )}
        />
      </div>
      <TextField
        label="Nomor lot"
        autoComplete="off"
        autoCapitalize="characters"
        error={errors?.nomor?.message}
        {...form.register(`baris.${index}.nomor`)}
      />
      <div className={WIDE}>
        <DateField
          label="Kedaluwarsa"
          hint={expiryHint(expiry, preparation)}
          error={errors?.kedaluwarsa?.message}
          {...form.register(`baris.${index}.kedaluwarsa`)}
        />
      </div>
      <div className={BESIDE_LONG_LABEL}>
        <NumberField label="Jumlah" error={errors?.jumlah?.message} {...form.register(`baris.${index}.jumlah`)} />
      </div>
      <div className={WIDE}>
        <NumberField
          label="Harga modal per satuan (opsional)"
          error={errors?.hargaModal?.message}
          {...form.register(`baris.${index}.hargaModal`)}
        />
      </div>
      {onDelete && <DeleteLine label={`Hapus barang ${index + 1}`} onClick={onDelete} />}
    </fieldset>
  )
}

/** Returns the hint for an expiry date: the goods will be sold, or set aside. */
function expiryHint(expiry: string | null | undefined, { hariIni, batasJual }: GoodsInLineProps['preparation']) {
  if (!expiry) return 'Hari terakhir boleh dipakai. Kosongkan untuk alat.'
  if (expiry < hariIni) return 'Sudah lewat: akan disisihkan, tidak dijual.'
  return expiry <= batasJual ? 'Hampir kedaluwarsa: akan disisihkan, tidak dijual.' : 'Akan dijual.'
}
