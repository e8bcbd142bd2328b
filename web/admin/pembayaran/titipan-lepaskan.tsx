import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { BukanMilikTokoBody, lepaskanTitipan } from '#contract/pembayaran/titipan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DialogIsian } from '#web/admin/ui/isian/dialog-isian.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { KeputusanProps } from './keputusan.ts'
import { useTitipan } from './use-titipan.ts'

/** Dialog that marks the money as another shop's. */
export function LepaskanTitipan({ titipan: { titipanId }, judul, onClose }: KeputusanProps) {
  const form = useForm({ resolver: zodResolver(BukanMilikTokoBody), defaultValues: { alasan: '' } })
  const simpan = useTitipan(
    (body: { alasan: string }) => callAdmin(lepaskanTitipan, { params: { titipanId }, body }),
    onClose,
  )
  return (
    <DialogIsian
      batal="Kembali"
      galat="Gagal menyimpan keputusan"
      judul={judul}
      tombol={simpan.isPending ? 'Mencatat…' : 'Catat'}
      langkah={simpan}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => simpan.mutate(body))}
    >
      <Notice kind="info">
        Hanya jika toko lain memakai akun Midtrans yang sama. Uangnya tidak dikembalikan dan tidak dicatat di toko ini.
      </Notice>
      <TextArea label="Alasan" error={form.formState.errors.alasan?.message} {...form.register('alasan')} />
    </DialogIsian>
  )
}
