import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { DecideUlasanBody, decideUlasan, type UlasanAdmin } from '#contract/ulasan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Form that publishes a review, with or without a reply, or refuses it with a reason. */
export function PutusanForm({ ulasan, onClose }: { ulasan: UlasanAdmin; onClose(): void }) {
  const { ulasanId, versi, status, alasan, balasan } = ulasan
  const queries = useQueryClient()
  const kabar = useNotice()
  const { confirm } = useAlerts()
  const form = useForm({
    resolver: zodResolver(DecideUlasanBody),
    defaultValues: { keputusan: 'tayang' as 'tayang' | 'ditolak', alasan, balasan, versi, zatDisadari: false },
  })
  const { errors } = form.formState
  const decideWith = useMutation({
    mutationFn: (body: z.input<typeof DecideUlasanBody>) => callAdmin(decideUlasan, { params: { ulasanId }, body }),
    onSuccess({ message }) {
      kabar(message)
      onClose()
    },
    async onError(error, body) {
      if (!(error instanceof ApiError) || error.code !== 'ZAT_PERLU_DISADARI') return
      const yes = await confirm({
        title: 'Ulasan ini menyebut obat yang diatur',
        text: error.message,
        confirm: 'Ya, Tayangkan',
        cancel: 'Batal',
        bahaya: true,
      })
      if (yes) decideWith.mutate({ ...body, zatDisadari: true })
    },
    onSettled: () => renewAdmin(queries),
  })
  const decide = (decision: 'tayang' | 'ditolak') => {
    form.setValue('keputusan', decision)
    void form.handleSubmit((body) => decideWith.mutate(body))()
  }

  return (
    <form
      method="post"
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        decide('tayang')
      }}
    >
      <TextArea
        label="Balasan toko (opsional)"
        hint="Tampil di bawah ulasan, untuk semua orang."
        error={errors.balasan?.message}
        {...form.register('balasan')}
      />
      <TextArea
        label="Alasan menolak"
        hint="Isi hanya jika ditolak. Hanya dibaca pembelinya. Ulasan jelek bukan alasan menolak."
        error={errors.alasan?.message}
        {...form.register('alasan')}
      />
      <AskingOutcome />
      {decideWith.isError && (
        <Notice kind="galat">{errorText(decideWith.error, { answered: 'Gagal menyimpan keputusan' })}</Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3 border-garis border-t pt-4 max-sm:flex-col-reverse">
        <Button variant="polos" onClick={onClose}>
          Tutup
        </Button>
        <Button variant="garis" disabled={decideWith.isPending} onClick={() => decide('ditolak')}>
          Tolak
        </Button>
        <Button type="submit" busy={decideWith.isPending} aria-keyshortcuts="Control+S">
          {status === 'tayang' ? 'Simpan, Tetap Tayang' : 'Tayangkan'}
        </Button>
      </div>
    </form>
  )
}
