import { useState } from 'react'
import { PerhatianBody, type PesananAdmin, resolvePerhatian } from '#contract/pesanan-admin/admin.ts'
import { perhatianMeaning } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ReasonDialog } from '#web/admin/ui/isian/reason-dialog.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Marks that need a person's attention, each with the recommended step. */
export function PesananPerhatian({ pesanan: { orderId, perhatian, keluhan_terbuka } }: { pesanan: PesananAdmin }) {
  const [selected, setSelected] = useState<string>()
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
      {perhatian.map((mark) => {
        const { meaning, langkah } = perhatianMeaning(mark)
        return (
          <Notice
            key={mark}
            kind="hati"
            action={
              <Button variant="garis" onClick={() => setSelected(mark)}>
                Tandai selesai
              </Button>
            }
          >
            <strong className="block first-letter:uppercase">{mark}</strong>
            {meaning} {langkah}
          </Notice>
        )
      })}
      {selected !== undefined && (
        <ReasonDialog
          title="Sudah ditangani?"
          buttonName="Tandai selesai"
          label="Apa yang sudah dilakukan?"
          hint="Tercatat di riwayat pesanan, tidak dilihat pembeli."
          body={PerhatianBody.pick({ alasan: true })}
          work={({ alasan }) =>
            callAdmin(resolvePerhatian, { params: { orderId }, body: { perhatian: selected, alasan } })
          }
          problem="Gagal menyimpan"
          onClose={() => setSelected(undefined)}
        >
          <p className="text-tinta-2 first-letter:uppercase">{selected}</p>
        </ReasonDialog>
      )}
    </>
  )
}
