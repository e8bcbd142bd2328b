import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createUndangan, InviteBody } from '#contract/undangan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { PeranChoices } from '#web/admin/ui/isian/peran-choices.tsx'
import { useUnsavedGuard } from '#web/admin/ui/isian/use-unsaved-guard.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Invited {
  undanganId: number
  nama: string
  /** True if the invitation was mailed. Otherwise the link must be handed over. */
  terkirim: boolean
}

export function InviteForm({ onDone }: { onDone(undangan: Invited): void }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const form = useForm<z.input<typeof InviteBody>, unknown, z.output<typeof InviteBody>>({
    resolver: zodResolver(InviteBody),
    defaultValues: { nama: '', email: '', peran: [] },
  })
  const { errors, isDirty } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof InviteBody>) => callAdmin(createUndangan, { body }),
    async onSuccess({ message, undanganId, terkirim }, { nama }) {
      kabar(message)
      await renewAdmin(queries)
      onDone({ undanganId, nama, terkirim })
    },
    onError: (failed) => showFieldErrors(form, failed, ['nama', 'email', 'peran']),
  })
  useUnsavedGuard(useCallback(() => isDirty, [isDirty]))
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body))}
      className="kartu grid gap-5 p-5 sm:p-6"
    >
      <p className="text-tinta-2">
        Orang yang diundang membuat kata sandi sendiri lewat tautan yang berlaku 24 jam dan sekali pakai.
      </p>
      <TextField label="Nama" autoComplete="off" error={errors.nama?.message} {...form.register('nama')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
        {...filterField(form, 'email')}
      />
      <PeranChoices form={form} name="peran" />
      <AskingOutcome />
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal mengundang' })}</Notice>}
      <div>
        <Button type="submit" variant="utama" busy={isPending} aria-keyshortcuts="Control+S">
          {isPending ? 'Mengundang…' : 'Undang'}
        </Button>
      </div>
    </form>
  )
}
