import { CircleUserRound, LogIn } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session.tsx'

import { cx } from '#web/ui/cx.ts'
import { useUnreadKabar } from './account-counts.ts'
import { CountMark } from './count-mark.tsx'
import { KeranjangIkon } from './keranjang-ikon.tsx'

const ICON = 'grid size-11 shrink-0 place-items-center rounded text-laut hover:bg-laut-muda'

/** Signed out: a login link. Signed in: the cart, a greeting, and a link to the account. */
export function AccountMenu() {
  const { known, isLoggedIn, user } = useSession()
  const unread = useUnreadKabar()
  const label = unread ? `Akun saya, ${unread} kabar belum dibaca` : 'Akun saya'
  if (!isLoggedIn) {
    return (
      // Space is reserved until the session is known, so that nothing shifts. Without scripts it never is.
      <Link to="/login" aria-label="Login" title="Login" className={cx(ICON, !known && 'invisible noscript:visible')}>
        <LogIn aria-hidden className="size-6" />
      </Link>
    )
  }
  return (
    <>
      <KeranjangIkon />
      <div className="flex min-w-0 items-center gap-1">
        {/* The name has a line of its own: without enough room it is truncated and does not wrap. */}
        <span className="min-w-0 max-w-40 overflow-hidden whitespace-nowrap font-medium text-xs leading-tight max-[22.5rem]:hidden sm:text-sm">
          Halo, <span className="block truncate">{user?.nama || 'Pengguna'}</span>
        </span>
        <Link to="/akun" aria-label={label} title={label} className={cx('relative', ICON)}>
          <CircleUserRound aria-hidden className="size-6" />
          {/* A phone has it in its bottom bar. */}
          <CountMark count={unread} className="top-0.5 right-0.5 max-md:hidden" />
        </Link>
      </div>
    </>
  )
}
