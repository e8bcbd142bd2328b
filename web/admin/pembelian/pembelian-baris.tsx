import { Trash2 } from 'lucide-react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { pickGoodsInProduk } from '#contract/stok/goods-in-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
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
    <fieldset className="grid gap-3 rounded border border-garis p-3 sm:p-4">
      <legend className="sr-only">Barang {index + 1}</legend>
      <div className="flex items-center justify-between">
        <p className="font-semibold text-sm text-tinta-2">Barang {index + 1}</p>
        {onDelete && (
          <IconButton label={`Hapus barang ${index + 1}`} onClick={onDelete} className="-my-2">
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
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
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Jumlah"
          inputMode="numeric"
          autoComplete="off"
          error={errors?.jumlah?.message}
          {...form.register(`baris.${index}.jumlah`)}
        />
        <TextField
          label="Harga per satuan (opsional)"
          hint="Dalam rupiah"
          inputMode="numeric"
          autoComplete="off"
          error={errors?.harga?.message}
          {...form.register(`baris.${index}.harga`)}
        />
      </div>
    </fieldset>
  )
}
