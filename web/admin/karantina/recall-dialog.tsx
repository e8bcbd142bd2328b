import { useState } from 'react'
import { cancelRecall, type Penarikan, recallLot } from '#contract/karantina/recall-admin.ts'
import type { ReasonBody } from '#contract/reason-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ReasonDialog } from '#web/admin/ui/isian/reason-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

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

function WithReason({ wording, work }: { wording: ConfirmWord; work(body: ReasonBody): Promise<{ message: string }> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        {wording.buttonName}
      </Button>
      {open && (
        <ReasonDialog
          problem="Gagal menyimpan"
          title={wording.title}
          buttonName={wording.buttonName}
          hint={wording.hint}
          work={work}
          onClose={() => setOpen(false)}
        >
          <p className="text-tinta-2">{wording.meaning}</p>
        </ReasonDialog>
      )}
    </>
  )
}
