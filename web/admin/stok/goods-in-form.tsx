import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import { createGoodsIn, type getGoodsInPreparation } from '#contract/stok/goods-in-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { GoodsInBarisFields } from './goods-in-baris-fields.tsx'
import { barisInput, bodyOf, GoodsInInput, newBaris } from './goods-in-input.ts'

export type Preparation = Output<typeof getGoodsInPreparation>

interface GoodsInFormProps {
  persiapan: Pick<Preparation, 'pemasok' | 'hariIni' | 'batasJual'>
  /** Expected lines and their supplier, which is then read-only. */
  ditunggu?: Pick<z.input<typeof GoodsInInput>, 'pemasok' | 'baris'>
  save?(isian: GoodsInInput): Promise<{ message: string }>
  /** Path to return to. */
  kembali?: string
}

const record = (isian: GoodsInInput) => callAdmin(createGoodsIn, { body: bodyOf(isian) })

/** Form for a delivery: supplier, date, and one line per lot. */
export function GoodsInForm({ persiapan, ditunggu, save = record, kembali = '/lot' }: GoodsInFormProps) {
  const { pemasok, hariIni, batasJual } = persiapan
  const listId = useId()
  const form = useForm<z.input<typeof GoodsInInput>, unknown, GoodsInInput>({
    resolver: zodResolver(GoodsInInput),
    defaultValues: { pemasok: pemasok[0] ?? '', diterima: hariIni, baris: [newBaris()], ...ditunggu },
  })
  const { errors } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'baris' })
  const saving = useSave({
    form,
    fields: ['pemasok', 'diterima', ...barisInput(fields.length)],
    save,
    to: kembali,
    galat: 'Gagal mencatat barang masuk',
    tanya: ({ baris }) => askSetAside(baris, batasJual),
  })

  return (
    <FormFrame
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      kembali={kembali}
      save="Catat Barang Masuk"
      saving="Mencatat…"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Pemasok"
          list={listId}
          autoComplete="off"
          readOnly={ditunggu !== undefined}
          error={errors.pemasok?.message}
          {...form.register('pemasok')}
        />
        <datalist id={listId}>
          {pemasok.map((nama) => (
            <option key={nama} value={nama} />
          ))}
        </datalist>
        <TextField
          type="date"
          label="Tanggal diterima"
          max={hariIni}
          error={errors.diterima?.message}
          {...form.register('diterima')}
        />
      </div>
      {fields.map(({ id }, index) => (
        <GoodsInBarisFields
          key={id}
          form={form}
          index={index}
          persiapan={persiapan}
          onDelete={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <Button variant="garis" className="justify-self-start" onClick={() => append(newBaris(), { shouldFocus: false })}>
        <Plus aria-hidden className="size-5" />
        Tambah Barang
      </Button>
    </FormFrame>
  )
}

/** Returns a question that lists the goods that will be set aside; undefined if there are none. */
function askSetAside(baris: GoodsInInput['baris'], batasJual: string) {
  const sisih = baris.filter(({ kedaluwarsa }) => kedaluwarsa !== null && kedaluwarsa <= batasJual)
  if (sisih.length === 0) return undefined
  return {
    title: 'Disisihkan, tidak dijual',
    text: `${sisih.map(({ produk, nomor }) => `${produk?.nama}, lot ${nomor}`).join('; ')}: sudah lewat atau hampir kedaluwarsa. Tetap dicatat, tetapi tidak menambah stok yang dijual.`,
    confirm: 'Ya, Catat',
  }
}
