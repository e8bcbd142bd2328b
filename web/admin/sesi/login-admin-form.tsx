import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoginAdminBody, loginAdmin } from '#contract/akun/admin.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KodeField } from './kode-field.tsx'
import { setAdminToken, useAdminToken } from './sesi-admin.ts'

const TEXTS = { answered: 'Terjadi kesalahan saat login', silent: 'Terjadi kesalahan jaringan' }

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** @param email prefilled address of a returning user */
export function LoginAdminForm({ email = '', onDone }: { email?: string; onDone(): void }) {
  const isKnown = useAdminToken() !== undefined
  const [failure, setFailure] = useState('')
  // True after the password was accepted and the account requires a code.
  const [needsKode, setNeedsKode] = useState(false)
  const form = useForm({
    resolver: zodResolver(LoginAdminBody),
    defaultValues: { email, password: '', kode: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (needsKode) setFocus('kode')
  }, [needsKode, setFocus])
  const field = (name: 'email' | 'password' | 'kode') => ({
    ...filterField(form, name, () => setFailure('')),
    error: errors[name]?.message,
  })

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    if (needsKode && !body.kode) return form.setError('kode', { message: 'Masukkan kode' }, { shouldFocus: true })
    try {
      const { token, peran } = await call(loginAdmin, { body })
      setAdminToken(token, peran)
      onDone()
    } catch (error) {
      if (isCode(error, 'BUTUH_KODE')) return setNeedsKode(true)
      if (isCode(error, 'KODE_SALAH'))
        return form.setError('kode', { message: errorText(error, TEXTS) }, { shouldFocus: true })
      if (!showFieldErrors(form, error, ['email', 'password', 'kode'])) setFailure(errorText(error, TEXTS))
    }
  })
  function goBack() {
    form.resetField('kode')
    setFailure('')
    setNeedsKode(false)
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      {needsKode ? (
        <KodeField {...field('kode')} />
      ) : (
        <>
          <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...field('email')} />
          <PasswordField
            label="Kata sandi"
            autoComplete="current-password"
            data-fokus={email ? '' : undefined}
            {...field('password')}
          />
        </>
      )}
      <Button type="submit" variant="utama" busy={isSubmitting} disabled={!isKnown} className="w-full">
        {isSubmitting ? 'Memproses…' : 'Login'}
      </Button>
      {needsKode && (
        <Button variant="polos" onClick={goBack}>
          Kembali
        </Button>
      )}
    </form>
  )
}
