import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { maySeeCost } from '#contract/peran.ts'
import { LOT, type LotAdmin, LotBody, updateLot } from '#contract/stok/lot-list-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'

/** Form schema of goods without a lot number: the number may stay empty, because `SplitLot` assigns it. */
const WithoutNomor = LotBody.extend({ nomor: LotBody.shape.pemasok })

/** Form for the recorded data of a lot. */
export function LotForm({ initial }: { initial: LotAdmin }) {
  const { lotId, nomor } = initial
  const peran = usePeran()
  const form = useForm<z.input<typeof LotBody>, unknown, z.output<typeof LotBody>>({
    resolver: zodResolver(nomor === '' ? WithoutNomor : LotBody),
    defaultValues: formValues(LOT, initial) as z.input<typeof LotBody>,
  })
  const field = columnFields(form, LOT)
  const saving = useSave({
    form,
    fields: LotBody.keyof().options,
    save: (body, change) => callAdmin(updateLot, { params: { lotId }, body: change(body) }),
    edit: { initial, columns: LOT },
    to: '/lot',
    failure: 'Gagal memperbarui lot',
  })
  return (
    <FormFrame saving={saving} returnTo="/lot">
      {nomor !== '' && field('nomor')}
      {nomor !== '' && field('kedaluwarsa')}
      {maySeeCost(peran) && field('harga_modal')}
      {field('pemasok')}
    </FormFrame>
  )
}
