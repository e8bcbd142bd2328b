import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { DecisionBody, destroyKarantina, type Karantina, releaseKarantina } from '#contract/karantina/admin.ts'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { NumberField, TextArea } from '#web/ui/field.tsx'

export interface Putusan {
  karantina: Karantina
  keputusan: 'layak' | 'musnah'
}

const LABELS = {
  layak: {
    title: 'Layak jual?',
    meaning: 'Barangnya kembali ke stok dan bisa dijual lagi.',
    buttonName: 'Layak Jual',
    contoh: 'Misalnya: segel utuh, kemasan bersih',
    endpoint: releaseKarantina,
  },
  musnah: {
    title: 'Musnahkan?',
    meaning: 'Catat setelah barangnya benar-benar dimusnahkan. Ini tidak bisa dibatalkan.',
    buttonName: 'Musnahkan',
    contoh: 'Misalnya: bocor, kedaluwarsa, diserahkan ke pengolah limbah',
    endpoint: destroyKarantina,
  },
}

/** Dialog for the quantity and the reason of a decision about a lot. */
export function DecisionDialog({ karantina, keputusan, onClose }: Putusan & { onClose(): void }) {
  const { lotId, nama, nomor, sisih } = karantina
  const { title, meaning, buttonName, contoh, endpoint } = LABELS[keputusan]
  const form = useForm({
    resolver: zodResolver(DecisionBody),
    defaultValues: { jumlah: String(sisih), alasan: '' } as z.input<typeof DecisionBody>,
  })
  const { errors } = form.formState
  const langkah = useLangkah(
    (body: z.output<typeof DecisionBody>) => callAdmin(endpoint, { params: { lotId }, body }),
    onClose,
  )
  return (
    <FormDialog
      problem="Gagal menyimpan keputusan"
      title={title}
      buttonName={buttonName}
      langkah={langkah}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => langkah.mutate(body))}
    >
      <p className="text-tinta-2">
        <strong className="text-tinta">{nama}</strong>, lot {nomor || WITHOUT_NOMOR.toLowerCase()}. {meaning}
      </p>
      <NumberField
        label="Jumlah"
        hint={`Maksimal ${formatGrouped(sisih)}`}
        error={errors.jumlah?.message}
        {...form.register('jumlah')}
      />
      <TextArea label="Alasan" hint={contoh} error={errors.alasan?.message} {...form.register('alasan')} />
    </FormDialog>
  )
}
