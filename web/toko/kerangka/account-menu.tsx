import { CircleUserRound, LogIn, LogOut, ReceiptText } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useSession } from '#web/lib/session.tsx'
import { useEscape } from '#web/lib/use-escape.ts'
import { KeranjangIkon } from './keranjang-ikon.tsx'

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-laut-muda hover:text-laut'

/** Logged out: the way in. Logged in: the greeting, and what belongs to the account. */
export function AccountMenu() {
  const { known, isLoggedIn, user } = useSession()
  // Until the browser knows, the place stays as wide as the icon, so nothing moves.
  if (!known) return <div aria-hidden className="size-11" />
  if (isLoggedIn) {
    return (
      <>
        <KeranjangIkon />
        <SignedIn name={user?.nama || 'Pengguna'} />
      </>
    )
  }
  return (
    <Link
      to="/login"
      aria-label="Login"
      title="Login"
      className="grid size-11 place-items-center rounded text-laut hover:bg-laut-muda"
    >
      <LogIn aria-hidden className="size-6" />
    </Link>
  )
}

function SignedIn({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const navigate = useNavigate()
  const { logout } = useSession()
  const close = useCallback(() => setOpen(false), [])
  useEscape(open, close)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "went somewhere"
  useEffect(close, [location.key])
  useEffect(() => {
    if (!open) return
    const onOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [open])

  function leave() {
    logout()
    void navigate('/')
  }

  return (
    <div ref={box} className="relative flex min-w-0 items-center gap-1">
      <span className="line-clamp-2 min-w-0 font-medium text-xs leading-tight sm:line-clamp-1 sm:max-w-48 sm:text-base">
        Halo, {name}
      </span>
      <button
        type="button"
        aria-label="Akun saya"
        aria-expanded={open}
        aria-controls="menu-akun"
        onClick={() => setOpen(!open)}
        className="grid size-11 shrink-0 place-items-center rounded text-laut hover:bg-laut-muda"
      >
        <CircleUserRound aria-hidden className="size-6" />
      </button>
      <ul
        id="menu-akun"
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-2 w-60 rounded border border-garis bg-kertas p-2 shadow-kartu"
      >
        <li>
          <Link to="/riwayat-pembayaran" className={ITEM}>
            <ReceiptText aria-hidden className="size-5" />
            Riwayat Pembayaran
          </Link>
        </li>
        <li>
          <button type="button" onClick={leave} className={ITEM}>
            <LogOut aria-hidden className="size-5" />
            Keluar
          </button>
        </li>
      </ul>
    </div>
  )
}
