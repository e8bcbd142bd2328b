import { Link } from 'react-router'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { type KeranjangContents, keyOf, useKeranjang } from '#web/lib/cart.ts'

/** Shows the quantity in the cart, with a link: signed-out visitors have no cart link in the top bar. */
export function QuantityInKeranjang({ content }: { content: KeranjangContents }) {
  const line = useKeranjang().lines.find((row) => keyOf(row) === keyOf(content))
  if (!line) return null
  return (
    <p className="mt-2 text-sm text-tinta-2">
      {formatGrouped(line.quantity)} di keranjang.{' '}
      <Link to="/keranjang" className="tautan">
        Lihat keranjang
      </Link>
    </p>
  )
}
