import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { askKodeWhatsApp, confirmKodeWhatsApp, type StateWa } from '#contract/saluran/whatsapp.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Returns the error under a field: the server's for that field, or any other. */
const fieldError = (error: Error | null, path: string, answered: string) => {
  if (!error) return undefined
  const own = error instanceof ApiError ? error.errors.find((one) => one.path === path)?.msg : undefined
  return own ?? errorText(error, { answered })
}

/** Connects a number by a code that the shop sends to it. */
export function KodeNomor({ keperluan, onDone }: { keperluan: Keperluan[]; onDone(fresh: StateWa): void }) {
  const [nomor, setNomor] = useState('')
  const [kode, setKode] = useState('')
  const ask = useMutation({ mutationFn: () => call(askKodeWhatsApp, { body: { nomor, keperluan } }) })
  const confirm = useMutation({
    mutationFn: (permintaan: string) => call(confirmKodeWhatsApp, { body: { permintaan, kode } }),
    onSuccess: onDone,
  })
  const permintaan = ask.data?.permintaan

  function submit(event: FormEvent) {
    event.preventDefault()
    if (permintaan) confirm.mutate(permintaan)
    else ask.mutate()
  }
  function goBack() {
    ask.reset()
    confirm.reset()
    setKode('')
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-sm gap-3 border-garis border-t pt-4">
      {permintaan ? (
        <>
          <Notice kind="info" announce>
            Kode sudah kami kirim ke nomor berakhiran {nomor.trim().slice(-3)}. Berlaku 5 menit.
          </Notice>
          <TextField
            label="Kode"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={kode}
            onChange={({ target }) => setKode(target.value)}
            error={fieldError(confirm.error, 'kode', 'Gagal menghubungkan. Coba lagi.')}
          />
        </>
      ) : (
        <TextField
          label="Nomor WhatsApp"
          hint="Atau terima kode 6 angka di nomor ini, tanpa mengirim pesan."
          type="tel"
          autoComplete="tel"
          value={nomor}
          onChange={({ target }) => setNomor(target.value)}
          error={fieldError(ask.error, 'nomor', 'Kode gagal dikirim. Coba lagi.')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="garis"
          busy={ask.isPending || confirm.isPending}
          disabled={keperluan.length === 0}
        >
          {permintaan ? 'Hubungkan nomor ini' : 'Kirim kode'}
        </Button>
        {permintaan && (
          <Button variant="polos" onClick={goBack}>
            Ganti nomor
          </Button>
        )}
      </div>
    </form>
  )
}
