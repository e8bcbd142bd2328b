import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#web/lib/session.tsx'
import { PerluSkrip } from '#web/toko/frame/perlu-skrip.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { AKSES_DIBATASI } from './akses-dibatasi.ts'
import { returnTo } from './return-to.ts'

interface GuardProps {
  /** What stands there until the browser knows who is signed in; the server always renders this. */
  skeleton: ReactNode
  children: ReactNode
}

/** Lets only a signed-in customer through; everybody else is told why and sent to the login. */
export function Guard({ skeleton, children }: GuardProps) {
  const { known, isLoggedIn, left } = useSession()
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  const location = useLocation()
  const turnedAway = useRef(false)
  const entered = useRef(false)

  useEffect(() => {
    if (isLoggedIn) entered.current = true
    // Whoever has just pressed 'Keluar' in here is on the way out already.
    const isLeaving = entered.current && left
    if (!known || isLoggedIn || isLeaving || turnedAway.current) return
    turnedAway.current = true
    const state = returnTo(location)
    // The dialog belongs to the frame of the app, so it stays open over the login screen.
    void confirm(AKSES_DIBATASI).then((yes) => {
      // It is the login screen already, unless one has gone elsewhere behind the dialog.
      if (yes && window.location.pathname.toLowerCase() !== '/login') void navigate('/login', { state })
    })
    void navigate('/login', { replace: true, state })
  }, [known, isLoggedIn, left, confirm, navigate, location])

  if (isLoggedIn) return children
  return (
    <div>
      <PerluSkrip />
      {skeleton}
    </div>
  )
}
