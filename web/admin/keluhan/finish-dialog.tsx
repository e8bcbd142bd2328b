import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FinishKeluhanBody, finishKeluhan, type KeluhanAdmin } from '#contract/keluhan/admin.ts'
import type { TokoOutcome } from '#contract/keluhan/words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { TextArea } from '#web/ui/field.tsx'

const TITLES: Record<TokoOutcome, string> = {
  'uang kembali': 'Selesaikan: uang sudah kembali',
  'kirim ulang': 'Selesaikan: barang dikirim ulang',
  jawaban: 'Jawab dan selesaikan',
  ditolak: 'Tolak keluhan ini?',
}

/** Default text per outcome, which can be edited. */
const DEFAULT_TEXTS: Record<TokoOutcome, string> = {
  'uang kembali': 'Dananya sudah kami kembalikan. Mohon maaf atas ketidaknyamanannya.',
  'kirim ulang': 'Barang penggantinya kami kirim lagi. Mohon maaf atas ketidaknyamanannya.',
  jawaban: '',
  ditolak: '',
}

export function FinishDialog({
  keluhan: { keluhanId },
  outcome,
  onClose,
}: {
  keluhan: KeluhanAdmin
  outcome: TokoOutcome
  onClose(): void
}) {
  const form = useForm<z.input<typeof FinishKeluhanBody>, unknown, z.output<typeof FinishKeluhanBody>>({
    resolver: zodResolver(FinishKeluhanBody),
    defaultValues: { hasil: outcome, isi: DEFAULT_TEXTS[outcome] },
  })
  const finished = useLangkah(
    (body: z.output<typeof FinishKeluhanBody>) => callAdmin(finishKeluhan, { params: { keluhanId }, body }),
    onClose,
  )
  return (
    <FormDialog
      title={TITLES[outcome]}
      buttonName={outcome === 'ditolak' ? 'Tolak Keluhan' : 'Selesaikan'}
      langkah={finished}
      problem="Keluhan gagal diselesaikan"
      onSubmit={form.handleSubmit((body) => finished.mutate(body))}
      onClose={onClose}
    >
      <TextArea
        label={outcome === 'ditolak' ? 'Alasan' : 'Pesan untuk pembeli'}
        hint={
          outcome === 'kirim ulang'
            ? 'Tulis kurir dan nomor resinya jika sudah ada. Dikirim ke pembeli lewat email.'
            : 'Dikirim ke pembeli lewat email, dan tampil di halaman keluhannya.'
        }
        rows={4}
        data-fokus
        error={form.formState.errors.isi?.message}
        {...form.register('isi')}
      />
    </FormDialog>
  )
}
