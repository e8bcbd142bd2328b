import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { resetPassword } from '#contract/akun/sandi.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useSession } from '#web/lib/session.tsx'
import { endSession } from '#web/lib/session-store.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ruleHint } from './rule-hint.ts'

const loadResetPasswordBody = () => import('#contract/akun/forms.ts').then((forms) => forms.ResetPasswordBody)

const TEXTS = { answered: 'Terjadi kesalahan', silent: 'Tidak dapat terhubung ke server' }

export function ResetForm() {
  const { known } = useSession()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  // An administrator's link leads back to the office.
  const isAdmin = known && query.get('kantor') === '1'
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const [isDead, setDead] = useState(false)
  const form = useForm({
    resolver: useSchema(loadResetPasswordBody),
    defaultValues: { token, password: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { message } = await call(resetPassword, { body })
      // The reset also ended the session that this browser may still store.
      endSession({ left: true })
      setDone(message)
    } catch (error) {
      if (showFieldErrors(form, error, ['password', 'confirmPassword'])) return
      setDead(error instanceof ApiError && error.code === 'TAUTAN_TIDAK_BERLAKU')
      setFailure(errorText(error, TEXTS))
    }
  })

  if (done) {
    return (
      <div className="grid gap-5">
        <Notice kind="berhasil" announce>
          {done}
        </Notice>
        <ButtonLink to={isAdmin ? '/login-admin' : '/login'} reloadDocument={isAdmin} variant="utama">
          Login
        </ButtonLink>
      </div>
    )
  }
  if (isDead || (known && token === '')) {
    return (
      <div className="grid gap-5">
        <Notice kind="galat">{failure || 'Tautan ini tidak lengkap. Buka lagi tautan dari email Anda.'}</Notice>
        <ButtonLink to="/lupa-password">Minta tautan baru</ButtonLink>
      </div>
    )
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <PasswordField
        label="Kata sandi baru"
        autoComplete="new-password"
        hint={ruleHint(form.watch('password'), isAdmin ? 12 : undefined)}
        error={errors.password?.message}
        {...filterField(form, 'password')}
      />
      <PasswordField
        label="Ulangi kata sandi"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...filterField(form, 'confirmPassword')}
      />
      {failure && <Notice kind="galat">{failure}</Notice>}
      <Button type="submit" variant="utama" busy={isSubmitting} disabled={!known} className="w-full">
        {isSubmitting ? 'Menyimpan…' : 'Simpan kata sandi'}
      </Button>
    </form>
  )
}
