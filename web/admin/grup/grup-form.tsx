import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Path, useFieldArray, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { GRUP, type GrupAdmin, GrupBody, type GrupInput } from '#contract/grup/admin.ts'
import { type KaitanOption, searchRelated } from '#contract/kaitan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useAcknowledgedCost } from '#web/admin/ui/isian/use-acknowledged-cost.ts'
import type { Change } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { IconButton } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/field.tsx'

type Input = z.input<typeof GrupBody>
const BACK = '/grup-pelanggan'

interface GrupFormProps {
  /** Group to edit; undefined for a new one. */
  initial?: GrupAdmin & { produk: { id: number; nama: string; harga: number }[] }
  save(input: GrupInput & { modalDisadari?: true }, change: Change): Promise<{ message: string }>
  problem: string
}

export function GrupForm({ initial, save, problem }: GrupFormProps) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(
    () => new Map((initial?.produk ?? []).map(({ id, nama }) => [id, nama])),
  )
  const nameOf = (produkId: unknown) => names.get(Number(produkId)) ?? `Produk nomor ${produkId}`
  const confirm = useAcknowledgedCost()
  const form = useForm<Input, unknown, GrupInput>({
    resolver: zodResolver(GrupBody),
    defaultValues: formValues(GRUP, initial) as Input,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'harga' })
  const { errors } = form.formState
  const saving = useSave({
    form,
    fields: ['nama', 'persen', 'aktif', 'harga', ...fields.map((_, index) => `harga.${index}.harga` as Path<Input>)],
    save: (input, change) => confirm((again) => save({ ...input, ...again }, change)),
    edit: initial && {
      initial,
      columns: GRUP,
      mention: {
        harga: (all) =>
          (all as GrupInput['harga'])
            .map(({ produkId, harga }) => `${nameOf(produkId)}: ${formatRupiah(Number(harga))}`)
            .join('\n') || '(kosong)',
      },
    },
    to: BACK,
    failure: problem,
  })
  const field = columnFields(form, GRUP)

  return (
    <FormFrame saving={saving} returnTo={BACK} isWide>
      {field('nama')}
      {field('persen')}
      {field('aktif')}
      <CanConflict name="harga">
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">
            {GRUP.harga.label} ({fields.length})
          </legend>
          {fields.map(({ id, produkId }, index) => (
            <div key={id} className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <NumberField
                  label={`${nameOf(produkId)} (rupiah)`}
                  error={errors.harga?.[index]?.harga?.message}
                  {...form.register(`harga.${index}.harga`)}
                />
              </div>
              <IconButton label={`Hapus harga ${nameOf(produkId)}`} onClick={() => remove(index)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </div>
          ))}
          <ChooseProduk<KaitanOption & { produkId: number }>
            label="Tambah produk"
            value={null}
            error={errors.harga?.message ?? errors.harga?.root?.message}
            remarkOf={({ keterangan }) => keterangan}
            kunci="grup-produk"
            search={async (q, signal) => {
              const found = await callAdmin(searchRelated, { query: { jenis: 'produk', q } }, { signal })
              return found.map((item) => ({ ...item, produkId: item.id }))
            }}
            onChange={(one) => {
              if (!one || form.getValues('harga')?.some(({ produkId }) => Number(produkId) === one.id)) return
              setNames(new Map([...names, [one.id, one.nama]]))
              append({ produkId: one.id, harga: '' })
            }}
          />
        </fieldset>
      </CanConflict>
    </FormFrame>
  )
}
