import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { proveAdmin } from '#contract/akun/keamanan-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { callAdmin, onProofNeeded } from './call-admin.ts'
import { keamananQuery } from './keamanan-query.ts'
import { KodeField } from './kode-field.tsx'
import { usePrompt } from './use-tanya.ts'

/** Dialog that asks for the password or a code before a sensitive step, which then continues. */
export function ProofForm() {
  const { open, settle } = usePrompt(onProofNeeded)
  return (
    <Dialog open={open} onClose={() => settle(false)} title="Pastikan ini Anda">
      <p className="mt-2 mb-5 text-tinta-2">
        Untuk langkah penting ini, konfirmasi sekali lagi. Isian di layar ini tidak hilang.
      </p>
      <BuktiForm onDone={() => settle(true)} onCancel={() => settle(false)} />
    </Dialog>
  )
}

function BuktiForm({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const { data: keamanan } = useQuery(keamananQuery())
  const byKode = Boolean(keamanan?.kodeSejak)
  const [failure, setFailure] = useState('')
  const form = useForm({ defaultValues: { password: '', kode: '' }, reValidateMode: 'onSubmit' })
  const { errors, isSubmitting } = form.formState
  const name = byKode ? 'kode' : 'password'
  const field = {
    ...filterField(form, name, () => setFailure('')),
    error: errors[name]?.message,
    'data-fokus': '',
  }

  const submit = form.handleSubmit(async (input) => {
    setFailure('')
    if (!input[name]) {
      form.setError(name, { message: byKode ? 'Masukkan kode' : 'Harap isi password terlebih dahulu' })
      return form.setFocus(name)
    }
    try {
      await callAdmin(proveAdmin, { body: { [name]: input[name] } })
      onDone()
    } catch (error) {
      if (!showFieldErrors(form, error, [name])) setFailure(errorText(error, { answered: 'Terjadi kesalahan' }))
    }
  })

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      {byKode ? (
        <KodeField key="kode" {...field} />
      ) : (
        <PasswordField key="password" label="Kata sandi" autoComplete="current-password" {...field} />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="garis" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" variant="utama" busy={isSubmitting}>
          Lanjutkan
        </Button>
      </div>
    </form>
  )
}
