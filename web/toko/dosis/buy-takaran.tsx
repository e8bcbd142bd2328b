import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import { kemasanQuantity, readKemasan } from '#contract/dosis/kemasan.ts'
import { QUANTITY_MAX } from '#contract/jumlah.ts'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { hargaFor } from '#contract/uang/harga.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { keyOf, LINES_MAX, orderAgain, useKeranjang } from '#web/lib/cart.ts'
import { produkLine } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { produkQuery } from '#web/toko/katalog/katalog-queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { formatTakaran } from './slip.tsx'

interface BuyTakaranProps {
  produk: ProdukDosis
  needed: number
  satuan: 'g' | 'mL'
  /** Treatment covered: '3 kali', '14 hari'. */
  purpose: string
}

/** Required number of whole packs with today's price, and a cart button. Offline no price is shown. */
export function BuyTakaran({ produk, needed, satuan, purpose }: BuyTakaranProps) {
  const { produkId, nama, kemasan } = produk
  const { data: current } = useQuery(produkQuery(produkId))
  const values = readKemasan(kemasan)
  const quantity = kemasanQuantity(needed, satuan, values)
  return (
    <div className="grid gap-2 border-garis border-t pt-4">
      <p>
        Perlu {formatTakaran(needed, satuan)} untuk {purpose}
        {quantity === undefined ? (
          `. Hitung sendiri dari isi kemasannya${kemasan && ` (${kemasan})`}.`
        ) : (
          <>
            : <strong>{`${formatGrouped(quantity)} × ${kemasan}`}</strong>.
          </>
        )}
      </p>
      <p className="text-sm print:hidden">
        <Link to={`/produk/produk-satuan/${produkId}`} className="tautan min-h-12">
          {nama}
        </Link>
      </p>
      <div className="print:hidden">
        {current ? <Harga current={current} quantity={quantity ?? 1} /> : <p>Harga dan stok muncul saat ada sinyal.</p>}
      </div>
    </div>
  )
}

function Harga({ current, quantity }: { current: Produk; quantity: number }) {
  const { lines } = useKeranjang()
  const [isFull, setFull] = useState(false)
  const values = produkLine(current)
  const can = Math.min(quantity, values.stok, QUANTITY_MAX)
  const existing = lines.find((line) => keyOf(line) === keyOf(values))

  function add() {
    // A full cart takes no further line.
    setFull(!existing && lines.length >= LINES_MAX)
    orderAgain([{ ...values, quantity: can }])
  }

  if (current.belum_terdaftar) return <p>Produk ini belum dijual.</p>
  if (can === 0)
    return (
      <div className="grid gap-2">
        <Button disabled className="min-h-12">
          Stok habis
        </Button>
        <p>Anda tetap bisa memakai hitungan ini.</p>
      </div>
    )
  return (
    <div className="grid gap-2">
      <p>
        <span className="harga font-bold text-xl">{formatRupiah(hargaFor(current, can).harga * can)}</span>
        {` untuk ${formatGrouped(can)} kemasan`}
        {can < quantity && `. Stok hanya ${formatNumber(can)}, kurang ${formatNumber(quantity - can)}.`}
      </p>
      {existing && existing.quantity >= can ? (
        <ButtonLink to="/keranjang" className="min-h-12">
          Sudah di keranjang: {formatGrouped(existing.quantity)}
        </ButtonLink>
      ) : (
        <Button onClick={add} className="min-h-12">
          <ShoppingCart aria-hidden className="size-5" />
          Masukkan ke keranjang
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {isFull && 'Keranjang penuh. Bayar dulu isinya, atau hapus yang tidak jadi dibeli.'}
      </p>
    </div>
  )
}
