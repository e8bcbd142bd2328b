import { isKembaliUtuh, teksKembali, type Uang } from '#contract/buku/uang.ts'
import type { DanaKembali as Dana } from '#contract/pembayaran/kembali.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'
import { TeksRupiah } from './teks-rupiah.tsx'

/** Shows the amount of a partial refund. A full refund shows nothing here, because the status beside it says so. */
export function DanaKembali({ uang, className }: { uang: Uang; className?: string }) {
  const teks = isKembaliUtuh(uang) ? undefined : teksKembali(uang)
  return (
    teks && (
      <span className={cx('text-sm', className)}>
        <TeksRupiah>{teks}</TeksRupiah>
      </span>
    )
  )
}

/** Lists the refunded lines and the refunded shipping fee. */
export function DaftarKembali({ barang, ongkir }: Pick<Dana, 'barang' | 'ongkir'>) {
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
