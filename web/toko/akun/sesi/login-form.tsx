import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { login as loginEndpoint } from '#contract/akun/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useSession } from '#web/lib/session.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KunciLogin } from './kunci-login.tsx'
import { readRememberedEmail, rememberEmail } from './remembered-email.ts'

const loadLoginBody = () => import('#contract/akun/forms.ts').then((forms) => forms.LoginBody)

const TEXTS = {
  answered: 'Login gagal',
  silent: 'Tidak ada respon dari server',
  other: 'Terjadi kesalahan saat login',
}

/** Added to the error of a failed login by phone number, whether or not an account has that number. */
const WITHOUT_PESANAN =
  'Nomor HP baru bisa dipakai setelah ada pesanan yang dibayar dengan nomor itu. Sekarang, masuk dengan email.'

/** @param email known login name, for example of the account that was just registered */
export function LoginForm({ email = '' }: { email?: string | undefined }) {
  const { known, login } = useSession()
  const { alert } = useAlerts()
  const [failure, setFailure] = useState('')
  const [remember, setRemember] = useState(false)
  const form = useForm({
    resolver: useSchema(loadLoginBody),
    defaultValues: { email, password: '' },
    // A field's error disappears when the field is edited, and reappears only after the next attempt.
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    const remembered = readRememberedEmail()
    if (!remembered) return
    setRemember(true)
    if (!form.getValues('email')) form.setValue('email', remembered)
  }, [form])

  const field = (name: 'email' | 'password') => ({
    ...filterField(form, name, () => setFailure('')),
    error: errors[name]?.message,
  })

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { token, user } = await call(loginEndpoint, { body })
      rememberEmail(remember ? body.email : null)
      login(token, user)
    } catch (error) {
      if (showFieldErrors(form, error, ['email', 'password'])) return
      const isNomor = error instanceof ApiError && error.code === 'LOGIN_SALAH' && !body.email.includes('@')
      setFailure(isNomor ? `${errorText(error, TEXTS)} ${WITHOUT_PESANAN}` : errorText(error, TEXTS))
    }
  })

  async function loginGoogle() {
    setFailure('')
    try {
      await alert({ title: 'Fitur login Google dalam pengembangan' })
    } catch {
      setFailure('Gagal login dengan Google')
    }
  }

  return (
    // The button is disabled until hydration, and POST keeps the password out of the URL.
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      <TextField
        label="Email atau nomor HP"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username webauthn"
        {...field('email')}
      />
      <PasswordField label="Kata sandi" autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckField label="Ingat saya" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
        <Link to="/lupa-password" className="tautan">
          Lupa kata sandi?
        </Link>
      </div>
      <Button type="submit" variant="utama" busy={isSubmitting} disabled={!known} className="w-full">
        {isSubmitting ? 'Memproses…' : 'Login'}
      </Button>
      <KunciLogin onFailure={setFailure} />
      <Button variant="garis" className="w-full" onClick={loginGoogle}>
        Login dengan Google
      </Button>
    </form>
  )
}
