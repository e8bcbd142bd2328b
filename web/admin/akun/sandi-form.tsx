import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changePasswordAdmin, PasswordAdminBody } from '#contract/akun/keamanan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Field = 'currentPassword' | 'newPassword' | 'confirmPassword'
const FIELDS: Field[] = ['currentPassword', 'newPassword', 'confirmPassword']
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Form that changes the signed-in administrator's password. */
export function SandiForm() {
  const queries = useQueryClient()
  const kabar = useNotice()
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: zodResolver(PasswordAdminBody),
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const field = (name: Field) => ({
    ...filterField(form, name, () => setFailure('')),
    error: errors[name]?.message,
  })

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { message } = await callAdmin(changePasswordAdmin, { body })
      form.reset(EMPTY)
      kabar(message)
      await renewAdmin(queries)
    } catch (error) {
      if (!showFieldErrors(form, error, FIELDS)) setFailure(errorText(error, { answered: 'Gagal mengubah password' }))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="kartu grid gap-5 p-5 sm:p-6">
      <h2 className="text-xl">Kata Sandi</h2>
      <PasswordField label="Kata sandi lama" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="Kata sandi baru"
        autoComplete="new-password"
        hint="Minimal 12 karakter, misalnya tiga kata yang hanya Anda tahu. Perangkat lain harus login ulang."
        {...field('newPassword')}
      />
      <PasswordField label="Ulangi kata sandi baru" autoComplete="new-password" {...field('confirmPassword')} />
      {failure && <Notice kind="galat">{failure}</Notice>}
      <Button type="submit" variant="utama" busy={isSubmitting} className="sm:justify-self-start">
        Ubah Kata Sandi
      </Button>
    </form>
  )
}
