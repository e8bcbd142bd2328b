import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { askKodeLogin, KODE_WAIT_SECONDS, loginKode } from '#contract/akun/kode-login.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const loadKodeLoginBody = () => import('#contract/akun/forms.ts').then((forms) => forms.KodeLoginBody)
const loadKodeBody = () => import('#contract/akun/forms.ts').then((forms) => forms.KodeBody)

const ASK_TEXTS = { answered: 'Kode gagal diminta', silent: 'Tidak ada respon dari server' }
const LOGIN_TEXTS = { answered: 'Login gagal', silent: 'Tidak ada respon dari server' }

/** A requested code: the typed name, and the token without which the code is useless. */
interface Asked {
  email: string
  permintaan: string
  message: string
}

/** @param email known login name */
export function LoginKodeForm({ email }: { email: string }) {
  const [asked, setAsked] = useState<Asked>()
  return asked ? (
    <TypeKode key={asked.permintaan} asked={asked} onAsked={setAsked} onBack={() => setAsked(undefined)} />
  ) : (
    <AskKode email={email} onAsked={setAsked} />
  )
}

async function ask(email: string, byMail: boolean): Promise<Asked> {
  return { email, ...(await call(askKodeLogin, { body: { email, byMail } })) }
}

function AskKode({ email, onAsked }: { email: string; onAsked(asked: Asked): void }) {
  const { known } = useSession()
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: useSchema(loadKodeLoginBody),
    defaultValues: { email },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      onAsked(await ask(body.email, false))
    } catch (error) {
      if (!showFieldErrors(form, error, ['email'])) setFailure(errorText(error, ASK_TEXTS))
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice kind="galat">{failure}</Notice>}
      <TextField
        label="Email atau nomor HP"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username"
        error={errors.email?.message}
        {...filterField(form, 'email', () => setFailure(''))}
      />
      <Button type="submit" variant="utama" busy={isSubmitting} disabled={!known} className="w-full">
        {isSubmitting ? 'Mengirim…' : 'Kirim kode'}
      </Button>
    </form>
  )
}

interface TypeProps {
  asked: Asked
  onAsked(asked: Asked): void
  onBack(): void
}

function TypeKode({ asked: { email, permintaan, message }, onAsked, onBack }: TypeProps) {
  const { login } = useSession()
  const [failure, setFailure] = useState('')
  const form = useForm({
    resolver: useSchema(loadKodeBody),
    defaultValues: { permintaan, kode: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('kode'), [setFocus])
  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { token, user } = await call(loginKode, { body })
      login(token, user)
    } catch (error) {
      if (!showFieldErrors(form, error, ['kode'])) setFailure(errorText(error, LOGIN_TEXTS))
    }
  })
  async function askAgain(byMail: boolean) {
    setFailure('')
    try {
      onAsked(await ask(email, byMail))
    } catch (error) {
      setFailure(errorText(error, ASK_TEXTS))
    }
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Notice kind="info" announce>
        {message}
      </Notice>
      {failure && <Notice kind="galat">{failure}</Notice>}
      <TextField
        label="Kode"
        hint="6 angka, berlaku 5 menit. Jangan berikan kepada siapa pun."
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.kode?.message}
        {...filterField(form, 'kode', () => setFailure(''))}
      />
      <Button type="submit" variant="utama" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Memproses…' : 'Masuk'}
      </Button>
      <AskAgain canMail={!email.includes('@')} onAsk={askAgain} />
      <Button variant="polos" onClick={onBack}>
        Ganti email atau nomor
      </Button>
    </form>
  )
}

/** Offers another code after the wait that the shop requires. */
function AskAgain({ canMail, onAsk }: { canMail: boolean; onAsk(byMail: boolean): Promise<void> }) {
  const [isWaiting, setWaiting] = useState(true)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), KODE_WAIT_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [])
  async function press(byMail: boolean) {
    setBusy(true)
    await onAsk(byMail)
    setBusy(false)
  }
  if (isWaiting)
    return (
      <p className="text-center text-sm text-tinta-2">
        Kode belum sampai? Setelah 1 menit Anda bisa minta lagi di sini.
      </p>
    )
  return (
    <div className="grid gap-3">
      <Button variant="garis" busy={isBusy} onClick={() => void press(false)}>
        Kirim kode lagi
      </Button>
      {canMail && (
        <Button variant="garis" busy={isBusy} onClick={() => void press(true)}>
          Kirim lewat email saja
        </Button>
      )}
    </div>
  )
}
