import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { replyKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { PesanKeluhanBody } from '#contract/keluhan/input.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLangkah } from './use-langkah.ts'

/** Form that replies to the buyer. The complaint stays open. */
export function AnswerForm({ keluhanId }: { keluhanId: number }) {
  const form = useForm({ resolver: zodResolver(PesanKeluhanBody), defaultValues: { isi: '' } })
  const send = useLangkah(
    (body: { isi: string }) => callAdmin(replyKeluhanAdmin, { params: { keluhanId }, body }),
    () => form.reset(),
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => send.mutate(body))}
      className="grid grid-cols-1 gap-3"
    >
      <TextArea
        label="Jawab tanpa menyelesaikan"
        hint="Dikirim ke pembeli lewat email. Pembeli bisa membalas di halaman keluhannya."
        error={form.formState.errors.isi?.message}
        {...form.register('isi')}
      />
      <AskingOutcome />
      {send.isError && <Notice kind="galat">{errorText(send.error, { answered: 'Jawaban gagal dikirim' })}</Notice>}
      <Button type="submit" variant="garis" busy={send.isPending} className="justify-self-start">
        {send.isPending ? 'Mengirim…' : 'Kirim Jawaban'}
      </Button>
    </form>
  )
}
