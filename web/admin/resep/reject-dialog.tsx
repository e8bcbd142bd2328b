import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { RefuseResepBody, refuseResep } from '#contract/resep/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDecide } from './use-decide.ts'

/** Common reasons for a refusal, selectable with one press. */
const REASONS = [
  'Tulisan di resep tidak terbaca. Foto lagi di tempat terang, lalu ajukan lagi.',
  'Nama, SIP, atau tanda tangan dokter hewan tidak terlihat di resep.',
  'Resep sudah terlalu lama. Minta resep baru dari dokter hewan.',
]

/** Dialog that refuses a prescription. Its owner reads the reason. */
export function RejectDialog({ resepId, sip, onClose }: { resepId: number; sip: string; onClose(): void }) {
  const formId = useId()
  const form = useForm({ resolver: zodResolver(RefuseResepBody), defaultValues: { alasan: '' } })
  const reject = useDecide((body: { alasan: string; sip?: string }) =>
    callAdmin(refuseResep, { params: { resepId }, body }),
  )
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Tolak resep ini?"
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" form={formId} variant="utama" busy={reject.isPending} aria-keyshortcuts="Control+S">
            Tolak Resep
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={form.handleSubmit(({ alasan }) => reject.mutate({ alasan, ...(sip && { sip }) }))}
        className="mt-4 grid gap-4"
      >
        <TextArea
          label="Alasan"
          hint="Dibaca pembeli di halaman resepnya."
          data-fokus
          error={form.formState.errors.alasan?.message}
          {...form.register('alasan')}
        />
        <div className="flex flex-wrap gap-2">
          {REASONS.map((reason) => (
            <Button
              key={reason}
              variant="garis"
              compact
              className="justify-start text-left font-normal text-sm"
              onClick={() => form.setValue('alasan', reason, { shouldValidate: true })}
            >
              {reason}
            </Button>
          ))}
        </div>
        <AskingOutcome />
        {reject.failure && <Notice kind="galat">{reject.failure}</Notice>}
      </form>
    </Dialog>
  )
}
