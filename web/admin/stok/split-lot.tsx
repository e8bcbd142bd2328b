import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { maySeeCost } from '#contract/peran.ts'
import { LOT, type LotAdmin, SplitBody, splitLot } from '#contract/stok/lot-list-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/field.tsx'

/** Button and dialog that assign a lot number to some of the goods without one. */
export function SplitLot({ lot: { lotId, sisa, harga_modal, pemasok } }: { lot: LotAdmin }) {
  const [open, setOpen] = useState(false)
  const peran = usePeran()
  const queries = useQueryClient()
  const kabar = useNotice()
  const empty = { jumlah: String(sisa), nomor: '', kedaluwarsa: '', harga_modal: String(harga_modal ?? ''), pemasok }
  const form = useForm<z.input<typeof SplitBody>, unknown, z.output<typeof SplitBody>>({
    resolver: zodResolver(SplitBody),
    defaultValues: empty,
  })
  const field = columnFields(form, LOT)
  const save = useMutation({
    mutationFn: (body: z.output<typeof SplitBody>) => callAdmin(splitLot, { params: { lotId }, body }),
    async onSuccess({ message }) {
      kabar(message)
      setOpen(false)
      await renewAdmin(queries)
    },
    onError: (error) => showFieldErrors(form, error, ['nomor', 'kedaluwarsa', 'jumlah']),
  })

  function show() {
    save.reset()
    form.reset(empty)
    setOpen(true)
  }
  return (
    <>
      <Button onClick={show}>Beri Nomor Lot</Button>
      <FormDialog
        open={open}
        title="Beri Nomor Lot"
        buttonName={save.isPending ? 'Menyimpan…' : 'Simpan'}
        langkah={save}
        problem="Gagal memberi nomor lot"
        onSubmit={form.handleSubmit((body) => save.mutate(body))}
        onClose={() => setOpen(false)}
      >
        <p className="text-tinta-2">
          {formatGrouped(sisa)} belum bernomor. Berapa di antaranya dari satu lot? Sisanya bisa diberi nomor lain
          setelah ini.
        </p>
        <NumberField label="Jumlah" error={form.formState.errors.jumlah?.message} {...form.register('jumlah')} />
        {field('nomor')}
        {field('kedaluwarsa')}
        {maySeeCost(peran) && field('harga_modal')}
        {field('pemasok')}
      </FormDialog>
    </>
  )
}
