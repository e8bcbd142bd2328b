import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { replyKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { PesanInput, type PesanKeluhanBody } from '#contract/keluhan/input.ts'
import { FOTO_KELUHAN_MAX } from '#contract/keluhan/limits.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { FotoField } from '#web/shared/foto/foto-input.tsx'
import { FOTO_UNSENT, useFoto } from '#web/shared/foto/use-foto.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Form that replies to the buyer. The complaint stays open. */
export function AnswerForm({ keluhanId }: { keluhanId: number }) {
  const form = useForm({ resolver: zodResolver(PesanInput), defaultValues: { isi: '' } })
  const foto = useFoto()
  const [fotoError, setFotoError] = useState<string>()
  const send = useLangkah(
    (body: z.output<typeof PesanKeluhanBody>) => callAdmin(replyKeluhanAdmin, { params: { keluhanId }, body }),
    () => {
      form.reset()
      foto.clear()
    },
  )
  const submit = form.handleSubmit(async ({ isi }) => {
    const sent = await foto.all()
    if (!sent) return setFotoError(FOTO_UNSENT)
    send.mutate({ isi, foto: sent.map(({ fotoId }) => fotoId) })
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <TextArea
        label="Jawab tanpa menyelesaikan"
        hint="Dikirim ke pembeli lewat email. Pembeli bisa membalas di halaman keluhannya."
        error={form.formState.errors.isi?.message}
        {...form.register('isi')}
      />
      <FotoField
        foto={foto}
        max={FOTO_KELUHAN_MAX}
        title="Foto (opsional)"
        hint={`Maksimal ${FOTO_KELUHAN_MAX} foto.`}
        error={fotoError}
        onChange={() => setFotoError(undefined)}
      />
      <AskingOutcome />
      {send.isError && <Notice kind="galat">{errorText(send.error, { answered: 'Jawaban gagal dikirim' })}</Notice>}
      <Button type="submit" variant="garis" busy={send.isPending} className="justify-self-start">
        {send.isPending ? 'Mengirim…' : 'Kirim Jawaban'}
      </Button>
    </form>
  )
}
