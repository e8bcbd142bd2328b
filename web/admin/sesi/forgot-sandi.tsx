import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ForgotPasswordBody } from '#contract/akun/forms.ts'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const TEXTS = { answered: 'Terjadi kesalahan', silent: 'Tidak dapat terhubung ke server' }

/** Button and dialog that request a link for a new password. */
export function ForgotSandi() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="polos" className="mt-3 w-full" onClick={() => setOpen(true)}>
        Lupa kata sandi?
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Lupa Kata Sandi">
        <p className="mt-2 mb-5 text-tinta-2">
          Tulis email akun Anda. Kami kirim tautan untuk membuat kata sandi baru. Kode dua langkah tetap diminta.
        </p>
        <ForgotSandiForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ForgotSandiForm({ onDone }: { onDone(): void }) {
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(ForgotPasswordBody),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      setDone((await call(forgotPassword, { body })).message)
    } catch (error) {
      if (!showFieldErrors(form, error, ['email'])) setFailure(errorText(error, TEXTS))
    }
  })

  if (done)
    return (
      <div className="grid gap-5">
        <Notice kind="berhasil" announce>
          {done}
        </Notice>
        <Button data-fokus="" onClick={onDone}>
          Tutup
        </Button>
      </div>
    )
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        data-fokus=""
        error={errors.email?.message}
        {...filterField(form, 'email', () => setFailure(''))}
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="garis" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" variant="utama" busy={isSubmitting}>
          {isSubmitting ? 'Mengirim…' : 'Kirim Tautan'}
        </Button>
      </div>
    </form>
  )
}
