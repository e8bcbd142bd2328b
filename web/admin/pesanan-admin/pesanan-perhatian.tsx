import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PerhatianBody, type PesananAdmin, resolvePerhatian } from '#contract/pesanan-admin/admin.ts'
import { artiPerhatian } from '#web/admin/pesanan/kata-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { MenanyaNasib } from '#web/admin/ui/belum-pasti.tsx'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Marks that need a person's attention, each with the recommended step. */
export function PesananPerhatian({ pesanan: { orderId, perhatian, keluhan_terbuka } }: { pesanan: PesananAdmin }) {
  const [dipilih, setDipilih] = useState<string>()
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
      {perhatian.map((tanda) => {
        const { arti, langkah } = artiPerhatian(tanda)
        return (
          <Notice
            key={tanda}
            kind="hati"
            action={
              <Button variant="garis" onClick={() => setDipilih(tanda)}>
                Tandai selesai
              </Button>
            }
          >
            <strong className="block first-letter:uppercase">{tanda}</strong>
            {arti} {langkah}
          </Notice>
        )
      })}
      <Dialog open={dipilih !== undefined} onClose={() => setDipilih(undefined)} title="Sudah ditangani?">
        {dipilih !== undefined && (
          <SelesaiForm orderId={orderId} perhatian={dipilih} onDone={() => setDipilih(undefined)} />
        )}
      </Dialog>
    </>
  )
}

function SelesaiForm({ orderId, perhatian, onDone }: { orderId: number; perhatian: string; onDone(): void }) {
  const queries = useQueryClient()
  const kabar = useKabar()
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
      <MenanyaNasib />
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
