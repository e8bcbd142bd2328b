import { formatReturned, isFullyReturned, type Money } from '#contract/buku/money.ts'
import type { RefundedMoney as Dana } from '#contract/pembayaran/returned.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'
import { RupiahText } from './rupiah-text.tsx'

/** Shows the amount of a partial refund. A full refund shows nothing here, because the status beside it says so. */
export function RefundedMoney({ uang, className }: { uang: Money; className?: string }) {
  const text = isFullyReturned(uang) ? undefined : formatReturned(uang)
  return (
    text && (
      <span className={cx('text-sm', className)}>
        <RupiahText>{text}</RupiahText>
      </span>
    )
  )
}

/** Lists the refunded lines and the refunded shipping fee. */
export function RefundedParts({ barang, ongkir }: Pick<Dana, 'barang' | 'ongkir'>) {
  return (
    <ul className="list-disc pl-5 empty:hidden">
      {barang.map(({ nama, jumlah, nilai }) => (
        <li key={nama} className="[overflow-wrap:anywhere]">
          {jumlah > 0 ? `${jumlah} × ${nama}` : nama}
          {nilai !== null && <span className="harga">: {formatRupiah(nilai)}</span>}
        </li>
      ))}
      {ongkir > 0 && (
        <li>
          Ongkir<span className="harga">: {formatRupiah(ongkir)}</span>
        </li>
      )}
    </ul>
  )
}
