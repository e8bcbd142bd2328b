import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { changePassword } from '#contract/akun/endpoints.ts'
import type { ChangePasswordBody } from '#contract/akun/forms.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { renewSession } from '#web/lib/session-store.ts'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ruleHint } from './rule-hint.ts'

const loadChangePasswordBody = () => import('#contract/akun/forms.ts').then((forms) => forms.ChangePasswordBody)

type Field = 'currentPassword' | 'newPassword' | 'confirmPassword'
const FIELDS: Field[] = ['currentPassword', 'newPassword', 'confirmPassword']
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm() {
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const kept = useKeptDraft<z.infer<typeof ChangePasswordBody>>('password')
  const form = useForm({
    resolver: useSchema(loadChangePasswordBody),
    defaultValues: kept ?? EMPTY,
    reValidateMode: 'onSubmit',
  })
  useKeepDraft('password', () => form.getValues())
  const { errors, isSubmitting } = form.formState

  const field = (name: Field) => ({
    ...filterField(form, name, () => setFailure('')),
    error: errors[name]?.message,
  })

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { message, token } = await call(changePassword, { body })
      renewSession(token)
      form.reset(EMPTY)
      await alert({ title: message, text: 'Perangkat lain yang masuk dengan akun ini harus login ulang.' })
      await navigate('/PengaturanProfil')
    } catch (error) {
      if (!showFieldErrors(form, error, FIELDS)) setFailure(errorText(error, { answered: 'Gagal mengubah password' }))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="kartu grid gap-5 p-5 sm:p-6">
      <PasswordField label="Kata sandi lama" autoComplete="current-password" {...field('currentPassword')} />
      <Link to="/lupa-password" className="tautan -mt-3 justify-self-start">
        Lupa, atau belum punya kata sandi?
      </Link>
      <PasswordField
        label="Kata sandi baru"
        autoComplete="new-password"
        hint={ruleHint(form.watch('newPassword'))}
        {...field('newPassword')}
      />
      <PasswordField label="Ulangi kata sandi" autoComplete="new-password" {...field('confirmPassword')} />
      {failure && <Notice kind="galat">{failure}</Notice>}
      <Button type="submit" variant="utama" busy={isSubmitting} className="sm:justify-self-start">
        Ganti kata sandi
      </Button>
    </form>
  )
}
