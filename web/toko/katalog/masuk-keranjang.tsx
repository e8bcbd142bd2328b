import { Check, ShoppingCart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatAngka } from '#contract/rupiah.ts'
import { addBaris, type BarisKeranjang } from '#web/lib/cart.ts'
import { tellKeranjang } from '#web/lib/cart-news.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

const UMPAN_BALIK_MS = 1000

interface MasukKeranjangProps {
  baris: BarisKeranjang
  /** `ikon`: never more than the picture; `lega`: with words where there is room for them. */
  bentuk: 'ikon' | 'lega' | 'penuh'
  className?: string
}

/** Puts one into the cart, and says so for a second. */
export function MasukKeranjang({ baris, bentuk, className }: MasukKeranjangProps) {
  const [isAdded, setAdded] = useState(false)
  /** Why nothing more goes in. */
  const [kata, setKata] = useState('')
  const { alert } = useAlerts()
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), UMPAN_BALIK_MS)
    return () => clearTimeout(timer)
  }, [isAdded])

  function add() {
    const hasil = addBaris(baris)
    if (hasil === 'masuk') {
      setAdded(true)
      setKata('')
      tellKeranjang('Masuk keranjang')
    } else if (hasil === 'semua') {
      const semua = `Stok hanya ${formatAngka(baris.stok)}, semuanya sudah di keranjang`
      setKata(semua)
      tellKeranjang(semua)
    } else void alert({ title: 'Keranjang penuh', text: 'Bayar dulu isinya, atau hapus yang tidak jadi dibeli.' })
  }

  const Icon = isAdded ? Check : ShoppingCart
  return (
    <>
      <Button
        variant="garis"
        rapat
        aria-label={`Masukkan ${baris.nama} ke keranjang`}
        title="Masukkan ke keranjang"
        onClick={add}
        className={cx('shrink-0', isAdded && 'border-hijau bg-hijau-muda text-hijau', className)}
      >
        <Icon aria-hidden className="size-5" />
        {bentuk !== 'ikon' && (
          <span aria-hidden className={bentuk === 'lega' ? 'max-md:hidden' : undefined}>
            {isAdded ? 'Masuk keranjang' : 'Ke keranjang'}
          </span>
        )}
      </Button>
      <span role="status" className="sr-only">
        {isAdded ? `${baris.nama} masuk keranjang` : kata}
      </span>
    </>
  )
}
