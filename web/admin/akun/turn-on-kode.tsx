import { type beginKode, confirmKode, KodeBody } from '#contract/akun/keamanan-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { KodeField } from '#web/admin/sesi/kode-field.tsx'
import { KodeQr } from '#web/shared/kode-qr.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useKodeForm } from './use-kode-form.ts'

type KodeSecret = Output<typeof beginKode>

interface TurnOnKodeProps {
  /** Secret for the authenticator app; undefined keeps the dialog closed. */
  secret: KodeSecret | undefined
  onClose(): void
  onDone(): Promise<void>
}

/** Dialog that sets up the authenticator app and checks its first code. */
export function TurnOnKode({ secret, onClose, onDone }: TurnOnKodeProps) {
  return (
    <Dialog open={secret !== undefined} onClose={onClose} title="Nyalakan kode dua langkah">
      {secret && <Langkah secret={secret} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

function Langkah({ secret: { rahasia, uri }, onClose, onDone }: TurnOnKodeProps & { secret: KodeSecret }) {
  const { failure, isSubmitting, onSubmit, field } = useKodeForm(KodeBody, async (body) => {
    await callAdmin(confirmKode, { body })
    await onDone()
  })

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="mt-4 grid gap-5">
      <ol className="grid list-decimal gap-4 pl-5">
        <li>Pasang aplikasi autentikator di HP, misalnya Google Authenticator atau Aegis.</li>
        <li>
          Pindai gambar ini dengan aplikasi itu.
          <KodeQr text={uri} label="Kode QR untuk aplikasi autentikator" className="mx-auto my-4 size-48 rounded" />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-tinta-2">
              Atau ketik kuncinya:
              <code className="block text-tinta">{rahasia.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
            <CopyButton text={rahasia} name="Kunci" />
          </div>
        </li>
        <li>Masukkan 6 angka yang muncul di aplikasi.</li>
      </ol>
      {failure && <Notice kind="galat">{failure}</Notice>}
      <KodeField hint="Angkanya berganti setiap 30 detik." inputMode="numeric" maxLength={7} {...field} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="garis" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" variant="utama" busy={isSubmitting}>
          Nyalakan
        </Button>
      </div>
    </form>
  )
}
