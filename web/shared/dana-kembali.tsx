import { isKembaliUtuh, teksKembali, type Uang } from '#contract/buku/uang.ts'
import type { DanaKembali as Dana } from '#contract/pembayaran/kembali.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'
import { TeksRupiah } from './teks-rupiah.tsx'

/** Of money that went back in part: how much. Where all of it did, the state beside it says so. */
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

/** The lines that money went back for, and the shipping. */
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
          Ongkos kirim<span className="harga">: {formatRupiah(ongkir)}</span>
        </li>
      )}
    </ul>
  )
}
