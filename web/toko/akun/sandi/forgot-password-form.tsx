import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const loadForgotPasswordBody = () => import('#contract/akun/forms.ts').then((forms) => forms.ForgotPasswordBody)

const TEXTS = { answered: 'Terjadi kesalahan', silent: 'Tidak dapat terhubung ke server' }

export function ForgotPasswordForm() {
  const { known } = useSession()
  const [message, setMessage] = useState<{ kind: 'berhasil' | 'galat'; text: string } | null>(null)
  const form = useForm({
    resolver: useSchema(loadForgotPasswordBody),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setMessage(null)
    try {
      setMessage({ kind: 'berhasil', text: (await call(forgotPassword, { body })).message })
    } catch (error) {
      if (!showFieldErrors(form, error, ['email'])) setMessage({ kind: 'galat', text: errorText(error, TEXTS) })
    }
  })

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...filterField(form, 'email')}
      />
      {message && (
        <Notice kind={message.kind} announce>
          {message.text}
        </Notice>
      )}
      <Button type="submit" variant="utama" busy={isSubmitting} disabled={!known} className="w-full">
        {isSubmitting ? 'Mengirim…' : 'Kirim Tautan'}
      </Button>
    </form>
  )
}
