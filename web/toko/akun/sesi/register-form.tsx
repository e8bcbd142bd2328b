import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { register as registerEndpoint } from '#contract/akun/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useSession } from '#web/lib/session.tsx'
import { ruleHint } from '#web/toko/akun/sandi/rule-hint.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const loadRegisterBody = () => import('#contract/akun/forms.ts').then((forms) => forms.RegisterBody)

const REDIRECT_MS = 2000
const MESSAGE_MS = 3000

const TEXTS = {
  answered: 'Gagal mendaftar',
  silent: 'Tidak dapat terhubung ke server',
  other: 'Terjadi kesalahan saat mendaftar',
}

type Field = 'nama' | 'email' | 'no_hp' | 'password'
const FIELDS: Field[] = ['nama', 'email', 'no_hp', 'password']
/** The login strips certain characters from these fields, so an account must not be created with them. */
const FILTERED: Field[] = ['email', 'password']

export function RegisterForm() {
  const { known } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [message, setMessage] = useState<{ kind: 'berhasil' | 'galat'; text: string } | null>(null)
  const [done, setDone] = useState('')
  const form = useForm({
    resolver: useSchema(loadRegisterBody),
    defaultValues: { nama: '', email: '', no_hp: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => navigate('/login', { state: { ...state, registered: done } }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [done, navigate, state])

  const field = (name: Field) => ({
    ...(FILTERED.includes(name)
      ? filterField(form, name)
      : form.register(name, { onChange: () => form.clearErrors(name) })),
    error: errors[name]?.message,
  })

  const submit = form.handleSubmit(async (body) => {
    setMessage(null)
    try {
      await call(registerEndpoint, { body })
      setMessage({ kind: 'berhasil', text: 'Selamat, akun Anda telah dibuat!' })
      setDone(body.email)
    } catch (error) {
      if (!showFieldErrors(form, error, FIELDS)) setMessage({ kind: 'galat', text: errorText(error, TEXTS) })
    }
  })

  return (
    // The button is disabled until hydration, and POST keeps the password out of the URL.
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <TextField label="Nama Lengkap" autoComplete="name" {...field('nama')} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Nomor HP"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Contoh: 081234567890"
        {...field('no_hp')}
      />
      <PasswordField
        label="Kata sandi"
        autoComplete="new-password"
        hint={ruleHint(form.watch('password'))}
        {...field('password')}
      />
      {message && (
        <Notice kind={message.kind} announce>
          {message.text}
        </Notice>
      )}
      <Button type="submit" variant="utama" busy={isSubmitting} disabled={!known || done !== ''} className="w-full">
        {isSubmitting ? 'Mendaftar...' : 'Daftar'}
      </Button>
    </form>
  )
}
