import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { confirmEmail, restoreEmail, separateAkun } from '#contract/akun/email.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const TEXTS = { answered: 'Terjadi kesalahan', silent: 'Tidak dapat terhubung ke server' }

/** Reserves the height of a sentence and a button, because the content is known only after hydration. */
const SAME_HEIGHT = 'grid min-h-36 content-start gap-5'

interface TautanEmailProps {
  endpoint: typeof confirmEmail | typeof restoreEmail | typeof separateAkun
  button: string
  onDone(): void
  /** Next steps: `next` after success, `otherwise` for an invalid link. */
  next: ReactNode
  otherwise: ReactNode
}

/** Screen behind a link from an e-mail. Only its button has an effect, because virus scanners open links too. */
export function TautanEmail({ endpoint, button, onDone, next, otherwise }: TautanEmailProps) {
  const { known } = useSession()
  const token = useSearchParams()[0].get('token') ?? ''
  const press = useMutation({ mutationFn: () => call(endpoint, { body: { token } }), onSuccess: onDone })

  if (press.isSuccess)
    return (
      <div className="grid gap-5">
        <Notice kind="berhasil" announce>
          {press.data.message}
        </Notice>
        {next}
      </div>
    )
  const isDead = press.error instanceof ApiError && /^TAUTAN|^EMAIL|^GABUNG/.test(press.error.code ?? '')
  if (isDead || (known && token === ''))
    return (
      <div className={SAME_HEIGHT}>
        <Notice kind="galat">
          {press.error ? errorText(press.error, TEXTS) : 'Tautan ini tidak lengkap. Buka lagi tautan dari email Anda.'}
        </Notice>
        {otherwise}
      </div>
    )
  return (
    <div className={SAME_HEIGHT}>
      {press.error && <Notice kind="galat">{errorText(press.error, TEXTS)}</Notice>}
      <Button
        variant="utama"
        busy={press.isPending}
        disabled={!known}
        className="w-full"
        onClick={() => press.mutate()}
      >
        {button}
      </Button>
    </div>
  )
}
