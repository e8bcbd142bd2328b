import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { acceptUndangan } from '#contract/undangan/endpoints.ts'
import { AcceptUndanganBody } from '#contract/undangan/forms.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const TEXTS = { answered: 'Undangan gagal diterima', silent: 'Tidak dapat terhubung ke server' }

/** Form for the name and password of an invited user. The office itself requires the second login step later. */
export function AcceptForm({ token, name, email }: { token: string; name: string; email: string }) {
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(AcceptUndanganBody),
    defaultValues: { token, nama: name, password: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      setDone((await call(acceptUndangan, { body })).message)
    } catch (error) {
      if (!showFieldErrors(form, error, ['nama', 'password', 'confirmPassword'])) setFailure(errorText(error, TEXTS))
    }
  })

  if (done)
    return (
      <div className="grid gap-5">
        <Notice kind="berhasil" announce>
          {done}
        </Notice>
        <ButtonLink to="/login-admin" reloadDocument variant="utama">
          Login
        </ButtonLink>
      </div>
    )
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      {/* Present so that a password manager stores the email with the password. */}
      <TextField label="Email" type="email" autoComplete="username" readOnly value={email} />
      <TextField label="Nama" autoComplete="name" error={errors.nama?.message} {...form.register('nama')} />
      <PasswordField
        label="Kata sandi baru"
        autoComplete="new-password"
        hint="Minimal 12 karakter. Pakai kalimat pendek yang hanya Anda tahu."
        error={errors.password?.message}
        {...filterField(form, 'password')}
      />
      <PasswordField
        label="Ulangi kata sandi"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...filterField(form, 'confirmPassword')}
      />
      <Button type="submit" variant="utama" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Menyimpan…' : 'Terima Undangan'}
      </Button>
    </form>
  )
}
