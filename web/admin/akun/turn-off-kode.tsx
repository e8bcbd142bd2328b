import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DisableKodeBody, disableKode } from '#contract/akun/keamanan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { KodeField } from '#web/admin/sesi/kode-field.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

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
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(DisableKodeBody),
    defaultValues: { kode: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { message } = await callAdmin(disableKode, { body })
      onDone(message)
    } catch (error) {
      if (!showFieldErrors(form, error, ['kode'])) setFailure(errorText(error, { answered: 'Terjadi kesalahan' }))
    }
  })

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      <KodeField error={errors.kode?.message} data-fokus="" {...filterField(form, 'kode', () => setFailure(''))} />
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
