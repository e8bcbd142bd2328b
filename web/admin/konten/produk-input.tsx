import { useState } from 'react'
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import type { KaitanOption } from '#contract/kaitan/admin.ts'
import { ARTIKEL } from '#contract/konten/admin.ts'
import { ChooseRelated } from '#web/admin/kaitan/choose-related.tsx'

interface ProdukFieldProps<T extends FieldValues, Body> {
  form: UseFormReturn<T, unknown, Body>
  name: Path<T>
  /** Previously chosen products, with their names. */
  knownProduk: readonly { produkId: number; nama: string }[]
}

/** Field for products that are shown beside a text. */
export function ProdukInput<T extends FieldValues, Body>({ form, name, knownProduk }: ProdukFieldProps<T, Body>) {
  const ids: readonly number[] = useWatch({ control: form.control, name }) ?? []
  const [known, setKnown] = useState<KaitanOption[]>(() =>
    knownProduk.map(({ produkId, nama }) => ({ id: produkId, nama, keterangan: '' })),
  )
  const { message: error }: { message?: string } = get(form.formState.errors, name) ?? {}
  return (
    <div className="grid gap-1.5">
      <ChooseRelated
        kind="produk"
        title={ARTIKEL.produkIds.formLabel}
        selected={ids.map((id) => known.find((item) => item.id === id) ?? { id, nama: `Produk ${id}`, keterangan: '' })}
        onChange={(selected) => {
          setKnown((all) => [...selected, ...all])
          const chosen = selected.map(({ id }) => id).sort((a, b) => a - b)
          form.setValue(name, chosen as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: true })
        }}
        error={error}
      />
      <p className="text-sm text-tinta-2">{ARTIKEL.produkIds.hint}</p>
    </div>
  )
}
