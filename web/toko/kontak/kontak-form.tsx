import { type ChangeEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import type { KontakBody } from '#contract/kontak/forms.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { filterText } from '#web/lib/filter-text.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { useSession } from '#web/lib/session.tsx'
import { useSchema } from '#web/lib/use-schema.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const loadKontakBody = () => import('#contract/kontak/forms.ts').then((isian) => isian.KontakBody)

const PESAN_MS = 3000
export const GAGAL = 'Terjadi kesalahan saat mengirim pesan!'

export type Isian = z.input<typeof KontakBody>
const FIELDS = ['nama', 'email', 'pesan'] as const
type Field = (typeof FIELDS)[number]

interface KontakFormProps {
  /** What came back when the form was sent without a script and could not be taken. */
  kembali?: { isian: Isian; errors: Partial<Record<Field, string>>; failure: string } | undefined
}

export function KontakForm({ kembali }: KontakFormProps) {
  const { known } = useSession()
  const [failure, setFailure] = useState(kembali?.failure ?? '')
  const [sentErrors, setSentErrors] = useState(kembali?.errors ?? {})
  const [isSent, setSent] = useState(false)
  // Without values to start from, what was typed before the page came alive stays.
  const form = useForm<Isian>({ resolver: useSchema(loadKontakBody), reValidateMode: 'onSubmit' })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => setSent(false), PESAN_MS)
    return () => clearTimeout(timer)
  }, [isSent])

  const field = (name: Field) => {
    const { onChange, ...rest } = form.register(name)
    return {
      ...rest,
      required: true,
      defaultValue: kembali?.isian[name],
      error: errors[name]?.message ?? sentErrors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const clean = name === 'email' ? filterText(event.target.value) : event.target.value
        if (clean !== event.target.value) event.target.value = clean
        form.clearErrors(name)
        setSentErrors({ ...sentErrors, [name]: undefined })
        return onChange(event)
      },
    }
  }

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    setSentErrors({})
    setSent(false)
    try {
      await call(createLaporan, { body })
      form.reset({ nama: '', email: '', pesan: '' })
      setSent(true)
    } catch (error) {
      if (showFieldErrors(form, error, [...FIELDS])) return
      const isTooOften = error instanceof ApiError && error.status === 429
      setFailure(isTooOften ? `${GAGAL} ${error.message}` : GAGAL)
    }
  })

  return (
    // Until the page is alive the browser itself checks the fields and sends the form.
    <form method="post" action="/kontak" noValidate={known} onSubmit={submit} className="grid gap-5">
      <TextField label="Nama" autoComplete="name" maxLength={100} {...field('nama')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <TextArea label="Pesan / Pengaduan" rows={6} maxLength={4000} {...field('pesan')} />
      {isSent && (
        <Notice kind="berhasil" announce>
          Pesan Anda berhasil dikirim!
        </Notice>
      )}
      {failure && <Notice kind="galat">{failure}</Notice>}
      <Button type="submit" variant="utama" busy={isSubmitting} className="sm:justify-self-start">
        {isSubmitting ? 'Mengirim…' : 'Kirim Pesan'}
      </Button>
    </form>
  )
}
