import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorText } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.tsx'
import {
  isCancelled,
  isKunciPossible,
  isKunciUsedBefore,
  logInWithKunci,
} from '#web/toko/akun/sandi/kunci-sandi-browser.ts'
import { Button } from '#web/ui/button.tsx'

/** Signs in with a passkey. If this browser has used a passkey before, the name field offers it automatically. */
export function KunciLogin({ onFailure }: { onFailure(text: string): void }) {
  const { known, login } = useSession()
  const [busy, setBusy] = useState(false)
  const [isPossible, setPossible] = useState(true)

  useEffect(() => {
    setPossible(isKunciPossible())
    if (!isKunciUsedBefore()) return
    let isHere = true
    logInWithKunci(true)
      .then(({ token, user }) => isHere && login(token, user))
      // The user did not start this attempt, so its failure is not shown. Failures of the button are.
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [login])

  async function press() {
    onFailure('')
    setBusy(true)
    try {
      const { token, user } = await logInWithKunci()
      login(token, user)
    } catch (error) {
      if (!isCancelled(error))
        onFailure(
          errorText(error, {
            answered: 'Kunci sandi tidak bisa dipakai. Masuk dengan kata sandi.',
            silent: 'Tidak ada respon dari server',
          }),
        )
    } finally {
      setBusy(false)
    }
  }

  if (!isPossible) return null
  return (
    <Button variant="garis" className="w-full" busy={busy} disabled={!known} onClick={() => void press()}>
      <KeyRound aria-hidden className="size-5" />
      Masuk dengan kunci sandi
    </Button>
  )
}
