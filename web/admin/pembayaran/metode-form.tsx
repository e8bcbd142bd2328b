import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { KodePembayaran, MetodeBody } from '#contract/pembayaran/metode-office.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { KODE } from './kata-kode.ts'

type Isian = z.output<typeof MetodeBody>

interface MetodeFormProps {
  /** What is there already; a new method has nothing. */
  awal?: Isian
  save(isian: Isian): Promise<{ message: string }>
  galat: string
}

export function MetodeForm({ awal, save, galat }: MetodeFormProps) {
  const form = useForm({
    resolver: zodResolver(MetodeBody),
    defaultValues: {
      method: awal?.method ?? '',
      description: awal?.description ?? '',
      kode: awal?.kode,
      aktif: awal?.aktif ?? true,
    },
  })
  const { errors } = form.formState
  const fields = ['method', 'description', 'kode', 'aktif'] as const
  const simpan = useSave({ form, fields: [...fields], save, to: '/metode-pembayaran', galat })

  return (
    <FormBingkai
      onSubmit={simpan.submit}
      isPending={simpan.isPending}
      failure={simpan.failure}
      kembali="/metode-pembayaran"
    >
      <TextField label="Metode" error={errors.method?.message} {...form.register('method')} />
      <TextArea label="Deskripsi" error={errors.description?.message} {...form.register('description')} />
      <SelectField
        label="Metode di Midtrans"
        hint="Metode ini harus sudah dibuka di akun Midtrans toko."
        error={errors.kode?.message}
        {...form.register('kode')}
      >
        <option value="">Pilih metode Midtrans</option>
        {KodePembayaran.options.map((kode) => (
          <option key={kode} value={kode}>
            {KODE[kode]}
          </option>
        ))}
      </SelectField>
      <CheckField label="Aktif" hint="Ditawarkan kepada pembeli." {...form.register('aktif')} />
    </FormBingkai>
  )
}
