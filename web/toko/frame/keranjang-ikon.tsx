import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useKeranjang } from '#web/lib/cart.ts'
import { cx } from '#web/ui/cx.ts'
import { CountMark } from './count-mark.tsx'

const PULSE_MS = 300

/** Cart link with the number of its lines; it pulses when the number changes. */
export function KeranjangIkon() {
  const { lines } = useKeranjang()
  const count = lines.length
  const isPulsing = usePulse(count)
  return (
    <Link
      to="/keranjang"
      aria-label={`Keranjang, ${count} item`}
      title="Keranjang"
      className="tanpa-navigasi-bawah relative grid size-11 shrink-0 place-items-center rounded text-laut hover:bg-laut-muda"
    >
      <ShoppingCart aria-hidden className={cx('size-6', isPulsing && 'animate-denyut')} />
      <CountMark count={count} className="top-0.5 right-0.5" />
    </Link>
  )
}

/** True for `PULSE_MS` after the number has changed. */
export function usePulse(count: number): boolean {
  const before = useRef(count)
  const [isPulsing, setPulsing] = useState(false)
  useEffect(() => {
    if (before.current === count) return
    before.current = count
    setPulsing(true)
    const timer = setTimeout(() => setPulsing(false), PULSE_MS)
    return () => clearTimeout(timer)
  }, [count])
  return isPulsing
}
