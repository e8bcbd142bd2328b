import { CircleUserRound, LogIn } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session.tsx'

const ICON = 'grid size-11 shrink-0 place-items-center rounded text-laut hover:bg-laut-muda'

/** Logged out: the way in. Logged in: the greeting, and the way to the account. */
export function AccountMenu() {
  const { known, isLoggedIn, user } = useSession()
  // Until the browser knows, the place stays as wide as the icon, so nothing moves.
  if (!known) return <div aria-hidden className="size-11" />
  if (!isLoggedIn) {
    return (
      <Link to="/login" aria-label="Login" title="Login" className={ICON}>
        <LogIn aria-hidden className="size-6" />
      </Link>
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <span className="min-w-0 truncate font-medium text-sm sm:max-w-48 sm:text-base">
        Halo, {user?.nama || 'Pengguna'}
      </span>
      <Link to="/akun" aria-label="Akun saya" title="Akun saya" className={ICON}>
        <CircleUserRound aria-hidden className="size-6" />
      </Link>
    </div>
  )
}
