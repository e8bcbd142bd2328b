import type { Dasbor } from '#contract/dasbor/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'

type Hari = Dasbor['harian'][number]

/** Income and refunds of the period, so that the basis of each figure is clear. */
export function MoneyRingkasan({ harian }: Pick<Dasbor, 'harian'>) {
  const sum = (nilai: Exclude<keyof Hari, 'tanggal'>) => harian.reduce((total, hari) => total + hari[nilai], 0)
  const [ppn, lebih] = [sum('ppn'), sum('lebih')]
  return (
    <section aria-label="Uang dalam periode ini" className="kartu mb-4 p-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2 xl:flex xl:flex-wrap xl:justify-between">
        <Jumlah nama="Barang setelah diskon" nilai={sum('barang')} />
        <Jumlah nama="Ongkir setelah diskon" nilai={sum('ongkir')} />
        {ppn > 0 && <Jumlah nama="PPN" nilai={ppn} />}
        {lebih > 0 && <Jumlah nama="Kelebihan bayar" nilai={lebih} />}
        <Jumlah nama="Dikembalikan" nilai={-sum('dikembalikan')} />
        <Jumlah nama="Bersih" nilai={sum('bersih')} utama />
      </dl>
      <p className="mt-3 text-sm text-tinta-2">
        Pembayaran dihitung pada tanggal bayar, pengembalian pada tanggal kembali (WIB).
      </p>
    </section>
  )
}

function Jumlah({ nama, nilai, utama }: { nama: string; nilai: number; utama?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-tinta-2">{nama}</dt>
      <dd className={cx('harga text-xl', utama ? 'font-bold text-laut' : 'font-semibold')}>{formatRupiah(nilai)}</dd>
    </div>
  )
}
