import { CircleUserRound, LogIn } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session.tsx'
import { cx } from '#web/ui/cx.ts'
import { useUnreadKabar } from './account-counts.ts'
import { CountMark } from './count-mark.tsx'
import { KeranjangIkon } from './keranjang-ikon.tsx'

const ICON = 'grid size-11 shrink-0 place-items-center rounded text-laut hover:bg-laut-muda'

/**
 * Signed out: a login link. Signed in: the cart, a greeting, and a link to the account. On a phone the bottom bar has the links,
 * unless the screen replaces it with a bar of its own.
 */
export function AccountMenu() {
  const { known, isLoggedIn, user } = useSession()
  const unread = useUnreadKabar()
  const label = unread ? `Akun saya, ${unread} kabar belum dibaca` : 'Akun saya'
  if (!isLoggedIn) {
    return (
      // Space is reserved until the session is known, so that nothing shifts. Without scripts it never is.
      <Link
        to="/login"
        aria-label="Login"
        title="Login"
        className={cx(ICON, 'tanpa-navigasi-bawah', !known && 'invisible noscript:visible')}
      >
        <LogIn aria-hidden className="size-6" />
      </Link>
    )
  }
  return (
    <>
      <KeranjangIkon />
      <span className="wrap-anywhere line-clamp-2 min-w-0 max-w-56 font-medium text-sm leading-tight">
        Halo, {user?.nama || 'Pengguna'}
      </span>
      <Link to="/akun" aria-label={label} title={label} className={cx('tanpa-navigasi-bawah relative', ICON)}>
        <CircleUserRound aria-hidden className="size-6" />
        <CountMark count={unread} className="top-0.5 right-0.5" />
      </Link>
    </>
  )
}
