import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { DecideZatBody, decideZat, KELAS_CHOICES } from '#contract/obat/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'

interface DecideZatDialogProps {
  nama: string
  onClose(): void
}

/** Dialog for the class of a substance and its reason. */
export function DecideZatDialog({ nama, onClose }: DecideZatDialogProps) {
  const form = useForm<z.input<typeof DecideZatBody>, unknown, z.output<typeof DecideZatBody>>({
    resolver: zodResolver(DecideZatBody),
    defaultValues: { nama, alasan: '' },
  })
  const { errors } = form.formState
  const langkah = useLangkah((body: z.output<typeof DecideZatBody>) => callAdmin(decideZat, { body }), onClose)
  return (
    <FormDialog
      problem="Gagal menyimpan penilaian"
      title={`Nilai ${nama}`}
      buttonName="Simpan penilaian"
      langkah={langkah}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => langkah.mutate(body))}
    >
      <SelectField label="Penilaian" error={errors.kelas?.message} {...form.register('kelas')}>
        <option value="">Pilih satu</option>
        <Options pairs={Object.entries(KELAS_CHOICES)} />
      </SelectField>
      <TextArea
        label="Alasan"
        hint="Sumber yang Anda baca, misalnya nomor peraturan. Nama Anda dan waktunya ikut dicatat."
        rows={3}
        error={errors.alasan?.message}
        {...form.register('alasan')}
      />
    </FormDialog>
  )
}
