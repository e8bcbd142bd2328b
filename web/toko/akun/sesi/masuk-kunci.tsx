import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorText } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.tsx'
import {
  isDibatalkan,
  isKunciMungkin,
  isKunciPernah,
  masukDenganKunci,
} from '#web/toko/akun/sandi/kunci-sandi-browser.ts'
import { Button } from '#web/ui/button.tsx'

/** Signs in with a passkey. If this browser has used a passkey before, the name field offers it automatically. */
export function MasukKunci({ onFailure }: { onFailure(teks: string): void }) {
  const { known, login } = useSession()
  const [busy, setBusy] = useState(false)
  const [isMungkin, setMungkin] = useState(true)

  useEffect(() => {
    setMungkin(isKunciMungkin())
    if (!isKunciPernah()) return
    let isHere = true
    masukDenganKunci(true)
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
      const { token, user } = await masukDenganKunci()
      login(token, user)
    } catch (error) {
      if (!isDibatalkan(error))
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

  if (!isMungkin) return null
  return (
    <Button variant="garis" className="w-full" busy={busy} disabled={!known} onClick={() => void press()}>
      <KeyRound aria-hidden className="size-5" />
      Masuk dengan kunci sandi
    </Button>
  )
}
