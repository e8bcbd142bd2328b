import { zodResolver } from '@hookform/resolvers/zod'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { LotAdmin } from '#contract/stok/lot-list-admin.ts'
import { HoldBody, holdLots } from '#contract/stok/many-lot-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ManyDialog, useMany } from '#web/admin/ui/daftar/many-dialog.tsx'
import { TICK_BUTTON, TickBar } from '#web/admin/ui/daftar/tick-bar.tsx'
import { createTicks } from '#web/admin/ui/daftar/ticks.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

export const LOT_TICKS = createTicks<LotAdmin>(({ lotId }) => lotId)

/** Actions for the ticked lots. */
export function ManyLot() {
  const ticked = LOT_TICKS.useTicked()
  const [isHolding, setIsHolding] = useState(false)
  return (
    <>
      <TickBar ticks={LOT_TICKS} name="Lot yang dipilih">
        <Button compact variant="garis" onClick={() => setIsHolding(true)} className={TICK_BUTTON}>
          <PackageX aria-hidden className="size-5" />
          Sisihkan
        </Button>
      </TickBar>
      {isHolding && <HoldDialog ticked={ticked} onClose={() => setIsHolding(false)} />}
    </>
  )
}

function HoldDialog({ ticked, onClose }: { ticked: readonly LotAdmin[]; onClose(): void }) {
  const form = useForm({ resolver: zodResolver(HoldBody.pick({ alasan: true })), defaultValues: { alasan: '' } })
  const many = useMany(LOT_TICKS, ({ alasan }: { alasan: string }) =>
    callAdmin(holdLots, { body: { lotId: ticked.map(({ lotId }) => lotId), alasan } }),
  )
  return (
    <ManyDialog
      many={many}
      title={`Sisihkan ${ticked.length} lot?`}
      buttonName="Sisihkan"
      name="lot"
      finished="masuk karantina"
      to={(id) => `/lot/${id}`}
      problem="Gagal menyisihkan lot"
      onSubmit={form.handleSubmit((values) => many.mutate(values))}
      onClose={onClose}
    >
      <p className="text-tinta-2">
        Seluruh isinya tidak dijual dan tidak dikemas sampai diputuskan di Karantina. Pesanan yang kekurangan menunggu
        barang lain.
      </p>
      <TextArea
        label="Alasan"
        hint="Misalnya: segel rusak, menunggu hasil uji"
        error={form.formState.errors.alasan?.message}
        {...form.register('alasan')}
      />
    </ManyDialog>
  )
}
