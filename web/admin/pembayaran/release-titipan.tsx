import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { disownTitipan, NotOfTokoBody } from '#contract/pembayaran/titipan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { DecisionProps } from './decision.ts'

/** Dialog that marks the money as another shop's. */
export function ReleaseTitipan({ titipan: { titipanId }, title, onClose }: DecisionProps) {
  const form = useForm({ resolver: zodResolver(NotOfTokoBody), defaultValues: { alasan: '' } })
  const save = useLangkah(
    (body: { alasan: string }) => callAdmin(disownTitipan, { params: { titipanId }, body }),
    onClose,
  )
  return (
    <FormDialog
      cancel="Kembali"
      problem="Gagal menyimpan keputusan"
      title={title}
      buttonName={save.isPending ? 'Mencatat…' : 'Catat'}
      langkah={save}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
    >
      <Notice kind="info">
        Hanya jika toko lain memakai akun Midtrans yang sama. Uangnya tidak dikembalikan dan tidak dicatat di toko ini.
      </Notice>
      <TextArea label="Alasan" error={form.formState.errors.alasan?.message} {...form.register('alasan')} />
    </FormDialog>
  )
}
