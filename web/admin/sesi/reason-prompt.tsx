import { useForm } from 'react-hook-form'
import { allowed } from '#contract/peran.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { onReasonNeeded } from './call-admin.ts'
import { usePeran } from './sesi-admin.ts'
import { usePrompt } from './use-tanya.ts'

const REASON_MAX = 300

/** Dialog that asks for the reason of an act above the owner's limit, which then continues, or waits for a second person. */
export function ReasonPrompt() {
  const { open, settle } = usePrompt<string>(onReasonNeeded)
  const isPemilik = allowed(usePeran())
  return (
    <Dialog open={open} onClose={() => settle(false)} title="Tuliskan alasannya">
      <p className="mt-2 mb-5 text-tinta-2">
        Nilainya di atas batas toko.{' '}
        {isPemilik ? 'Alasan Anda dicatat.' : 'Langkah ini menunggu persetujuan orang lain.'} Isian di layar ini tidak
        hilang.
      </p>
      <ReasonForm onDone={settle} onCancel={() => settle(false)} />
    </Dialog>
  )
}

function ReasonForm({ onDone, onCancel }: { onDone(reason: string): void; onCancel(): void }) {
  const form = useForm({ defaultValues: { reason: '' } })
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ reason }) => onDone(reason.trim()))}
    >
      <TextArea
        label="Alasan"
        rows={3}
        maxLength={REASON_MAX}
        error={form.formState.errors.reason?.message}
        data-fokus=""
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Tuliskan alasannya' })}
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="garis" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" variant="utama">
          Lanjutkan
        </Button>
      </div>
    </form>
  )
}
