import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'

const SHOWN_MS = 6000

interface KeranjangNoticeProps {
  text: string
  onDone(): void
}

/**
 * Result of adding to the cart, with a cart link: signed-out visitors have none in the top bar. It is attached to the top bar,
 * where a phone's bottom bar cannot hide it. It stays while hovered or focused.
 */
export function KeranjangNotice({ text, onDone }: KeranjangNoticeProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onDone])

  const bar = document.querySelector('header')
  if (!bar) return null
  return createPortal(
    <div className="wadah pointer-events-none absolute inset-x-0 top-full mt-2 flex justify-center lg:justify-end">
      <p
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="pointer-events-auto flex items-center gap-2 rounded border border-hijau/30 bg-hijau-muda pr-2 pl-4 font-medium text-hijau shadow-kartu"
      >
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {text} ·{' '}
        <Link
          to="/keranjang"
          className="inline-flex min-h-11 items-center rounded pr-2 font-semibold underline underline-offset-4"
        >
          Lihat
        </Link>
      </p>
    </div>,
    bar,
  )
}
