import type { UseFormReturn } from 'react-hook-form'
import type { RefundBody } from '#contract/pembayaran/pengembalian-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { isInShop } from './isi-kemasan.ts'
import { lineValue, type ReturnInput, remainingParts } from './return-input.ts'

interface Props {
  form: UseFormReturn<ReturnInput, unknown, RefundBody>
  pesanan: PesananAdmin
  /** True if only a full refund is possible, so that lines have no amounts. */
  isWhole: boolean
  /** True if the refund was prefilled. */
  isSuggested: boolean
}

type Item = PesananAdmin['items'][number]

/** Fields for the refunded lines, their amounts and the destination of their goods. Without lines only money is refunded. */
export function ReturnedGoods({ form, pesanan, isWhole, isSuggested }: Props) {
  const { items, bagian } = pesanan
  const { errors } = form.formState
  const isPaket = items.some(({ paketId }) => paketId)
  const ke = isInShop(pesanan) ? 'rak' : 'karantina'

  /** Sets the total to the sum of lines and shipping. */
  function addUp() {
    if (isWhole) return
    const { barang, ongkir } = form.getValues()
    const quantity = barang.reduce((sum, { nilai }) => sum + rupiahOf(nilai), rupiahOf(ongkir))
    form.setValue('jumlah', String(quantity), { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  function setUnits(index: number, item: Item, quantity: string) {
    const unit = Number(quantity)
    if (!isWhole) form.setValue(`barang.${index}.nilai`, unit > 0 ? String(lineValue(item, unit)) : '')
    addUp()
  }
  function returnAll() {
    for (const [index, item] of items.entries()) {
      form.setValue(`barang.${index}.jumlah`, String(item.jumlah - item.kembali))
      if (!item.paketId) form.setValue(`barang.${index}.ke`, ke)
      setUnits(index, item, String(item.jumlah - item.kembali))
    }
    if (isPaket)
      for (const [index, part] of bagian.entries()) {
        form.setValue(`bagian.${index}.jumlah`, String(remainingParts(part, items)))
        form.setValue(`bagian.${index}.ke`, ke)
      }
  }

  return (
    <details open={isSuggested} className="rounded-sm border border-garis px-3">
      <summary className="min-h-11 content-center font-semibold">Barang yang dikembalikan (opsional)</summary>
      <div className="grid gap-4 pb-4">
        <p className="text-sm text-tinta-2">Kosongkan jika hanya uangnya yang kembali.</p>
        {items.map((item, index) =>
          item.sisa_dana > 0 || item.jumlah > item.kembali ? (
            <fieldset key={item.urutan} className="grid min-w-0 gap-3 border-garis border-t pt-3">
              <legend className="float-left w-full font-semibold [overflow-wrap:anywhere]">{item.nama}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                <NumberField
                  label={`Jumlah ${item.nama}`}
                  hint={`Batal dibeli, maksimal ${item.jumlah - item.kembali}`}
                  error={errors.barang?.[index]?.jumlah?.message}
                  {...form.register(`barang.${index}.jumlah`, {
                    onChange: ({ target }) => setUnits(index, item, target.value),
                  })}
                />
                {!isWhole && (
                  <NumberField
                    label={`Dana ${item.nama}`}
                    hint={`Rupiah, maksimal ${formatRupiah(item.sisa_dana)}`}
                    error={errors.barang?.[index]?.nilai?.message}
                    {...form.register(`barang.${index}.nilai`, { onChange: addUp })}
                  />
                )}
              </div>
              {!item.paketId && (
                <DestinationField label={`Tujuan ${item.nama}`} {...form.register(`barang.${index}.ke`)} />
              )}
            </fieldset>
          ) : null,
        )}
        {isPaket && (
          <fieldset className="grid min-w-0 gap-3 border-garis border-t pt-3">
            <legend className="float-left w-full font-semibold">Isi paket yang kembali</legend>
            {bagian.map(({ produkId, nama, dipegang }, index) =>
              dipegang > 0 ? (
                <div key={produkId} className="grid gap-3 sm:grid-cols-2">
                  <NumberField
                    label={`Isi ${nama}`}
                    hint={`Maksimal ${dipegang}`}
                    error={errors.bagian?.[index]?.jumlah?.message}
                    {...form.register(`bagian.${index}.jumlah`)}
                  />
                  <DestinationField label={`Tujuan isi ${nama}`} {...form.register(`bagian.${index}.ke`)} />
                </div>
              ) : null,
            )}
          </fieldset>
        )}
        {!isWhole && pesanan.sisa_ongkir > 0 && (
          <NumberField
            label="Dana ongkir"
            hint={`Rupiah, maksimal ${formatRupiah(pesanan.sisa_ongkir)}`}
            error={errors.ongkir?.message}
            {...form.register('ongkir', { onChange: addUp })}
          />
        )}
        <Button variant="garis" onClick={returnAll}>
          {ke === 'rak' ? 'Kembalikan semua barang ke rak' : 'Masukkan semua barang ke karantina'}
        </Button>
      </div>
    </details>
  )
}

function DestinationField(props: Omit<Parameters<typeof SelectField>[0], 'children'>) {
  return (
    <SelectField {...props} hint="Stok bertambah setelah dana kembali; barang retur, setelah diterima.">
      <option value="">Tidak kembali</option>
      <option value="rak">Kembali ke rak, ke lot asalnya</option>
      <option value="karantina">Masuk karantina, diperiksa dulu</option>
      <option value="ditunggu">Retur ditunggu, belum datang</option>
    </SelectField>
  )
}

/** Parses an amount while it is typed, with or without points and 'Rp'. Returns 0 without digits. */
const rupiahOf = (typed: unknown): number => Number(String(typed ?? '').replaceAll(/[^\d]/g, '')) || 0
