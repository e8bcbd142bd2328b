import type { DanaKembali } from '#contract/pembayaran/kembali.ts'
import { formatRupiah } from '#contract/rupiah.ts'

/** The lines that money went back for, and the shipping. */
export function DaftarKembali({ barang, ongkir }: Pick<DanaKembali, 'barang' | 'ongkir'>) {
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
