import { Link } from 'react-router'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { type IsiKeranjang, keyOf, useKeranjang } from '#web/lib/cart.ts'

/** How many of it the cart holds already, with the way there: for visitors too, who have no cart in the bar above. */
export function DiKeranjang({ isi }: { isi: IsiKeranjang }) {
  const line = useKeranjang().baris.find((baris) => keyOf(baris) === keyOf(isi))
  if (!line) return null
  return (
    <p className="mt-2 text-sm text-tinta-2">
      {formatAngka(line.quantity)} di keranjang.{' '}
      <Link to="/keranjang" className="tautan">
        Lihat keranjang
      </Link>
    </p>
  )
}
