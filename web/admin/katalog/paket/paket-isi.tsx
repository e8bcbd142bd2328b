import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { readItems } from '#contract/katalog/isi-paket.ts'
import { SortableList } from '#web/admin/ui/daftar/sortable-list.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { newContent, type PaketInput } from './paket-input.ts'
import { PickProduk } from './pick-produk.tsx'

type Form = UseFormReturn<z.input<typeof PaketInput>, unknown, PaketInput>

/** Names of the parts as one text field. An unchanged name keeps its linked product and its quantity. */
export function PaketContentsNames({ form }: { form: Form }) {
  const parts = useWatch({ control: form.control, name: 'isi' })
  /** Text while it is typed, and the parts before it; null otherwise. */
  const [typed, setTyped] = useState<{ text: string; previous: typeof parts } | null>(null)

  function take(text: string) {
    const previous = typed?.previous ?? parts
    setTyped({ text, previous })
    const remaining = [...previous]
    const added = readItems(text).map((name) => {
      const at = remaining.findIndex((item) => item.nama === name)
      return (at >= 0 ? remaining.splice(at, 1)[0] : undefined) ?? newContent(name)
    })
    form.setValue('isi', added, { shouldDirty: true })
  }

  return (
    <TextArea
      label="Deskripsi"
      hint="Isi paket, pisahkan dengan koma, misalnya: Obat A, Obat B, Buku saku"
      rows={3}
      value={typed?.text ?? parts.map(({ nama }) => nama).join(', ')}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

/** Parts of a package, in packing order. */
export function PaketContents({ form }: { form: Form }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'isi' })
  const parts = useWatch({ control: form.control, name: 'isi' })

  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold text-lg">Isi paket</legend>
      <p className="text-sm text-tinta-2">
        {fields.length === 0 && 'Belum ada isi. '}Stok produk terkait menentukan berapa paket yang tersedia.
      </p>
      <SortableList
        name="Isi paket"
        items={fields}
        kunci={({ id }) => id}
        mention={(_, index) => parts[index]?.nama || `isi ${index + 1}`}
        onMove={move}
        lineOf={(_, index, handle) => (
          <Content form={form} index={index} handle={handle} onDelete={() => remove(index)} />
        )}
      />
      <Button variant="garis" className="justify-self-start" onClick={() => append(newContent())}>
        <Plus aria-hidden className="size-5" />
        Tambah isi
      </Button>
    </fieldset>
  )
}

interface ContentProps {
  form: Form
  index: number
  handle: ReactNode
  onDelete(): void
}

function Content({ form, index, handle, onDelete }: ContentProps) {
  const errors = form.formState.errors.isi?.[index]
  const nomor = index + 1
  return (
    <fieldset aria-label={`Isi ${nomor}`} className="flex py-3">
      <div className="grid content-between">
        {handle}
        <IconButton label={`Hapus isi ${nomor}`} onClick={onDelete}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_4.5rem] items-start gap-3 pr-3">
        <TextField label="Nama" error={errors?.nama?.message} {...form.register(`isi.${index}.nama`)} />
        <div className="order-last col-span-2">
          <Controller
            control={form.control}
            name={`isi.${index}.produk`}
            render={({ field }) => (
              <PickProduk
                label="Produk terkait (opsional)"
                value={field.value}
                error={errors?.produk?.message}
                onChange={(produk) => {
                  field.onChange(produk)
                  if (produk && form.getValues(`isi.${index}.nama`).trim() === '')
                    form.setValue(`isi.${index}.nama`, produk.nama, { shouldDirty: true })
                }}
              />
            )}
          />
        </div>
        <NumberField label="Jumlah" error={errors?.jumlah?.message} {...form.register(`isi.${index}.jumlah`)} />
      </div>
    </fieldset>
  )
}
