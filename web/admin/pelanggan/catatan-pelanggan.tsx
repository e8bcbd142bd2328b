import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { addCatatanPelanggan, type PelangganAdmin, removeCatatanPelanggan } from '#contract/pelanggan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const FormValues = z.object({
  teks: z.string().trim().min(1, 'Tuliskan catatannya').max(1000, 'Catatan terlalu panjang'),
})

/** Internal notes about a customer, newest first. */
export function CatatanPelanggan({ pelanggan: { penggunaId, catatan } }: { pelanggan: PelangganAdmin }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const remove = useDelete()
  const form = useForm({ resolver: zodResolver(FormValues), defaultValues: { teks: '' } })
  const write = useMutation({
    mutationFn: (body: z.output<typeof FormValues>) => callAdmin(addCatatanPelanggan, { params: { penggunaId }, body }),
    async onSuccess({ message }) {
      form.reset()
      kabar(message)
      await renewAdmin(queries)
    },
    onError: (error) => showFieldErrors(form, error, ['teks']),
  })
  return (
    <div className="grid gap-4">
      <form method="post" noValidate onSubmit={form.handleSubmit((body) => write.mutate(body))} className="grid gap-3">
        <TextArea
          label="Catatan baru"
          hint="Ikut terunduh jika pembeli meminta data pribadinya."
          maxLength={1000}
          error={form.formState.errors.teks?.message}
          {...form.register('teks')}
        />
        <AskingOutcome />
        {write.isError && (
          <Notice kind="galat">{errorText(write.error, { answered: 'Gagal menyimpan catatan' })}</Notice>
        )}
        <Button type="submit" variant="garis" busy={write.isPending} className="justify-self-start">
          Simpan Catatan
        </Button>
      </form>
      {catatan.length > 0 && (
        <ul className="divide-y divide-garis">
          {catatan.map(({ catatanId, teks, oleh, dibuat }) => (
            <li key={catatanId} className="flex items-start gap-2 py-2">
              <div className="min-w-0 flex-1">
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{teks}</p>
                <p className="text-sm text-tinta-2">
                  {oleh}, {formatTime(dibuat)}
                </p>
              </div>
              <IconButton
                label={`Hapus catatan ${formatTime(dibuat)}`}
                onClick={() =>
                  remove({
                    title: 'Yakin hapus catatan ini?',
                    text: teks,
                    confirm: 'Ya, Hapus',
                    work: () => callAdmin(removeCatatanPelanggan, { params: { penggunaId, catatanId } }),
                    failure: 'Gagal menghapus catatan',
                  })
                }
              >
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
