import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { PengirimanBody } from '#contract/pengiriman/office.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/field.tsx'

type Isian = z.output<typeof PengirimanBody>

interface PengirimanFormProps {
  /** What is there already; a new way of shipping has nothing. */
  awal?: Isian
  save(isian: Isian): Promise<{ message: string }>
  galat: string
}

export function PengirimanForm({ awal, save, galat }: PengirimanFormProps) {
  const form = useForm({
    resolver: zodResolver(PengirimanBody),
    defaultValues: {
      kode: awal?.kode ?? '',
      nama: awal?.nama ?? '',
      estimasi: awal?.estimasi ?? '',
      biaya: awal ? String(awal.biaya) : '',
      urutan: String(awal?.urutan ?? 0),
      aktif: awal?.aktif ?? true,
    },
  })
  const { errors } = form.formState
  const fields = ['kode', 'nama', 'estimasi', 'biaya', 'urutan', 'aktif'] as const
  const simpan = useSave({ form, fields: [...fields], save, to: '/metode-pengiriman', galat })

  return (
    <FormBingkai
      onSubmit={simpan.submit}
      isPending={simpan.isPending}
      failure={simpan.failure}
      kembali="/metode-pengiriman"
    >
      <TextField label="Nama" error={errors.nama?.message} {...form.register('nama')} />
      <TextField
        label="Kode"
        hint="Huruf kecil tanpa spasi, misalnya kargo-laut. Setiap metode punya kodenya sendiri."
        autoCapitalize="none"
        error={errors.kode?.message}
        {...form.register('kode')}
      />
      <TextField
        label="Estimasi"
        hint="Misalnya 3-5 hari kerja."
        error={errors.estimasi?.message}
        {...form.register('estimasi')}
      />
      <TextField
        label="Biaya (rupiah)"
        hint="Hanya angka, misalnya 12000. Pesanan yang sudah ada tidak berubah."
        inputMode="numeric"
        error={errors.biaya?.message}
        {...form.register('biaya')}
      />
      <TextField
        label="Urutan"
        hint="Yang terkecil ditawarkan paling atas."
        inputMode="numeric"
        error={errors.urutan?.message}
        {...form.register('urutan')}
      />
      <CheckField
        label="Aktif"
        hint="Ditawarkan kepada pembeli; yang tidak aktif diarsipkan."
        {...form.register('aktif')}
      />
    </FormBingkai>
  )
}
