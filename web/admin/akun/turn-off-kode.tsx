import { DisableKodeBody, disableKode } from '#contract/akun/keamanan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { KodeField } from '#web/admin/sesi/kode-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useKodeForm } from './use-kode-form.ts'

interface TurnOffKodeProps {
  open: boolean
  onClose(): void
  onDone(message: string): void
}

/** Dialog that switches the second step off, by one of its codes. */
export function TurnOffKode({ open, onClose, onDone }: TurnOffKodeProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Matikan kode dua langkah?">
      <p className="mt-2 mb-5 text-tinta-2">
        Login cukup dengan kata sandi, dan kode pemulihan tidak berlaku lagi. Jika pindah HP, nyalakan lagi di HP baru.
      </p>
      <KodeForm onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

function KodeForm({ onClose, onDone }: Omit<TurnOffKodeProps, 'open'>) {
  const { failure, isSubmitting, onSubmit, field } = useKodeForm(DisableKodeBody, async (body) => {
    const { message } = await callAdmin(disableKode, { body })
    onDone(message)
  })

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      <KodeField data-fokus="" {...field} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="garis" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Matikan
        </Button>
      </div>
    </form>
  )
}
