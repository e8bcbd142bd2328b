import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { PEMBELIAN, PEMBELIAN_BARIS_MAX, type Pembelian, type PembelianIsian } from '#contract/pembelian/admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { pemasokQuery } from './pemasok-query.ts'
import { PembelianBaris } from './pembelian-baris.tsx'
import { barisBaru, bodyOf, PembelianForm as Isian, isianOf, type PembelianMasukan } from './pembelian-isian.ts'

interface PembelianFormProps {
  /** Purchase order to edit; undefined for a new one. */
  awal?: Pembelian
  /** Initial values of a new purchase order. */
  mulai?: Partial<PembelianMasukan>
  save(body: PembelianIsian, ubah: Ubah): Promise<{ message: string; pembelianId: number }>
  kembali: string
  galat: string
}

export function PembelianForm({ awal, mulai, save, kembali, galat }: PembelianFormProps) {
  const { data: pemasok } = useQuery(pemasokQuery())
  const form = useForm<PembelianMasukan, unknown, Isian>({
    resolver: zodResolver(Isian),
    defaultValues: awal ? isianOf(awal) : { pemasokId: '', catatan: '', baris: [barisBaru()], ...mulai },
  })
  const { errors } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'baris' })
  const saving = useSave({
    form,
    fields: ['pemasokId', 'catatan'],
    save: (isian, ubah) => save(bodyOf(isian), ubah),
    suntingan: awal && {
      awal,
      kolom: PEMBELIAN,
      kirim: (rekaman) => bodyOf(Isian.parse(isianOf(rekaman as unknown as Pembelian))),
      isian: (rekaman) => isianOf(rekaman as unknown as Pembelian),
    },
    to: kembali,
    galat,
  })
  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={kembali}
    >
      <div className="grid gap-1">
        <DapatBentrok nama="pemasokId">
          <SelectField
            label="Pemasok"
            error={errors.pemasokId && 'Pilih pemasok'}
            // The options load after the form: a remount selects the registered value.
            key={pemasok ? 'ada' : 'belum'}
            {...form.register('pemasokId')}
          >
            <option value="">Pilih pemasok</option>
            {pemasok
              ?.filter(({ aktif, pemasokId }) => aktif || pemasokId === awal?.pemasokId)
              .map(({ pemasokId, nama }) => (
                <option key={pemasokId} value={pemasokId}>
                  {nama}
                </option>
              ))}
          </SelectField>
        </DapatBentrok>
        <Link to="/tambah-pemasok" className="tautan justify-self-start">
          Pemasok baru
        </Link>
      </div>
      <DapatBentrok nama="baris">
        <div className="grid gap-4">
          {fields.map(({ id }, index) => (
            <PembelianBaris
              key={id}
              form={form}
              index={index}
              onHapus={fields.length > 1 ? () => remove(index) : undefined}
            />
          ))}
        </div>
      </DapatBentrok>
      {fields.length < PEMBELIAN_BARIS_MAX && (
        <Button
          variant="garis"
          className="justify-self-start"
          onClick={() => append(barisBaru(), { shouldFocus: false })}
        >
          <Plus aria-hidden className="size-5" />
          Tambah Barang
        </Button>
      )}
      <DapatBentrok nama="catatan">
        <TextArea
          label={PEMBELIAN.catatan.label}
          hint={PEMBELIAN.catatan.hint}
          error={errors.catatan?.message}
          {...form.register('catatan')}
        />
      </DapatBentrok>
    </FormBingkai>
  )
}
