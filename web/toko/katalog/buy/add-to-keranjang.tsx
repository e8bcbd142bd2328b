import { Check, ShoppingCart } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { addLine, type KeranjangLine } from '#web/lib/cart.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { KeranjangNotice } from './keranjang-notice.tsx'

const FEEDBACK_MS = 1000

interface AddToKeranjangProps {
  line: KeranjangLine
  /** `ikon`: icon only; `lega`: with text if there is room. */
  shape: 'ikon' | 'lega' | 'penuh'
  className?: string
}

/** Adds one to the cart and confirms it for a second; the cart link stays a little longer. */
export function AddToKeranjang({ line, shape, className }: AddToKeranjangProps) {
  const [isAdded, setAdded] = useState(false)
  /** Result message; a new object per press, so that a repeated message is shown again. */
  const [kabar, setNotice] = useState<{ text: string } | null>(null)
  const forget = useCallback(() => setNotice(null), [])
  const { alert } = useAlerts()
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [isAdded])

  function add() {
    if (!addLine(line)) {
      void alert({ title: 'Keranjang penuh', text: 'Bayar dulu isinya, atau hapus yang tidak jadi dibeli.' })
      return
    }
    setAdded(true)
    setNotice({ text: 'Masuk keranjang' })
  }

  const Icon = isAdded ? Check : ShoppingCart
  return (
    <>
      <Button
        variant="garis"
        compact
        aria-label={`Masukkan ${line.nama} ke keranjang`}
        title="Masukkan ke keranjang"
        onClick={add}
        className={cx('shrink-0', isAdded && 'border-hijau bg-hijau-muda text-hijau', className)}
      >
        <Icon aria-hidden className="size-5" />
        {shape !== 'ikon' && (
          <span aria-hidden className={shape === 'lega' ? 'max-md:hidden' : undefined}>
            {isAdded ? 'Masuk keranjang' : 'Ke keranjang'}
          </span>
        )}
      </Button>
      <span role="status" className="sr-only">
        {isAdded && `${line.nama} masuk keranjang`}
      </span>
      {kabar && <KeranjangNotice text={kabar.text} onDone={forget} />}
    </>
  )
}
