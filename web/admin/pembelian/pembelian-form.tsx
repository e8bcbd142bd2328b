import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { PEMBELIAN, PEMBELIAN_LINES_MAX, type Pembelian, type PembelianInput } from '#contract/pembelian/admin.ts'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { LineList } from '#web/admin/ui/isian/line-list.tsx'
import type { Change } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { PembelianLine } from './pembelian-baris.tsx'
import { bodyOf, PembelianForm as FormValues, inputOf, newLine, type PembelianFormInput } from './pembelian-input.ts'

interface PembelianFormProps {
  /** Purchase order to edit; undefined for a new one. */
  initial?: Pembelian
  /** Initial values of a new purchase order. */
  start?: Partial<PembelianFormInput>
  save(body: PembelianInput, change: Change): Promise<{ message: string; pembelianId: number }>
  returnTo: string
  problem: string
}

export function PembelianForm({ initial, start, save, returnTo, problem }: PembelianFormProps) {
  const form = useForm<PembelianFormInput, unknown, FormValues>({
    resolver: zodResolver(FormValues),
    defaultValues: initial ? inputOf(initial) : { pemasokId: '', catatan: '', baris: [newLine()], ...start },
  })
  const saving = useSave({
    form,
    fields: ['pemasokId', 'catatan'],
    save: (input, change) => save(bodyOf(input), change),
    edit: initial && {
      initial,
      columns: PEMBELIAN,
      bodyOf: (snapshot) => bodyOf(FormValues.parse(inputOf(snapshot as unknown as Pembelian))),
      formOf: (snapshot) => inputOf(snapshot as unknown as Pembelian),
    },
    to: returnTo,
    failure: problem,
  })
  return (
    <FormFrame saving={saving} returnTo={returnTo} isWide>
      <PemasokField form={form} selected={initial?.pemasokId} />
      <CanConflict name="catatan">
        <TextArea
          label={PEMBELIAN.catatan.label}
          hint={PEMBELIAN.catatan.hint}
          rows={2}
          error={form.formState.errors.catatan?.message}
          {...form.register('catatan')}
        />
      </CanConflict>
      <LineFields form={form} />
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
  const { data: pemasok, isLoadingError } = useQuery(pemasokQuery())
  return (
    <div className="grid gap-1">
      <CanConflict name="pemasokId">
        <SelectField
          label="Pemasok"
          error={
            isLoadingError
              ? 'Gagal memuat pemasok. Muat ulang halaman ini.'
              : form.formState.errors.pemasokId && 'Pilih pemasok'
          }
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
function LineFields({ form }: PembelianFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'baris' })
  return (
    <div className="grid gap-4 @2xl:col-span-2">
      <CanConflict name="baris">
        <LineList>
          {fields.map(({ id }, index) => (
            <PembelianLine
              key={id}
              form={form}
              index={index}
              onDelete={fields.length > 1 ? () => remove(index) : undefined}
            />
          ))}
        </LineList>
      </CanConflict>
      {fields.length < PEMBELIAN_LINES_MAX && (
        <Button
          variant="garis"
          className="justify-self-start"
          onClick={() => append(newLine(), { shouldFocus: false })}
        >
          <Plus aria-hidden className="size-5" />
          Tambah Barang
        </Button>
      )}
    </div>
  )
}
