import { Controller, type UseFormReturn } from 'react-hook-form'
import { pickGoodsInProduk } from '#contract/stok/goods-in-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { BESIDE_LONG_LABEL, DeleteLine } from '#web/admin/ui/isian/line-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { NumberField } from '#web/ui/field.tsx'
import type { PembelianForm, PembelianFormInput, SelectedProduk } from './pembelian-input.ts'

interface PembelianLineProps {
  form: UseFormReturn<PembelianFormInput, unknown, PembelianForm>
  index: number
  onDelete: (() => void) | undefined
}

type Searched = SelectedProduk & { stok?: number }

const cari = (q: string, signal: AbortSignal): Promise<Searched[]> =>
  callAdmin(pickGoodsInProduk, { query: { q } }, { signal })
const describe = ({ stok }: Searched) => (stok === undefined ? '' : `Stok ${stok}`)

/** Line of a purchase order: product, quantity and price. */
export function PembelianLine({ form, index, onDelete }: PembelianLineProps) {
  const errors = form.formState.errors.baris?.[index]
  return (
    <fieldset className="grid grid-cols-[7rem_1fr_2.75rem] items-start gap-3 not-last:pb-3 @5xl:grid-cols-[1fr_7rem_14rem_2.75rem] @5xl:pb-0">
      <legend className="sr-only">Barang {index + 1}</legend>
      <div className={cx('@5xl:col-span-1', onDelete ? 'col-span-2' : 'col-span-3')}>
        <Controller
          control={form.control}
          name={`baris.${index}.produk`}
          render={({ field: { value, onChange, ref } }) => (
            <ChooseProduk<Searched>
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
      <div className={BESIDE_LONG_LABEL}>
        <NumberField label="Jumlah" error={errors?.jumlah?.message} {...form.register(`baris.${index}.jumlah`)} />
      </div>
      <div className="col-span-2 @5xl:col-span-1">
        <NumberField
          label="Harga per satuan (opsional)"
          error={errors?.harga?.message}
          {...form.register(`baris.${index}.harga`)}
        />
      </div>
      {onDelete && <DeleteLine label={`Hapus barang ${index + 1}`} onClick={onDelete} />}
    </fieldset>
  )
}
