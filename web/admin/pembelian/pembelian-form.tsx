import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { PEMBELIAN, PEMBELIAN_BARIS_MAX, type Pembelian, type PembelianInput } from '#contract/pembelian/admin.ts'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import type { Change } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { PembelianBaris } from './pembelian-baris.tsx'
import { bodyOf, PembelianForm as FormValues, inputOf, newBaris, type PembelianFormInput } from './pembelian-input.ts'

interface PembelianFormProps {
  /** Purchase order to edit; undefined for a new one. */
  awal?: Pembelian
  /** Initial values of a new purchase order. */
  mulai?: Partial<PembelianFormInput>
  save(body: PembelianInput, change: Change): Promise<{ message: string; pembelianId: number }>
  kembali: string
  galat: string
}

export function PembelianForm({ awal, mulai, save, kembali, galat }: PembelianFormProps) {
  const form = useForm<PembelianFormInput, unknown, FormValues>({
    resolver: zodResolver(FormValues),
    defaultValues: awal ? inputOf(awal) : { pemasokId: '', catatan: '', baris: [newBaris()], ...mulai },
  })
  const saving = useSave({
    form,
    fields: ['pemasokId', 'catatan'],
    save: (isian, change) => save(bodyOf(isian), change),
    edit: awal && {
      awal,
      kolom: PEMBELIAN,
      kirim: (snapshot) => bodyOf(FormValues.parse(inputOf(snapshot as unknown as Pembelian))),
      isian: (snapshot) => inputOf(snapshot as unknown as Pembelian),
    },
    to: kembali,
    galat,
  })
  return (
    <FormFrame
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={kembali}
    >
      <PemasokField form={form} selected={awal?.pemasokId} />
      <BarisFields form={form} />
      <CanConflict nama="catatan">
        <TextArea
          label={PEMBELIAN.catatan.label}
          hint={PEMBELIAN.catatan.hint}
          error={form.formState.errors.catatan?.message}
          {...form.register('catatan')}
        />
      </CanConflict>
    </FormFrame>
  )
}

interface PembelianFieldProps {
  form: UseFormReturn<PembelianFormInput, unknown, FormValues>
}

interface PemasokFieldProps extends PembelianFieldProps {
  /** Supplier of the purchase order, listed even if it is archived. */
  selected: number | undefined
}

function PemasokField({ form, selected }: PemasokFieldProps) {
  const { data: pemasok } = useQuery(pemasokQuery())
  return (
    <div className="grid gap-1">
      <CanConflict nama="pemasokId">
        <SelectField
          label="Pemasok"
          error={form.formState.errors.pemasokId && 'Pilih pemasok'}
          // The options load after the form: a remount selects the registered value.
          key={pemasok ? 'ada' : 'belum'}
          {...form.register('pemasokId')}
        >
          <option value="">Pilih pemasok</option>
          {pemasok
            ?.filter(({ aktif, pemasokId }) => aktif || pemasokId === selected)
            .map(({ pemasokId, nama }) => (
              <option key={pemasokId} value={pemasokId}>
                {nama}
              </option>
            ))}
        </SelectField>
      </CanConflict>
      <Link to="/tambah-pemasok" className="tautan justify-self-start">
        Pemasok baru
      </Link>
    </div>
  )
}

/** Lines of the purchase order, and a button that adds one. */
function BarisFields({ form }: PembelianFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'baris' })
  return (
    <>
      <CanConflict nama="baris">
        <div className="grid gap-4">
          {fields.map(({ id }, index) => (
            <PembelianBaris
              key={id}
              form={form}
              index={index}
              onDelete={fields.length > 1 ? () => remove(index) : undefined}
            />
          ))}
        </div>
      </CanConflict>
      {fields.length < PEMBELIAN_BARIS_MAX && (
        <Button
          variant="garis"
          className="justify-self-start"
          onClick={() => append(newBaris(), { shouldFocus: false })}
        >
          <Plus aria-hidden className="size-5" />
          Tambah Barang
        </Button>
      )}
    </>
  )
}
