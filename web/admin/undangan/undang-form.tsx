import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createUndangan, UndangBody } from '#contract/undangan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { MenanyaNasib } from '#web/admin/ui/belum-pasti.tsx'
import { PeranPilihan } from '#web/admin/ui/isian/peran-pilihan.tsx'
import { useUnsavedGuard } from '#web/admin/ui/isian/use-unsaved-guard.ts'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Diundang {
  undanganId: number
  nama: string
  /** True if the invitation was mailed. Otherwise the link must be handed over. */
  terkirim: boolean
}

export function UndangForm({ onDone }: { onDone(undangan: Diundang): void }) {
  const queries = useQueryClient()
  const kabar = useKabar()
  const form = useForm<z.input<typeof UndangBody>, unknown, z.output<typeof UndangBody>>({
    resolver: zodResolver(UndangBody),
    defaultValues: { nama: '', email: '', peran: [] },
  })
  const { errors, isDirty } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof UndangBody>) => callAdmin(createUndangan, { body }),
    async onSuccess({ message, undanganId, terkirim }, { nama }) {
      kabar(message)
      await renewAdmin(queries)
      onDone({ undanganId, nama, terkirim })
    },
    onError: (gagal) => showFieldErrors(form, gagal, ['nama', 'email', 'peran']),
  })
  useUnsavedGuard(useCallback(() => isDirty, [isDirty]))
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body))}
      className="kartu grid max-w-2xl gap-5 p-5 sm:p-6"
    >
      <TextField label="Nama" autoComplete="off" error={errors.nama?.message} {...form.register('nama')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
        {...filterField(form, 'email')}
      />
      <PeranPilihan form={form} name="peran" />
      <MenanyaNasib />
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal mengundang' })}</Notice>}
      <div>
        <Button type="submit" variant="utama" busy={isPending} aria-keyshortcuts="Control+S">
          {isPending ? 'Mengundang…' : 'Undang'}
        </Button>
      </div>
    </form>
  )
}
