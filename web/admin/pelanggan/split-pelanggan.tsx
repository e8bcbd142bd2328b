import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { type PelangganAdmin, splitPelanggan } from '#contract/pelanggan/admin.ts'
import { allowed } from '#contract/peran.ts'
import { formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Merged = PelangganAdmin['gabungan'][number]

/** Accounts that were merged into this one and can still be separated, which the owner does. */
export function SplitPelanggan({ pelanggan: { penggunaId, gabungan } }: { pelanggan: PelangganAdmin }) {
  const isOwner = allowed(usePeran())
  const [chosen, setChosen] = useState<Merged | null>(null)
  const split = useSplit(penggunaId, close)

  function close() {
    setChosen(null)
    split.reset()
  }

  return (
    <>
      {gabungan.map((item) => (
        <Notice
          key={item.gabungId}
          kind="info"
          action={
            isOwner && (
              <Button variant="garis" onClick={() => setChosen(item)}>
                Pisahkan akun
              </Button>
            )
          }
        >
          Akun {nameOf(item)} digabungkan ke akun ini pada {formatDate(item.dibuat)}. Bisa dipisah lagi sampai{' '}
          {formatDate(item.sampai)}.
        </Notice>
      ))}
      <Dialog
        open={chosen !== null}
        onClose={close}
        title="Pisahkan akun lagi?"
        footer={
          <>
            <Button variant="garis" onClick={close}>
              Batal
            </Button>
            <Button variant="utama" busy={split.isPending} onClick={() => chosen && split.mutate(chosen.gabungId)}>
              Pisahkan
            </Button>
          </>
        }
      >
        <div className="mt-4 grid gap-4">
          <p>
            Akun {chosen && nameOf(chosen)} dibuat lagi dengan pesanan, alamat, resep, keluhan, ulasan, dan buku obat
            yang dipindahkan. Yang ditambahkan setelah itu tetap di akun ini. Kedua pembeli mendapat email.
          </p>
          {split.error && <Notice kind="galat">{errorText(split.error, { answered: 'Gagal memisahkan akun' })}</Notice>}
        </div>
      </Dialog>
    </>
  )
}

const nameOf = ({ nama, email }: Merged) => (isWithoutEmail(email) ? nama : `${nama} (${email})`)

function useSplit(penggunaId: number, onDone: () => void) {
  const queries = useQueryClient()
  const kabar = useNotice()
  return useMutation({
    mutationFn: (gabungId: number) => callAdmin(splitPelanggan, { params: { penggunaId }, body: { gabungId } }),
    async onSuccess({ message }) {
      onDone()
      kabar(message)
      await renewAdmin(queries)
    },
    onError: () => renewAdmin(queries),
  })
}
