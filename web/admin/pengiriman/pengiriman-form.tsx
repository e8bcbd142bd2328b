import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { listPengirimanAdmin, PENGIRIMAN, PengirimanBody, type PengirimanKantor } from '#contract/pengiriman/office.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'
import { tanyaNama } from '#web/admin/ui/tanya.ts'

type Isian = z.output<typeof PengirimanBody>
const FIELDS = PengirimanBody.keyof().options
const LAINNYA = FIELDS.filter((name) => name !== 'nama' && name !== 'kode')

interface PengirimanFormProps {
  /** Shipping method to edit; undefined for a new one. */
  awal?: Isian
  save(isian: Isian, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

export function PengirimanForm({ awal, save, galat }: PengirimanFormProps) {
  const form = useForm({
    resolver: zodResolver(PengirimanBody),
    defaultValues: formValues(PENGIRIMAN, awal) as z.input<typeof PengirimanBody>,
  })
  const field = columnFields(form, PENGIRIMAN)
  const saving = useSave({
    form,
    fields: FIELDS,
    save,
    suntingan: awal && { awal, kolom: PENGIRIMAN },
    tanya: ({ nama }) =>
      tanyaNama<PengirimanKantor>(listPengirimanAdmin, { nama, lama: awal?.nama, namaOf: (satu) => satu.nama }),
    to: '/metode-pengiriman',
    galat,
  })

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/metode-pengiriman"
    >
      {field('nama')}
      {field('kode', { autoCapitalize: 'none' })}
      {LAINNYA.map((name) => field(name))}
    </FormBingkai>
  )
}
