import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PerhatianBody, type PesananAdmin, resolvePerhatian } from '#contract/pesanan-admin/admin.ts'
import { perhatianMeaning } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Marks that need a person's attention, each with the recommended step. */
export function PesananPerhatian({ pesanan: { orderId, perhatian, keluhan_terbuka } }: { pesanan: PesananAdmin }) {
  const [selected, setSelected] = useState<string>()
  return (
    <>
      {keluhan_terbuka && (
        <Notice
          kind="hati"
          action={
            <ButtonLink variant="garis" to={`/detail-keluhan/${keluhan_terbuka}`}>
              Buka keluhan
            </ButtonLink>
          }
        >
          Ada keluhan pembeli tentang pesanan ini.
        </Notice>
      )}
      {perhatian.map((mark) => {
        const { meaning, langkah } = perhatianMeaning(mark)
        return (
          <Notice
            key={mark}
            kind="hati"
            action={
              <Button variant="garis" onClick={() => setSelected(mark)}>
                Tandai selesai
              </Button>
            }
          >
            <strong className="block first-letter:uppercase">{mark}</strong>
            {meaning} {langkah}
          </Notice>
        )
      })}
      <Dialog open={selected !== undefined} onClose={() => setSelected(undefined)} title="Sudah ditangani?">
        {selected !== undefined && (
          <FinishForm orderId={orderId} perhatian={selected} onDone={() => setSelected(undefined)} />
        )}
      </Dialog>
    </>
  )
}

function FinishForm({ orderId, perhatian, onDone }: { orderId: number; perhatian: string; onDone(): void }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const id = useId()
  const form = useForm({ resolver: zodResolver(PerhatianBody), defaultValues: { perhatian, alasan: '' } })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: PerhatianBody) => callAdmin(resolvePerhatian, { params: { orderId }, body }),
    async onSuccess({ message }) {
      kabar(message)
      onDone()
      await renewAdmin(queries)
    },
    onError: (failure) => {
      showFieldErrors(form, failure, ['alasan'])
    },
  })
  return (
    <form
      method="post"
      id={id}
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body))}
      className="mt-3 grid gap-4"
    >
      <p className="text-tinta-2 first-letter:uppercase">{perhatian}</p>
      <TextArea
        label="Apa yang sudah dilakukan?"
        hint="Tercatat di riwayat pesanan, tidak dilihat pembeli."
        error={form.formState.errors.alasan?.message}
        {...form.register('alasan')}
      />
      <AskingOutcome />
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal menyimpan' })}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="garis" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" busy={isPending}>
          Tandai selesai
        </Button>
      </div>
    </form>
  )
}
