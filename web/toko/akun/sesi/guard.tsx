import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { useSession } from '#web/lib/session.tsx'
import { NeedsScript } from '#web/toko/frame/needs-script.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { ACCESS_LIMITED } from './access-limited.ts'
import { returnTo } from './return-to.ts'

interface GuardProps {
  /** Placeholder until the browser has read the session; the server always renders it. */
  skeleton: ReactNode
  children: ReactNode
}

/** Renders its children only for a signed-in customer. Any other visitor sees a message and is redirected to the login. */
export function Guard({ skeleton, children }: GuardProps) {
  const { known, isLoggedIn, left, user } = useSession()
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  const location = useLocation()
  const turnedAway = useRef(false)
  const entered = useRef<typeof user>(null)

  useEffect(() => {
    if (isLoggedIn) entered.current = user
    // After 'Keluar' the customer is leaving this screen already.
    const isLeaving = entered.current !== null && left
    if (!known || isLoggedIn || isLeaving || turnedAway.current) return
    turnedAway.current = true
    const state = { ...returnTo(location), ...(entered.current && { hasEnded: true, ...loginNameOf(entered.current) }) }
    // The dialog is mounted in the app's frame, so it stays open over the login screen.
    void confirm(ACCESS_LIMITED).then((yes) => {
      // The login screen is already shown, unless the user navigated elsewhere behind the dialog.
      if (yes && window.location.pathname.toLowerCase() !== '/login') void navigate('/login', { state })
    })
    void navigate('/login', { replace: true, state })
  }, [known, isLoggedIn, left, user, confirm, navigate, location])

  if (isLoggedIn) return children
  return (
    <div>
      <NeedsScript />
      {skeleton}
    </div>
  )
}

/** Returns the login name of the account whose session ended. */
function loginNameOf({ email = '', no_hp = '' }: Partial<Pengguna>): { email: string } {
  return { email: isWithoutEmail(email) ? no_hp : email }
}
