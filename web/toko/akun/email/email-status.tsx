import { useMutation } from '@tanstack/react-query'
import { cancelNewEmail, resendConfirmation } from '#contract/akun/email.ts'
import type { Profile } from '#contract/akun/endpoints.ts'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useSetProfile } from '#web/toko/akun/profil/use-set-profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shows the pending confirmation of an account's e-mail address; nothing if it is confirmed. */
export function EmailStatus({ profile: { email, emailDikonfirmasi, emailBaru } }: { profile: Profile }) {
  const setProfile = useSetProfile()
  const resend = useMutation({ mutationFn: () => call(resendConfirmation, {}) })
  const cancel = useMutation({
    mutationFn: () => call(cancelNewEmail, {}),
    onSuccess() {
      resend.reset()
      setProfile({ emailBaru: null })
    },
  })
  if (emailDikonfirmasi && !emailBaru) return null
  if (isWithoutEmail(email) && !emailBaru)
    return <p className="-mt-3 text-sm text-tinta-2">Tambahkan email supaya Anda bisa masuk dari HP lain.</p>
  const error = resend.error ?? cancel.error

  return (
    <div className="grid gap-3 rounded border border-laut/25 bg-laut-muda px-4 py-3">
      {emailBaru ? (
        <p>
          Menunggu konfirmasi: <b className="break-words">{emailBaru}</b>. Buka tautan yang kami kirim ke email itu.
          Sampai dikonfirmasi, email lama tetap dipakai.
        </p>
      ) : (
        <p>
          Email ini belum dikonfirmasi. Buka tautan yang kami kirim ke email ini supaya Anda menerima kabar dan artikel.
          Anda tetap bisa memesan.
        </p>
      )}
      {resend.isSuccess && (
        <Notice kind="berhasil" announce>
          {resend.data.message}
        </Notice>
      )}
      {error && <Notice kind="galat">{errorText(error, { answered: 'Tautan gagal dikirim. Coba lagi.' })}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="garis" busy={resend.isPending} disabled={cancel.isPending} onClick={() => resend.mutate()}>
          Kirim ulang tautan
        </Button>
        {emailBaru && (
          <Button variant="polos" busy={cancel.isPending} disabled={resend.isPending} onClick={() => cancel.mutate()}>
            Batalkan email baru
          </Button>
        )}
      </div>
    </div>
  )
}
