import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { cancelRecall, type Penarikan, RecallBody, recallLot } from '#contract/karantina/recall-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

interface ConfirmWord {
  buttonName: string
  title: string
  meaning: string
  hint: string
}

/** Button and dialog that recall a lot. Its buyers read the reason. */
export const RecallLot = ({ lot: { lotId, nomor, nama } }: { lot: Penarikan }) => (
  <WithReason
    wording={{
      buttonName: 'Tarik Lot',
      title: `Tarik lot ${nomor}?`,
      meaning: `${nama}: semua stok dengan nomor ini disisihkan, dan tidak bisa dijual, dikemas, atau dikirim lagi.`,
      hint: 'Dibaca pembeli di email. Misalnya: ada endapan, diminta produsen',
    }}
    work={(body) => callAdmin(recallLot, { params: { lotId }, body })}
  />
)

export const CancelRecall = ({ lot: { lotId, nomor } }: { lot: Penarikan }) => (
  <WithReason
    wording={{
      buttonName: 'Batalkan Penarikan',
      title: `Batalkan penarikan lot ${nomor}?`,
      meaning:
        'Hanya jika lotnya keliru. Barangnya tetap di karantina sampai dinyatakan layak jual. Email yang sudah dikirim tidak bisa dibatalkan.',
      hint: 'Tercatat di jejak perubahan.',
    }}
    work={(body) => callAdmin(cancelRecall, { params: { lotId }, body })}
  />
)

function WithReason({ wording, work }: { wording: ConfirmWord; work(body: RecallBody): Promise<{ message: string }> }) {
  const [open, setOpen] = useState(false)
  const form = useForm({ resolver: zodResolver(RecallBody), defaultValues: { alasan: '' } })
  const onClose = () => setOpen(false)
  const langkah = useLangkah(work, onClose)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        {wording.buttonName}
      </Button>
      {open && (
        <FormDialog
          problem="Gagal menyimpan"
          title={wording.title}
          buttonName={wording.buttonName}
          langkah={langkah}
          onClose={onClose}
          onSubmit={form.handleSubmit((body) => langkah.mutate(body))}
        >
          <p className="text-tinta-2">{wording.meaning}</p>
          <TextArea
            label="Alasan"
            hint={wording.hint}
            error={form.formState.errors.alasan?.message}
            {...form.register('alasan')}
          />
        </FormDialog>
      )}
    </>
  )
}
