import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { termSentence } from '#content/terms.ts'
import type { Output } from '#contract/endpoint.ts'
import { createGoodsIn, type getGoodsInPreparation } from '#contract/stok/goods-in-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { LineList } from '#web/admin/ui/isian/line-list.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { GoodsInLineFields } from './goods-in-baris-fields.tsx'
import { bodyOf, GoodsInInput, linePaths, newLine } from './goods-in-input.ts'

export type Preparation = Output<typeof getGoodsInPreparation>

interface GoodsInFormProps {
  preparation: Pick<Preparation, 'pemasok' | 'hariIni' | 'batasJual'>
  /** Expected lines and their supplier, which is then read-only. */
  awaited?: Pick<z.input<typeof GoodsInInput>, 'pemasok' | 'baris'>
  save?(input: GoodsInInput): Promise<{ message: string }>
  /** Path to return to. */
  returnTo?: string
}

const record = (input: GoodsInInput) => callAdmin(createGoodsIn, { body: bodyOf(input) })

/** Form for a delivery: supplier, date, and one line per lot. */
export function GoodsInForm({ preparation, awaited, save = record, returnTo = '/lot' }: GoodsInFormProps) {
  const { pemasok, hariIni, batasJual } = preparation
  const listId = useId()
  const form = useForm<z.input<typeof GoodsInInput>, unknown, GoodsInInput>({
    resolver: zodResolver(GoodsInInput),
    defaultValues: { pemasok: pemasok[0] ?? '', diterima: hariIni, baris: [newLine()], ...awaited },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'baris' })
  const saving = useSave({
    form,
    fields: ['pemasok', 'diterima', ...linePaths(fields.length)],
    save,
    to: returnTo,
    failure: 'Gagal mencatat barang masuk',
    question: ({ baris }) => askSetAside(baris, batasJual),
  })

  return (
    <FormFrame saving={saving} returnTo={returnTo} save="Catat Barang Masuk" pending="Mencatat…" isWide>
      <TextField
        label="Pemasok"
        list={listId}
        autoComplete="off"
        readOnly={awaited !== undefined}
        error={form.formState.errors.pemasok?.message}
        {...form.register('pemasok')}
      />
      <datalist id={listId}>
        {pemasok.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <DateField
        label="Tanggal diterima"
        max={hariIni}
        error={form.formState.errors.diterima?.message}
        {...form.register('diterima')}
      />
      <div className="grid gap-4 @2xl:col-span-2">
        <p className="text-sm text-tinta-2">{termSentence('lot')}</p>
        <LineList>
          {fields.map(({ id }, index) => (
            <GoodsInLineFields
              key={id}
              form={form}
              index={index}
              preparation={preparation}
              onDelete={fields.length > 1 ? () => remove(index) : undefined}
            />
          ))}
        </LineList>
        <Button
          variant="garis"
          className="justify-self-start"
          onClick={() => append(newLine(), { shouldFocus: false })}
        >
          <Plus aria-hidden className="size-5" />
          Tambah Barang
        </Button>
      </div>
    </FormFrame>
  )
}

/** Returns a question that lists the goods that will be set aside; undefined if there are none. */
function askSetAside(lines: GoodsInInput['baris'], sellingLimit: string) {
  const setAside = lines.filter(({ kedaluwarsa }) => kedaluwarsa !== null && kedaluwarsa <= sellingLimit)
  if (setAside.length === 0) return undefined
  return {
    title: 'Disisihkan, tidak dijual',
    text: `${setAside.map(({ produk, nomor }) => `${produk?.nama}, lot ${nomor}`).join('; ')}: sudah lewat atau hampir kedaluwarsa. Tetap dicatat, tetapi tidak menambah stok yang dijual.`,
    confirm: 'Ya, Catat',
  }
}
