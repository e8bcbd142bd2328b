import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoginAdminBody, loginAdmin } from '#contract/akun/office.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/filter-field.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { setAdminToken, useAdminToken } from './sesi-admin.ts'

const TEXTS = { answered: 'Terjadi kesalahan saat login', silent: 'Terjadi kesalahan jaringan' }

/** @param email filled in where it is known who comes back */
export function LoginAdminForm({ email = '', onDone }: { email?: string; onDone(): void }) {
  const isKnown = useAdminToken() !== undefined
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(LoginAdminBody),
    defaultValues: { email, password: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const field = (name: 'email' | 'password') => ({
    ...filterField(form, name, () => setFailure('')),
    error: errors[name]?.message,
  })

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { token } = await call(loginAdmin, { body })
      setAdminToken(token)
      onDone()
    } catch (error) {
      if (!showFieldErrors(form, error, ['email', 'password'])) setFailure(errorText(error, TEXTS))
    }
  })

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        data-fokus={email ? '' : undefined}
        {...field('password')}
      />
      <Button type="submit" variant="utama" busy={isSubmitting} disabled={!isKnown} className="w-full">
        {isSubmitting ? 'Memproses…' : 'Login'}
      </Button>
    </form>
  )
}
