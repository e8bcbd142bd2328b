import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { onKabarKeranjang } from '#web/lib/cart-news.ts'

const SHOWN_MS = 6000

/**
 * What has just gone into the cart, with the way there: for visitors too, who have no cart in the bar. It hangs from that
 * bar, where the one at the bottom of a phone cannot hide it, and waits while somebody points at it.
 */
export function KeranjangKabar() {
  const [kabar, setKabar] = useState<{ teks: string } | null>(null)
  const [isHeld, setHeld] = useState(false)
  const { key } = useLocation()
  useEffect(() => onKabarKeranjang((teks) => setKabar({ teks })), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "went somewhere"
  useEffect(() => setKabar(null), [key])
  useEffect(() => {
    if (!kabar || isHeld) return
    const timer = setTimeout(() => setKabar(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [kabar, isHeld])

  if (!kabar) return null
  return (
    <div className="wadah pointer-events-none absolute inset-x-0 top-full mt-2 flex justify-center lg:justify-end">
      <p
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="pointer-events-auto flex items-center gap-2 rounded border border-hijau/30 bg-hijau-muda pr-2 pl-4 font-medium text-hijau shadow-kartu"
      >
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {kabar.teks} ·{' '}
        <Link
          to="/keranjang"
          className="inline-flex min-h-11 items-center rounded pr-2 font-semibold underline underline-offset-4"
        >
          Lihat
        </Link>
      </p>
    </div>
  )
}
