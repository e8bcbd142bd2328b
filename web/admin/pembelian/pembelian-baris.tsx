import { Trash2 } from 'lucide-react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { pickProdukMasuk } from '#contract/stok/barang-masuk-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { PilihProduk } from '#web/admin/ui/isian/pilih-produk.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { PembelianForm, PembelianMasukan, ProdukDipilih } from './pembelian-isian.ts'

interface PembelianBarisProps {
  form: UseFormReturn<PembelianMasukan, unknown, PembelianForm>
  index: number
  onHapus: (() => void) | undefined
}

type Dicari = ProdukDipilih & { stok?: number }

const cari = (q: string, signal: AbortSignal): Promise<Dicari[]> =>
  callAdmin(pickProdukMasuk, { query: { q } }, { signal })
const keterangan = ({ stok }: Dicari) => (stok === undefined ? '' : `Stok ${stok}`)

/** Line of a purchase order: product, quantity and price. */
export function PembelianBaris({ form, index, onHapus }: PembelianBarisProps) {
  const errors = form.formState.errors.baris?.[index]
  return (
    <fieldset className="grid gap-3 rounded border border-garis p-3 sm:p-4">
      <legend className="sr-only">Barang {index + 1}</legend>
      <div className="flex items-center justify-between">
        <p className="font-semibold text-sm text-tinta-2">Barang {index + 1}</p>
        {onHapus && (
          <IconButton label={`Hapus barang ${index + 1}`} onClick={onHapus} className="-my-2">
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <Controller
        control={form.control}
        name={`baris.${index}.produk`}
        render={({ field: { value, onChange, ref } }) => (
          <PilihProduk<Dicari>
            label="Produk"
            value={value ?? null}
            onChange={onChange}
            ref={ref}
            error={errors?.produk?.message}
            kunci="pilih-produk-masuk"
            {...{ cari, keterangan }}
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
