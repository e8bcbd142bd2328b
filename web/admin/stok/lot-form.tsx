import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { bolehModal } from '#contract/peran.ts'
import { LOT, type LotAdmin, LotBody, updateLot } from '#contract/stok/daftar-lot-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'

/** Form schema of goods without a lot number: the number may stay empty, because `PisahLot` assigns it. */
const TanpaNomor = LotBody.extend({ nomor: LotBody.shape.pemasok })

/** Form for the recorded data of a lot. */
export function LotForm({ awal }: { awal: LotAdmin }) {
  const { lotId, nomor } = awal
  const peran = usePeran()
  const form = useForm<z.input<typeof LotBody>, unknown, z.output<typeof LotBody>>({
    resolver: zodResolver(nomor === '' ? TanpaNomor : LotBody),
    defaultValues: formValues(LOT, awal) as z.input<typeof LotBody>,
  })
  const field = columnFields(form, LOT)
  const saving = useSave({
    form,
    fields: LotBody.keyof().options,
    save: (body, ubah) => callAdmin(updateLot, { params: { lotId }, body: ubah(body) }),
    suntingan: { awal, kolom: LOT },
    to: '/lot',
    galat: 'Gagal memperbarui lot',
  })
  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali="/lot"
    >
      {nomor !== '' && field('nomor')}
      {nomor !== '' && field('kedaluwarsa', { type: 'date' })}
      {bolehModal(peran) && field('harga_modal')}
      {field('pemasok')}
    </FormBingkai>
  )
}
